extension ComponentNode {
    /// Runs a hook of the component, then that of its extensions, innermost first.
    @inline(__always)
    func run(_ hook: ComponentHook, of component: some Lifecycle, in tree: ComponentTree) {
        #if DEBUG
        tree.begin(hook)
        defer { tree.runningHooks.removeLast() }
        #endif
        guard tree.hookObserver == nil else { return runObserved(hook, of: component, in: tree) }
        switch hook {
        case .setUp:
            run(.setUp, of: component) { component.setUp() }
            runExtensions(tree) { $0.setUp() }
        case .setUpLayout:
            run(.setUpLayout, of: component) { component.setUpLayout() }
            runExtensions(tree) { $0.setUpLayout() }
        case .setUpAppearance:
            run(.setUpAppearance, of: component) { component.setUpAppearance() }
            runExtensions(tree) { $0.setUpAppearance() }
        case .updateContent:
            run(.updateContent, of: component) { component.updateContent() }
            runExtensions(tree) { $0.updateContent() }
        }
    }

    @inline(never)
    private func runObserved(
        _ hook: ComponentHook,
        of component: some Lifecycle,
        in tree: ComponentTree
    ) {
        tree.hookObserver?.willRun(hook, of: component)
        switch hook {
        case .setUp: run(.setUp, of: component) { component.setUp() }
        case .setUpLayout: run(.setUpLayout, of: component) { component.setUpLayout() }
        case .setUpAppearance: run(.setUpAppearance, of: component) { component.setUpAppearance() }
        case .updateContent: run(.updateContent, of: component) { component.updateContent() }
        }
        tree.hookObserver?.didRun(hook, of: component)
        runExtensions(tree) { layer in
            tree.hookObserver?.willRun(hook, of: layer)
            switch hook {
            case .setUp: layer.setUp()
            case .setUpLayout: layer.setUpLayout()
            case .setUpAppearance: layer.setUpAppearance()
            case .updateContent: layer.updateContent()
            }
            tree.hookObserver?.didRun(hook, of: layer)
        }
    }
}
