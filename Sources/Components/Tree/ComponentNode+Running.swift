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
        switch hook {
        case .setUp:
            runAll(.setUp, component, tree, { component.setUp() }, { $0.setUp() })
        case .setUpLayout:
            runAll(.setUpLayout, component, tree, { component.setUpLayout() }, { $0.setUpLayout() })
        case .setUpAppearance:
            runAll(.setUpAppearance, component, tree) {
                component.setUpAppearance()
            } _: {
                $0.setUpAppearance()
            }
        case .updateContent:
            runAll(.updateContent, component, tree) {
                component.updateContent()
            } _: {
                $0.updateContent()
            }
        }
    }

    /// Runs the hook of a component, then that of its extensions, reported to the tree's observer if there is one.
    @inline(__always)
    private func runAll(
        _ hook: OverriddenHook,
        _ component: some Lifecycle,
        _ tree: ComponentTree,
        _ own: () -> Void,
        _ extended: (AnyComponentExtension) -> Void
    ) {
        guard tree.state.work.observer == nil else {
            return runObserved(hook, component, tree, own, extended)
        }
        run(hook, of: component, own)
        runExtensions(of: component, tree, extended)
    }

    /// Runs the hook of a component, then that of its extensions, each reported to the tree's observer.
    // A function of its own, so that trees that are not recorded check once for all extensions.
    @inline(never)
    private func runObserved(
        _ hook: OverriddenHook,
        _ component: some Lifecycle,
        _ tree: ComponentTree,
        _ own: () -> Void,
        _ extended: (AnyComponentExtension) -> Void
    ) {
        record(component, on: component, in: tree) { run(hook, of: component, own) }
        runExtensions(of: component, tree) { layer in
            record(layer, on: component, in: tree) { extended(layer) }
        }
    }

    /// Runs the hook of a component or of an extension of it, reported to the tree's observer if there is one.
    private func record(
        _ owner: some AnyObject,
        on component: some Lifecycle,
        in tree: ComponentTree,
        _ run: () -> Void
    ) {
        guard let observer = tree.observer, let hook = tree.state.hook else { return run() }
        let author = tree.state.current?.object
        record(.hook(hook), of: owner, on: component, by: author, in: observer, run)
    }

    /// Runs `layoutSubviews` of a component whose tree may be recorded.
    package func runLayout(of component: AnyObject, _ layout: () -> Void) {
        guard let observer = connectedTree?.observer else { return layout() }
        let author = base ?? adder
        record(.layoutSubviews, of: component, on: component, by: author, in: observer, layout)
    }

    /// Runs a call between its reports to an observer, which the call may take away from the tree.
    // A function of its own, so that trees that are not recorded need no room for it on the stack.
    @inline(never)
    private func record(
        _ call: HookCall,
        of owner: AnyObject,
        on component: AnyObject,
        by author: Registration?,
        in observer: any HookObserver,
        _ run: () -> Void
    ) {
        observer.begin(call, of: owner, on: component, info, by: author)
        run()
        observer.end()
    }
}

extension ComponentNode {
    /// Asks a component, then its extensions, innermost first, until one returns true, each as its own registration.
    func receiving(
        _ component: some Lifecycle,
        in tree: ComponentTree,
        _ isHandled: (AnyObject) -> Bool
    ) -> Bool {
        let hook = tree.state.hook
        tree.state.hook = nil
        defer { tree.state.hook = hook }
        var answer = false
        withOwner(of: component, tree) { answer = isHandled(component) }
        if answer { return true }
        runExtensions(of: component, tree) { layer in
            if !answer { answer = isHandled(layer) }
        }
        return answer
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
    case updateMessages = "updateMessages(with:)"
}

extension ComponentNode {
    /// Notes that a call reached the class that the method comes from; debug builds only.
    @inlinable
    @inline(__always)
    package func reach(_ hook: OverriddenHook) {
        #if DEBUG
        if !reached.insert(hook).inserted { reachedAgain.insert(hook) }
        #endif
    }

    /// Runs a method that subclasses override.
    ///
    /// Debug builds report one that does not reach the class that it comes from, in nodes that
    /// report it.
    @inlinable
    @inline(__always)
    package func run(
        _ hook: OverriddenHook,
        of component: some Lifecycle,
        _ body: () -> Void
    ) {
        #if DEBUG
        reached.remove(hook)
        reachedAgain.remove(hook)
        body()
        if marksHooks, !reached.contains(hook) { reportMissed(hook, of: component) }
        if reachedAgain.contains(hook) { reportRepeated(hook, of: component) }
        #else
        body()
        #endif
    }

    #if DEBUG
    @usableFromInline
    func reportRepeated(_ hook: OverriddenHook, of component: some Lifecycle) {
        guard [.setUp, .setUpLayout, .layout].contains(hook) else { return }
        let problem = "It calls super.\(hook.rawValue) more than once. To fix, call it once, first."
        let name = typeName(of: component)
        report(.contradictedContent(component: name, problem: problem), of: component)
    }

    @usableFromInline
    func reportMissed(_ hook: OverriddenHook, of component: some Lifecycle) {
        let (name, layer) = (typeName(of: component), supplier ?? addedBy)
        report(.hookWithoutSuper(component: name, hook: hook.rawValue, by: layer), of: component)
    }
    #endif
}
