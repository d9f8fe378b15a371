/// A mounted tree: what its parts are made from, and what went wrong in it.
public final class ComponentTree {
    // Invariant, wherever exclusivity is unchecked: no access spans another. Debug builds check it.
    /// The components that parts are made from.
    #if !DEBUG
    @safe
    @exclusivity(unchecked)
    #endif
    public private(set) var components: Components {
        didSet { stacks = components.table.stacks }
    }

    /// The addresses in the table of `components`, which the tree keeps.
    #if !DEBUG
    @safe
    @exclusivity(unchecked)
    #endif
    @usableFromInline
    var stacks: StackAddresses

    /// The mistakes found so far, in the order in which they were made.
    public private(set) var diagnostics: [ComponentDiagnostic] = []

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
    package var hookLog: HookLog?

    /// How many components are being set up, each by a hook of the one before.
    #if !DEBUG
    @safe
    @exclusivity(unchecked)
    #endif
    var hookDepth = 0

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
        events = context.events
        source = context.source
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
        guard !diagnostics.contains(diagnostic) else { return }
        diagnostics.append(diagnostic)
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
    }

    /// Lets go of the shared parts for good; called when the root is gone.
    func close() {
        isClosed = true
        dropSharedParts()
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
