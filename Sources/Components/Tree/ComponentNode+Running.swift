extension ComponentNode {
    /// Runs a hook of the component, then that of its extensions, innermost first.
    @inline(__always)
    func run(_ hook: ComponentHook, of component: some Lifecycle, in tree: ComponentTree) {
        #if DEBUG
        tree.state.begin(hook)
        defer { tree.state.runningHooks.removeLast() }
        let author = supplier
        tree.watch(hook, of: component, by: author) { perform(hook, of: component, in: tree) }
        #else
        perform(hook, of: component, in: tree)
        #endif
    }

    @inline(__always)
    private func perform(
        _ hook: ComponentHook,
        of component: some Lifecycle,
        in tree: ComponentTree
    ) {
        let outer = tree.state.hook
        tree.state.hook = hook
        defer { tree.state.hook = outer }
        guard tree.state.hookLog == nil else { return runRecorded(hook, of: component, in: tree) }
        switch hook {
        case .setUp:
            run(.setUp, of: component) { component.setUp() }
            runExtensions(of: component, tree) { $0.setUp() }
        case .setUpLayout:
            run(.setUpLayout, of: component) { component.setUpLayout() }
            runExtensions(of: component, tree) { $0.setUpLayout() }
        case .setUpAppearance:
            run(.setUpAppearance, of: component) { component.setUpAppearance() }
            runExtensions(of: component, tree) { $0.setUpAppearance() }
        case .updateContent:
            run(.updateContent, of: component) { component.updateContent() }
            runExtensions(of: component, tree) { $0.updateContent() }
        }
    }

    @inline(never)
    private func runRecorded(
        _ hook: ComponentHook,
        of component: some Lifecycle,
        in tree: ComponentTree
    ) {
        record(.hook(hook), of: component, on: component, in: tree) {
            switch hook {
            case .setUp: run(.setUp, of: component) { component.setUp() }
            case .setUpLayout: run(.setUpLayout, of: component) { component.setUpLayout() }
            case .setUpAppearance:
                run(.setUpAppearance, of: component) { component.setUpAppearance() }
            case .updateContent: run(.updateContent, of: component) { component.updateContent() }
            }
        }
        runExtensions(of: component, tree) { layer in
            record(.hook(hook), of: layer, on: component, in: tree) {
                switch hook {
                case .setUp: layer.setUp()
                case .setUpLayout: layer.setUpLayout()
                case .setUpAppearance: layer.setUpAppearance()
                case .updateContent: layer.updateContent()
                }
            }
        }
    }

    /// Runs a hook of a component or of an extension of it, in the tree's log.
    private func record(
        _ call: HookCall,
        of owner: AnyObject,
        on component: AnyObject,
        in tree: ComponentTree,
        _ hook: () -> Void
    ) {
        // A hook may end the recording.
        let log = tree.hookLog
        log?.begin(call, of: owner, on: component, info, by: tree.state.current?.object)
        hook()
        log?.end()
    }

    /// Runs `layoutSubviews` of a component whose tree may be recorded.
    package func runLayout(of component: AnyObject, _ layout: () -> Void) {
        guard let tree = connectedTree, tree.hookLog != nil else { return layout() }
        let supplier = isSubstitute ? nil : info?.supplier
        let log = tree.hookLog
        log?.begin(
            .layoutSubviews,
            of: component,
            on: component,
            info,
            by: supplier?.object ?? adder
        )
        layout()
        log?.end()
    }
}

/// A method that subclasses override, and whose overrides call `super`.
@usableFromInline
package enum OverriddenHook: String, Sendable {
    case setUp = "setUp()"
    case setUpLayout = "setUpLayout()"
    case setUpAppearance = "setUpAppearance()"
    case updateContent = "updateContent()"
    case viewDidLoad = "viewDidLoad()"
    case layout = "layout(options:)"
    case layoutSubviews = "layoutSubviews()"
}

extension ComponentNode {
    /// Notes that a call reached the class that the method comes from; debug builds only.
    @inlinable
    @inline(__always)
    package func reach(_ hook: OverriddenHook) {
        #if DEBUG
        reached.insert(hook)
        #endif
    }

    /// Runs a method that subclasses override.
    ///
    /// Debug builds report one that does not reach the class that it comes from, in nodes that
    /// are told of that.
    @inlinable
    @inline(__always)
    package func run(
        _ hook: OverriddenHook,
        of component: some Lifecycle,
        _ body: () -> Void
    ) {
        #if DEBUG
        reached.remove(hook)
        body()
        if marksHooks, !reached.contains(hook) { reportMissed(hook, of: component) }
        #else
        body()
        #endif
    }

    #if DEBUG
    @usableFromInline
    func reportMissed(_ hook: OverriddenHook, of component: some Lifecycle) {
        report(
            .hookWithoutSuper(
                component: typeName(type(of: component)),
                hook: hook.rawValue,
                by: supplier ?? addedBy
            ),
            of: component
        )
    }
    #endif
}
