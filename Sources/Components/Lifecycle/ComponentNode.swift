/// A component's place in a tree: where it came from, what extends it, and whether it is connected.
public final class ComponentNode {
    /// The tree that the component is or was part of, or is made for.
    ///
    /// It keeps alive what `stack`, `contributor` and the extensions' contributions point to.
    var tree: ComponentTree?
    /// Keeps the stack, and what was used early, alive while there is no tree.
    var table: SealedTable?
    /// The stack that the component was made from.
    // Sound: `tree` or `table` holds it, and a tree that the component moves to takes over what it
    // needs. Trees on several threads share the stack, and a retain for each part would make them wait
    // for each other.
    var stack: Unmanaged<StackInfo>?
    /// The contribution whose hook added the component to its tree.
    // Sound for the same reason.
    var contributor: Unmanaged<Contribution>?
    /// The innermost extension; each knows the next.
    // Sound: the node owns the whole list and releases it at its own end.
    var firstExtension: Unmanaged<AnyComponentExtension>?
    /// What is to be reported once there is a tree.
    // Sound: no access to it spans another.
    @exclusivity(unchecked)
    var pending: [ComponentDiagnostic] = []
    /// The tree that this is or was the root of.
    var mounted: ComponentTree?
    /// Where the stacks are with which the appearance was last set up.
    // Only compared; `tree` keeps their table, so no others can come to the address.
    var styledWith: UnsafeRawPointer?
    var place = Place.fresh
    var activity = Activity.none
    var hasNewContent = false
    var earlyUse = EarlyUse.none
    /// Whether the component is of a type that nobody put into its slot.
    var isSubstitute = false
    /// How many components are around it in its tree.
    var depth: UInt16 = 0

    /// Where the component is.
    enum Place {
        /// Never connected.
        case fresh
        /// Part of a mounted tree.
        case connected
        /// Taken out of its tree.
        case disconnected
    }

    /// Which of the component's hooks are running.
    enum Activity {
        case none
        case settingUp
        case updating
    }

    /// Which components were used while there was no tree.
    enum EarlyUse {
        case none
        /// Those of `table`.
        case table
        /// Others than those of `table`.
        case others
    }

    /// Creates a node for a component that is part of no tree.
    public init() {}

    deinit {
        // The tree's shared parts may point back at the tree.
        mounted?.close()
        var next = firstExtension
        while let current = next {
            next = current._withUnsafeGuaranteedRef(\.next)
            current.release()
        }
    }

    /// Whether the component is part of a mounted tree.
    public var isConnected: Bool {
        place == .connected
    }

    /// The tree that the component is part of.
    public var connectedTree: ComponentTree? {
        isConnected ? tree : nil
    }

    /// The components of the tree; while the component is not connected, `Components.default` as it
    /// is at the moment of reading.
    public var components: Components {
        if let tree = connectedTree { return tree.components }
        let components = Components.default
        noteEarlyUse(of: components.table)
        return components
    }

    private func noteEarlyUse(of used: SealedTable) {
        if let table {
            if table.slots !== used.slots { earlyUse = .others }
        } else {
            table = used
        }
        if earlyUse == .none { earlyUse = .table }
    }

    /// Calls the closure with each extension, innermost first.
    @inline(__always)
    func forEachExtension(_ body: (AnyComponentExtension) -> Void) {
        var next = firstExtension
        while let current = next {
            // Sound: nothing is taken out of the list while the node lives.
            next = current._withUnsafeGuaranteedRef { layer in
                body(layer)
                return layer.next
            }
        }
    }

    var info: StackInfo? {
        stack?.takeUnretainedValue()
    }
}

@available(*, unavailable)
extension ComponentNode: Sendable {}
