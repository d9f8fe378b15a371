/// What the root of a tree is mounted with: the components to compose it of, and where its events go.
///
/// Appearance, direction and text measuring are slots like any others, so one mechanism scopes all.
public struct ComponentContext {
    /// The components that every part of the tree is made from.
    public var components: Components {
        didSet { source = nil }
    }

    /// Where the components came from, if nobody named any.
    private(set) var source: DefaultCell?

    /// Where events go that nobody in the tree handled; the tree does not keep it alive, you do.
    public var events: (any EventSink)?

    /// How much hooks of plugins' registrations may do, and how often they may go wrong.
    public var budget = FaultBudget()

    /// What notes the hooks that run and the slots that are read; none unless the tree is recorded.
    package var hookLog: LifecycleLog?

    /// What was told of roots that were mounted with this and are made again; none if nobody makes them again.
    private(set) var reportedOfRoots: [ComponentDiagnostic]?

    /// Creates a context.
    ///
    /// In debug builds a tree that is mounted with what `Components.default` holds reports what is assigned there later.
    public init(_ components: Components, events: (any EventSink)? = nil) {
        self.components = components
        self.events = events
        #if DEBUG
        let current = DefaultCell.current
        if current.value.table === components.table { source = current }
        #endif
    }

    /// Creates a context of what `Components.default` holds now.
    ///
    /// A tree that is mounted with it reports what is assigned there later, which it does not see.
    public init(events: (any EventSink)? = nil) {
        let source = DefaultCell.current
        self.init(source.value, events: events)
        self.source = source
    }

    /// Returns the same for a root that can be made again, without some registrations, with what was told of them.
    func forRoot(
        without registrations: [Registration],
        told: [ComponentDiagnostic]
    ) -> ComponentContext {
        var context = self
        if !registrations.isEmpty {
            let scopes = components.scopes.leavingOut(registrations)
            context.components = components.narrowed(to: scopes)
            context.source = source
        }
        context.reportedOfRoots = told
        return context
    }
}

@available(*, unavailable)
extension ComponentContext: Sendable {}
