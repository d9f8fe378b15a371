/// A mounted tree: the components that its parts are made from, and its diagnostics.
public final class ComponentTree {
    // Invariant, wherever exclusivity is unchecked: no access spans another. Debug builds check it.
    /// The components that parts are made from.
    #if !DEBUG
    @safe
    @exclusivity(unchecked)
    #endif
    public private(set) var components: Components {
        didSet {
            stacks = components.table.stacks
            hasScopes = !components.table.slots.conditions.isEmpty || state.hasSwitchedOff
        }
    }

    /// Whether something holds in a part of the tree only, or was switched off.
    #if !DEBUG
    @safe
    @exclusivity(unchecked)
    #endif
    package private(set) var hasScopes: Bool

    /// The addresses in the table of `components`, which the tree keeps.
    #if !DEBUG
    @safe
    @exclusivity(unchecked)
    #endif
    @usableFromInline
    var stacks: StackAddresses

    /// The state that the tree shares with its parts, or the part with its tree.
    let state: TreeState

    /// The mistakes found so far, in the order in which they were made.
    ///
    /// The first 1,000 are kept; the last then counts the others.
    public var diagnostics: [ComponentDiagnostic] {
        state.diagnostics.all
    }

    /// The tree of which this is a part with components of its own; nil for a whole one.
    private(set) weak var outer: ComponentTree?
    /// The parts that have components of their own, by the scopes that hold in them.
    package private(set) var parts: [ActiveScopes: ComponentTree] = [:]

    /// The parts that the whole tree shares, by the numbers of their slots.
    private(set) var sharedParts: [Int: Any] = [:]

    /// The origin of the components, if they are those of `Components.default`; changes there do not reach the tree.
    private(set) var source: DefaultCell?

    init(_ context: borrowing ComponentContext) {
        let components = context.components.copy(notingReadsIn: context.observer?.reads)
        state = TreeState(components.table.slots, context)
        self.components = components
        stacks = components.table.stacks
        hasScopes = !components.table.slots.conditions.isEmpty
        source = context.source
        table.slots.diagnostics.forEach(note)
    }

    private init(of outer: ComponentTree, _ components: Components) {
        let components = components.copy(notingReadsIn: outer.observer?.reads)
        state = outer.state
        state.keep(components.table.slots)
        self.components = components
        stacks = components.table.stacks
        hasScopes = !components.table.slots.conditions.isEmpty || state.hasSwitchedOff
        self.outer = outer
    }

    /// Returns the part of the tree in which further conditions hold; the tree itself without conditions.
    func part(where conditions: [ScopeCondition]) -> ComponentTree {
        guard !conditions.isEmpty || state.hasSwitchedOff else { return self }
        return part(in: table.record.scopes.adding(conditions))
    }

    /// Returns the part of the tree in which just these scopes hold, without registrations that are switched off.
    func part(in wanted: ActiveScopes) -> ComponentTree {
        let scopes = wanted.leavingOut(state.switchedOff)
        guard scopes != table.record.scopes else { return self }
        if let part = parts[scopes] { return part }
        let components = components.narrowed(to: scopes)
        let part = ComponentTree(of: self, components)
        (part.table.record.scopeDiagnostics + part.table.slots.diagnostics).forEach(note)
        parts[scopes] = part
        hasScopes = true
        return part
    }

    var table: SealedTable {
        components.table
    }

    /// Forgets the parts, as a registration is switched off or on again.
    func forgetParts() {
        parts.values.forEach { $0.end() }
        parts = [:]
        hasScopes = !table.slots.conditions.isEmpty || state.hasSwitchedOff
    }

    /// Returns the part of a slot that the whole tree shares, made the first time it is asked for.
    ///
    /// Registrations to the slot for some of the tree only give one for there. The tree keeps it as long as its
    /// root lives.
    public func shared<Value, Part>(_ slot: Slot<Value, Part>) -> Part {
        if let part = sharedParts[slot.index] as? Part { return part }
        let source = treeSharing(slot.declaration)
        let part = source === self ? components.make(slot) : source.shared(slot)
        if !state.isClosed { sharedParts[slot.index] = part }
        return part
    }

    /// Returns the outermost tree around this one with the same registrations to a slot.
    private func treeSharing(_ slot: some AnySlotDeclaration) -> ComponentTree {
        var found = self
        while let outer = found.outer,
            !table.record.says(of: slot, in: scopes, unlike: outer.scopes)
        {
            found = outer
        }
        return found
    }

    /// Puts other components in place of the tree's; parts that are made keep their types.
    ///
    /// Components of parts of the tree have to find their part again.
    func replace(_ components: Components) {
        forgetParts()
        source = nil
        let wasTypeRead = table.isTypeRead
        self.components = components.copy(notingReadsIn: observer?.reads)
        // The code that read it may still be used.
        if wasTypeRead { table.noteTypeRead() }
        state.replaceTable(table.slots)
        forgetMissingPlugins()
        table.slots.diagnostics.forEach(note)
        dropSharedParts()
    }

    /// Releases the shared parts for good; called when the root is gone.
    func close() {
        state.isClosed = true
        state.root = nil
        state.end()
        end()
    }

    private func end() {
        dropSharedParts()
        parts.values.forEach { $0.end() }
    }

    private func dropSharedParts() {
        // They are released after the assignment, because that may run any code.
        let parts = sharedParts
        sharedParts = [:]
        withExtendedLifetime(parts) {}
    }
}

@available(*, unavailable)
extension ComponentTree: Sendable {}

/// The state that a tree and its parts share: running hooks, faults, and tables that are kept.
final class TreeState {
    /// The mistakes found so far, in the order in which they were made.
    private(set) var diagnostics = DiagnosticList()

    /// The sink that receives an event last.
    private(set) weak var events: (any EventSink)?

    // Invariant, wherever exclusivity is unchecked: no access spans another. Debug builds check it.
    /// The running registration and its faults; components that are added now are that registration's.
    #if !DEBUG
    @safe
    @exclusivity(unchecked)
    #endif
    var work = HookWork()

    /// The clock, and what runs in turns.
    var turns: TreeTurns

    /// The limits of hooks.
    let budget: FaultBudget

    /// The registrations whose hooks changed the content of components that are being updated.
    var changers: [ObjectIdentifier: FaultSource] = [:]

    /// The components that are called before they leave the tree.
    var leaving: [LeavingComponent] = []

    /// The root of the whole tree, as long as it is mounted.
    var root: UnownedReference<AnyObject>?

    /// The nesting depth of events that are being raised.
    var eventDepth = CallDepth()

    /// The depth of `updateComponents(_:)`, whose hooks may call it again.
    var changeDepth = CallDepth()

    /// Whether the root is gone.
    var isClosed = false
    /// Whether excluded registrations are being tried again.
    var isRetrying = false

    /// The registrations with faults for which only the root can be made again; nil if the root is not made again.
    var excludedFromRoot: [Registration]?

    /// The difference to the new components, while the tree takes them.
    var change: SlotDifference?
    /// The differences of all changes so far.
    var pastChanges: SlotDifference?

    #if DEBUG
    /// The hooks that are running in each other, and how many ran before each.
    var runningHooks: [(hook: ComponentHook, number: Int)] = []
    private var hookCount = 0
    /// The nodes of the parts that hooks made, until the tree is mounted.
    var madeNodes: [WeakReference]? = []
    /// The number of slow hooks.
    var slowHookCount = 0
    /// The names that were looked up, each with the layer of its hook; without one where a function did it.
    var askedNames: [SideEffectLog.AskedName: SlotLayer?] = [:]
    /// The kinds of those that were added.
    var addedKinds: Set<PendingComponent.Kind> = []
    #endif

    /// The table of the whole tree.
    private var table: SlotTable
    /// The other tables that components of the tree point into: those of parts, and those of before.
    private var kept: [ObjectIdentifier: SlotTable] = [:]

    init(_ table: SlotTable, _ context: borrowing ComponentContext) {
        self.table = table
        turns = TreeTurns(context)
        work.observer = context.observer
        events = context.events
        budget = context.budget
        context.reportedOfRoots?.forEach { diagnostics.insert($0) }
        excludedFromRoot = context.reportedOfRoots.map { _ in [] }
    }

    /// Notes a mistake, once, and reports it to `Components.onDiagnostic`; returns whether it is new.
    @discardableResult
    func report(_ diagnostic: ComponentDiagnostic) -> Bool {
        guard diagnostics.insert(diagnostic) else { return false }
        Components.listener.tell(diagnostic)
        return true
    }

    /// Keeps a table as long as the tree or a component that was in it lives.
    func keep(_ slots: SlotTable) {
        if slots !== table { kept[ObjectIdentifier(slots)] = slots }
    }

    /// Keeps every table that another tree keeps, for a component that moves from there to here.
    func keepWhatIsKept(by other: TreeState) {
        guard other !== self else { return }
        keep(other.table)
        other.kept.values.forEach(keep)
    }

    /// Keeps another table of the whole tree, too.
    func replaceTable(_ new: SlotTable) {
        let old = table
        table = new
        keep(old)
        work.typeSources = [:]
    }

    #if DEBUG
    /// Notes that a hook begins; take it off the list when it ends.
    func begin(_ hook: ComponentHook) {
        hookCount += 1
        runningHooks.append((hook, hookCount))
    }
    #endif
}
