#if DEBUG
/// The hook that made a part, as debug builds remember it until the part is added to a view.
struct PendingComponent {
    /// Parts of one slot that one registration's hooks make.
    struct Kind: Hashable {
        let slot: String
        let maker: ObjectIdentifier?
    }

    /// The part's type.
    let component: String
    /// The slot that it was made from.
    let slot: String
    /// The registration whose hook it was; nil for the defaults' own.
    let maker: UnownedReference<Registration>?

    /// The facts that all parts that one hook makes share.
    var kind: Kind {
        Kind(slot: slot, maker: maker.map { ObjectIdentifier($0.object) })
    }
}

/// A weak reference to an object.
struct WeakReference {
    weak var object: AnyObject?
}
#endif

extension ComponentNode {
    /// Notes that the component was added to another one, connected or not; debug builds only.
    @inlinable
    @inline(__always)
    package func noteAdded() {
        #if DEBUG
        if !isConnected { forgetMaking() }
        #endif
    }

    #if DEBUG
    /// Notes that a component is made, while that is recorded.
    package func noteMaking(of component: AnyObject) {
        if let notes = SideEffectLog.current { unmanaged = notes.noteMaking(of: component) }
    }

    @usableFromInline
    func forgetMaking() {
        if let making { tree?.state.addedKinds.insert(making.kind) }
        making = nil
        unmanaged?.noteAdded()
    }
    #endif
}

#if DEBUG
extension ComponentTree {
    /// Reports a part that was never added, unless another one of its kind was.
    func report(_ making: PendingComponent) {
        guard !state.addedKinds.contains(making.kind) else { return }
        let (name, layer) = (making.component, making.maker?.object.layer)
        note(.neverAdded(component: name, slot: making.slot, by: layer))
    }

    /// Reports the parts that hooks made until now and that were never added.
    func reportPartsOutside() {
        let nodes = state.madeNodes ?? []
        state.madeNodes = nil
        for case let node as ComponentNode in nodes.map(\.object) where node.place == .fresh {
            if let making = node.making { report(making) }
        }
    }
}
#endif
