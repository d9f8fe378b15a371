/// A component's place in a tree: its origin, its extensions, and whether it is connected.
public final class ComponentNode {
    /// The tree that the component is or was part of, or is made for.
    ///
    /// It keeps the objects that `stack`, `registrant` and the extensions' registrations point to.
    var tree: ComponentTree?
    /// The table that keeps the stack, and that was used early, while there is no tree.
    var table: SealedTable?
    /// The stack that the component was made from.
    ///
    /// `tree` or `table` keeps it, and a tree that the component moves to keeps the tables of the old one.
    var stack: UnownedReference<StackInfo>?
    /// The registration whose hook added the component to its tree, or whose function returned it.
    ///
    /// Kept as the stack is.
    var registrant: UnownedReference<Registration>?
    /// The innermost extension; each knows the next, and the node keeps them all.
    var firstExtension: UnownedReference<AnyComponentExtension>?
    /// The diagnostics to report once there is a tree.
    var pending: [ComponentDiagnostic] = []
    /// The tree that this is or was the root of.
    var mounted: ComponentTree?
    /// The stacks with which the appearance was last set up; `tree` keeps them, so that no others become them.
    var styledWith: ObjectIdentifier?
    var place = Place.fresh
    var activity = Activity.none
    var hasNewContent = false
    var earlyUse = EarlyUse.none
    /// Whether the component is of another type than its slot holds.
    var isSubstitute = false
    /// The registrations that are left out of the component and everything in it; nil if there never were any.
    var excluded: [Registration]?
    /// The number of components around it in its tree.
    var depth: UInt16 = 0
    /// The events that the component and its extensions receive; nil until one is raised.
    var reception: Reception?
    /// Whether a `PackageEventSink` receives the events of other modules too.
    package var receivesOtherEvents = false

    #if DEBUG
    /// Whether the component's base class notes which of its hooks were reached.
    @usableFromInline private(set) var marksHooks = false
    /// The hooks whose last run reached the class that they come from.
    @usableFromInline var reached: Set<OverriddenHook> = []
    /// Those of them that their last run reached more than once.
    @usableFromInline var reachedAgain: Set<OverriddenHook> = []
    /// The hook that made the component, until the component is added.
    var making: PendingComponent?
    /// The record of a component that was made by hand, while that is noted.
    var unmanaged: UnmanagedComponent?
    /// The number of the `updateContent` that added the component; 0 for one that was added elsewhere.
    package var updateOfAdding = 0
    #endif

    /// The position of the component relative to its tree.
    enum Place {
        /// Never connected.
        case fresh
        /// Part of a mounted tree.
        case connected
        /// Taken out of its tree.
        case disconnected
    }

    /// The hooks of the component that are running.
    enum Activity {
        case none
        case settingUp
        case updating
    }

    /// The components that were used while there was no tree.
    enum EarlyUse {
        case none
        /// Those of `table`.
        case table
        /// Others than those of `table`.
        case others
    }

    /// Creates a node for a component that is part of no tree.
    public init() {}

    /// Creates a node for a component whose base class calls `reach` in its hooks.
    package init(markingHooks: Bool) {
        #if DEBUG
        marksHooks = markingHooks
        #endif
    }

    deinit {
        #if DEBUG
        if place == .fresh, let making { tree?.report(making) }
        #endif
        // The tree's shared parts may point back at the tree.
        mounted?.close()
        var next = firstExtension
        while let current = next {
            next = current.with { layer in
                layer.loseHost()
                return layer.next
            }
            #if DEBUG
            weak let kept = current.object
            current.letGo()
            if let kept, tree?.state.isClosed == true { kept.tellOfCycle() }
            #else
            current.letGo()
            #endif
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

    /// Whether the component is connected, and a hook of a plugin or the app runs in its tree.
    package var isRegistrationRunning: Bool {
        guard isConnected, let tree else { return false }
        return tree.state.current != nil
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
            if table.latest !== used.latest { earlyUse = .others }
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
            next = current.with { layer in
                body(layer)
                return layer.next
            }
        }
    }

    package var info: StackInfo? {
        stack?.object
    }
}

@available(*, unavailable)
extension ComponentNode: Sendable {}

extension ComponentNode {
    /// The name of the slot that the component was made from; nil if it was made by hand.
    public var slotName: String? {
        info?.facts.name
    }

    /// The layer that put the component's type into its slot.
    ///
    /// Nil for the declared default, and for another type that was made in the slot's place.
    public var supplier: SlotLayer? {
        base?.layer
    }

    /// The registration that put the component's type into its slot; nil as `supplier` is.
    var base: Registration? {
        isSubstitute ? nil : info?.base
    }

    /// The layers that extend the component, innermost first.
    public var extensions: [SlotLayer] {
        var layers: [SlotLayer] = []
        forEachExtension { current in
            if let layer = current.registration?.object.layer {
                layers.append(layer)
            }
        }
        return layers
    }

    /// The extension or supplier whose hook added the component to its tree; nil for the defaults' own.
    public var addedBy: SlotLayer? {
        adder?.layer
    }

    /// The registration whose hook added the component; nil where a function returned it.
    var adder: Registration? {
        registrant.flatMap { $0.object.isFunction ? nil : $0.object }
    }

    /// Calls the closure with the component's extensions, innermost first.
    public func visitExtensions(_ visit: (AnyObject) -> Void) {
        forEachExtension(visit)
    }
}
