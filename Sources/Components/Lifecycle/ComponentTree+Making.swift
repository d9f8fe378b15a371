extension ComponentNode {
    /// Notes that somebody put the component into another one, connected or not; debug builds only.
    @inlinable
    @inline(__always)
    package func noteAdded() {
        #if DEBUG
        if !isConnected { forgetMaking() }
        #endif
    }

    #if DEBUG
    /// Notes that a component is made, as long as somebody wants to know.
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
    /// Reports a part that nobody added, unless another one of its kind was added.
    func report(_ making: PendingComponent) {
        guard !state.addedKinds.contains(making.kind) else { return }
        note(
            .neverAdded(
                component: making.component,
                slot: making.slot,
                by: making.maker?.object.layer
            )
        )
    }

    /// Reports the parts that hooks made until now and nobody added.
    func reportPartsOutside() {
        let nodes = state.madeNodes ?? []
        state.madeNodes = nil
        for case let node as ComponentNode in nodes.map(\.object) where node.place == .fresh {
            if let making = node.making { report(making) }
        }
    }
}
#endif
