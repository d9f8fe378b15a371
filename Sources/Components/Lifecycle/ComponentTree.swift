/// A mounted tree: what its parts are made from, and what went wrong in it.
public final class ComponentTree {
    /// The components that parts are made from.
    public private(set) var components: Components

    /// The mistakes found so far, in the order in which they were made.
    public private(set) var diagnostics: [ComponentDiagnostic] = []

    let events: (any EventSink)?

    /// The contribution whose hook is running; what is added now is its doing.
    // Sound: it belongs to one of the tree's tables. Trees on several threads share the contribution,
    // and a retain for each hook would make them wait for each other.
    var current: Unmanaged<Contribution>?

    private var sharedParts: [Int: Any] = [:]
    /// Earlier tables, which parts that were made from them still point into.
    private var retired: [SealedTable] = []

    init(_ context: ComponentContext) {
        components = Components(table: context.components.table.copy())
        events = context.events
    }

    @usableFromInline var table: SealedTable {
        components.table
    }

    /// Notes a mistake, once.
    public func report(_ diagnostic: ComponentDiagnostic) {
        if !diagnostics.contains(diagnostic) {
            diagnostics.append(diagnostic)
        }
    }

    /// Returns the part of a slot that the whole tree shares, made the first time it is asked for.
    public func shared<Value, Part>(_ slot: Slot<Value, Part>) -> Part {
        if let part = sharedParts[slot.index] as? Part { return part }
        let part = components.make(slot)
        sharedParts[slot.index] = part
        return part
    }

    /// Puts other components in place of the tree's; parts that are made keep their types.
    func replace(_ components: Components) {
        retired.append(table)
        self.components = Components(table: components.table.copy())
        sharedParts = [:]
    }
}
