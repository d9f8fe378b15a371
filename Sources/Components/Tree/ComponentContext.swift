/// The components and settings with which the root of a tree is mounted, and the sink of its events.
///
/// Appearance, direction and text measuring are slots like any others, so one mechanism scopes all.
public struct ComponentContext {
    /// The components that every part of the tree is made from.
    public var components: Components {
        didSet { source = nil }
    }

    /// The origin of the components, if they are those of `Components.default`.
    private(set) var source: DefaultCell?

    /// The sink of events that were not handled in the tree; the tree does not keep it, you do.
    public var events: (any EventSink)?

    /// The instant at which the tree's clock stands; nil for that of the slot `clockStart`.
    public var now: Timestamp?

    /// The timers of messages, channels and readers, if they outlive the tree.
    public var store: StateStore?

    /// The limits of plugins' hooks, and of their faults.
    public var budget = FaultBudget()

    /// The observer of the hooks that run and the slots that are read; nil unless the tree is recorded.
    package var observer: (any HookObserver)?

    /// The diagnostics of earlier roots that were mounted with this; nil if the root is not made again.
    private(set) var reportedOfRoots: [ComponentDiagnostic]?

    /// Creates a context.
    ///
    /// In debug builds a tree that is mounted with the value of `Components.default` reports later assignments to it.
    public init(_ components: Components, events: (any EventSink)? = nil) {
        self.components = components
        self.events = events
        #if DEBUG
        let current = DefaultCell.current
        if current.value.table === components.table { source = current }
        #endif
    }

    /// Creates a context of the present value of `Components.default`.
    ///
    /// A tree that is mounted with it reports later assignments to the default, which it does not see.
    public init(events: (any EventSink)? = nil) {
        let source = DefaultCell.current
        self.init(source.value, events: events)
        self.source = source
    }

    /// Returns the same for a root that can be made again, without some registrations, with their diagnostics.
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

extension ComponentContext {
    /// Makes a root and mounts it, and makes another one if plugins caused faults that no part inside of it can be made
    /// without.
    ///
    /// Use it for screens, lists and cells of your own, whose slots plugins extend or replace, too:
    ///
    /// ```swift
    /// let list = context.mount(preparing: { $0.view.layout(width: 375, height: 667) }) { components in
    ///     let list = components.make(.messageListVC)
    ///     list.dataSource = data
    ///     return list
    /// }
    /// ```
    ///
    /// Registrations with faults are left out of the whole tree and reported by the last root. Later
    /// faults, when you have the root, are only reported; so are those in a recorded tree, which is made once.
    ///
    /// - Parameters:
    ///   - prepare: Called with each root that was mounted, to lay it out and do whatever else may cause faults.
    ///   - make: Returns a new root of the components that it is given; called at most once more than plugins
    ///     register anything.
    /// - Returns: The last root, mounted.
    public func mount<Root: Lifecycle>(
        preparing prepare: (Root) -> Void = { _ in },
        _ make: (Components) -> Root
    ) -> Root {
        mount(preparing: prepare, make) { $0.mount(in: $1) }
    }

    /// Mounts roots by a function.
    package func mount<Root>(
        preparing prepare: (Root) -> Void,
        _ make: (Components) -> Root,
        by mount: (Root, ComponentContext) -> ComponentTree
    ) -> Root {
        var excluded: [Registration] = []
        var told: [ComponentDiagnostic] = []
        while true {
            let context = observer == nil ? forRoot(without: excluded, told: told) : self
            let root = make(context.components)
            let mounted = NestedCalls.run(.mount) {
                Components.listener.tell(.callNeverEnds(call: "mount(in:)"))
            } _: {
                let tree = mount(root, context)
                prepare(root)
                return tree
            }
            guard let tree = mounted else { return root }
            // Components that were made from other components cause the same faults again.
            let found = (tree.state.excludedFromRoot ?? []).filter { registration in
                !excluded.contains { $0 === registration }
            }
            tree.state.excludedFromRoot = nil
            guard !found.isEmpty else { return root }
            excluded += found
            told = tree.diagnostics.filter { diagnostic in
                guard case .excluded(let fault) = diagnostic else { return false }
                return excluded.contains { $0.claim == fault.claim }
            }
        }
    }
}
