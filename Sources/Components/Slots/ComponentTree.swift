/// A mounted tree: what its parts are made from, and what went wrong in it.
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
            hasScopes = !components.table.slots.conditions.isEmpty
        }
    }

    /// Whether anything was said for a part of the tree only.
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

    /// The mistakes found so far, in the order in which they were made.
    public var diagnostics: [ComponentDiagnostic] {
        outer?.diagnostics ?? found
    }

    private var found: [ComponentDiagnostic] = []

    /// The tree of which this is a part with components of its own; none for a whole one.
    private(set) weak var outer: ComponentTree?
    /// The parts that have components of their own, by what holds in them.
    private(set) var parts: [ComponentTree] = []
    private var partNumbers: [ActiveScopes: Int] = [:]

    private(set) weak var events: (any EventSink)?

    /// The contribution whose hook is running; what is added now is its doing.
    ///
    /// It belongs to one of the tables that the tree keeps.
    var current: Unretained<Contribution>?

    /// The layer whose hook is running; none while the defaults' own run.
    public var activeLayer: SlotLayer? {
        current?.with { $0.layer }
    }

    /// What notes every hook that runs; none unless somebody records the tree.
    #if !DEBUG
    @safe
    @exclusivity(unchecked)
    #endif
    package var hookLog: HookLog? {
        didSet { parts.forEach { $0.hookLog = hookLog } }
    }

    /// How many components are being set up, each by a hook of the one before.
    #if !DEBUG
    @safe
    @exclusivity(unchecked)
    #endif
    var hookDepth = 0

    /// How many events are being raised, each while the one before is.
    var eventDepth = EventDepth()

    /// Where the components came from, if nobody named any; changes there do not reach the tree.
    private(set) var source: DefaultCell?

    #if DEBUG
    /// The hooks that are running in each other, and how many ran before each.
    package var runningHooks: [(hook: ComponentHook, number: Int)] = []
    private var hookCount = 0
    /// The nodes of the parts that hooks made, until the tree is mounted.
    var madeNodes: [WeakReference]? = []
    /// What kinds of those were added.
    var addedKinds: Set<ComponentMaking.Kind> = []
    #endif

    private var sharedParts: [Int: Any] = [:]
    private var isClosed = false
    /// Tables besides the tree's own that its parts point into: earlier ones, and those of parts that
    /// were made elsewhere.
    private var kept: [ObjectIdentifier: SlotTable] = [:]

    init(_ context: ComponentContext) {
        let components = Components(
            table: context.components.table.copy(notingReadsIn: context.hookLog?.reads)
        )
        hookLog = context.hookLog
        self.components = components
        stacks = components.table.stacks
        hasScopes = !components.table.slots.conditions.isEmpty
        events = context.events
        source = context.source
    }

    private init(of outer: ComponentTree, _ components: Components) {
        let components = Components(
            table: components.table.copy(notingReadsIn: outer.hookLog?.reads)
        )
        hookLog = outer.hookLog
        self.components = components
        stacks = components.table.stacks
        hasScopes = !components.table.slots.conditions.isEmpty
        events = outer.events
        self.outer = outer
    }

    /// Returns the part of the tree in which further conditions hold; the tree itself for none.
    func part(where conditions: [ScopeCondition]) -> ComponentTree {
        guard !conditions.isEmpty else { return self }
        let scopes = table.record.scopes.adding(conditions)
        guard scopes != table.record.scopes else { return self }
        if let number = partNumbers[scopes] { return parts[number] }
        let components = components.narrowed(to: scopes)
        let part = ComponentTree(of: self, components)
        part.table.record.scopeDiagnostics.forEach(report)
        partNumbers[scopes] = parts.count
        parts.append(part)
        return part
    }

    var table: SealedTable {
        components.table
    }

    #if DEBUG
    /// Notes that a hook begins; take it off the list when it ends.
    func begin(_ hook: ComponentHook) {
        hookCount += 1
        runningHooks.append((hook, hookCount))
    }
    #endif

    /// Notes a mistake, once, and tells `Components.onDiagnostic`.
    public func report(_ diagnostic: ComponentDiagnostic) {
        if let outer { return outer.report(diagnostic) }
        guard !found.contains(diagnostic) else { return }
        found.append(diagnostic)
        Components.listener.tell(diagnostic)
    }

    /// Returns the part of a slot that the whole tree shares, made the first time it is asked for.
    ///
    /// The tree keeps it as long as its root lives.
    public func shared<Value, Part>(_ slot: Slot<Value, Part>) -> Part {
        if let part = sharedParts[slot.index] as? Part { return part }
        let part = components.make(slot)
        if !isClosed { sharedParts[slot.index] = part }
        return part
    }

    /// Puts other components in place of the tree's; parts that are made keep their types.
    func replace(_ components: Components) {
        let old = table.slots
        source = nil
        self.components = Components(
            table: components.table.copy(notingReadsIn: hookLog?.reads)
        )
        keep(old)
        dropSharedParts()
        for part in parts { part.replace(components.narrowed(to: part.scopes)) }
    }

    /// Lets go of the shared parts for good; called when the root is gone.
    func close() {
        isClosed = true
        dropSharedParts()
        parts.forEach { $0.close() }
    }

    private func dropSharedParts() {
        // They are released after the assignment, because that may run any code.
        let parts = sharedParts
        sharedParts = [:]
        withExtendedLifetime(parts) {}
    }

    /// Keeps a table as long as the tree lives.
    func keep(_ slots: SlotTable) {
        if slots !== table.slots { kept[ObjectIdentifier(slots)] = slots }
    }

    /// Keeps every table of another tree, for a part that moves from there to here.
    func keepWhatIsKept(by other: ComponentTree) {
        keep(other.table.slots)
        other.kept.values.forEach(keep)
    }
}

@available(*, unavailable)
extension ComponentTree: Sendable {}
