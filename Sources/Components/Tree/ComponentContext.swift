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

extension ComponentContext {
    /// Makes a root and mounts it, and makes another one if plugins did something wrong that nothing inside of it can
    /// be made without.
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
    /// What did wrong is left out of the whole tree, and told by the last one. What goes wrong later, when the root
    /// is in your hands, is reported and stays; so does what goes wrong in a tree that is recorded, which is made once.
    ///
    /// - Parameters:
    ///   - prepare: Called with each root that was mounted, to lay it out and do what else may go wrong.
    ///   - make: Returns a new root of the components that it is given; called at most once more than plugins
    ///     register anything.
    /// - Returns: The last root, mounted.
    public func mount<Root: Lifecycle>(
        preparing prepare: (Root) -> Void = { _ in },
        _ make: (Components) -> Root
    ) -> Root {
        mount(preparing: prepare, make) { $0.mount(in: $1) }
    }

    /// Does the same for roots that are mounted by a function.
    package func mount<Root>(
        preparing prepare: (Root) -> Void,
        _ make: (Components) -> Root,
        by mount: (Root, ComponentContext) -> ComponentTree
    ) -> Root {
        var excluded: [Registration] = []
        var told: [ComponentDiagnostic] = []
        while true {
            let context = hookLog == nil ? forRoot(without: excluded, told: told) : self
            let root = make(context.components)
            let mounted = NestedCalls.run(.mount) {
                Components.listener.tell(.callNeverEnds(call: "mount(in:)"))
            } _: {
                let tree = mount(root, context)
                prepare(root)
                return tree
            }
            guard let tree = mounted else { return root }
            // What is made of other components than these does so again.
            let found = (tree.state.excludedFromRoot ?? []).filter { registration in
                !excluded.contains { $0 === registration }
            }
            tree.state.excludedFromRoot = nil
            guard !found.isEmpty else { return root }
            excluded += found
            told = tree.diagnostics.filter { diagnostic in
                found.contains { diagnostic.isOf($0) } || told.contains(diagnostic)
            }
        }
    }
}

extension ComponentDiagnostic {
    /// Whether it tells that a registration was left out.
    fileprivate func isOf(_ registration: Registration) -> Bool {
        guard case .excluded(let fault) = self else { return false }
        return fault.claim == registration.claim
    }
}
