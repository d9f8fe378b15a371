extension ComponentNode {
    /// Runs `updateContent` now, or on connection.
    func contentChanged(_ component: some Lifecycle) {
        hasNewContent = true
        guard state == .connected, let tree else { return }
        withOwner(tree) { update(component, tree) }
    }

    /// Runs `setUpAppearance` and `updateContent` again, here and below.
    func refresh(_ component: some Lifecycle) {
        guard state == .connected, let tree else { return }
        withOwner(tree) {
            component.setUpAppearance()
            runExtensions(tree) { $0.setUpAppearance() }
            update(component, tree)
        }
        component.visitChildren { $0.node.refresh($0) }
    }

    /// Runs `updateContent` until the content settles, eight times at most.
    func update(_ component: some Lifecycle, _ tree: ComponentTree) {
        var rounds = 0
        repeat {
            hasNewContent = false
            state = .updating
            component.updateContent()
            runExtensions(tree) { $0.updateContent() }
            guard state == .updating else { return }
            rounds += 1
        } while hasNewContent && rounds < 8
        state = .connected
        if hasNewContent {
            hasNewContent = false
            tree.report(.contentNeverSettles(component: typeName(type(of: component))))
        }
    }

    /// Runs hooks of a part, so that what they add is attributed to the part's supplier.
    ///
    /// A view made by hand belongs to whatever is being set up around it.
    func withOwner(_ tree: ComponentTree, _ hooks: () -> Void) {
        guard let info else { return hooks() }
        let outer = tree.current
        tree.current = info.base.map(Unmanaged.passUnretained)
        hooks()
        tree.current = outer
    }

    func runExtensions(_ tree: ComponentTree, _ hook: (any AnyComponentExtension) -> Void) {
        guard firstExtension != nil else { return }
        let outer = tree.current
        var next = firstExtension
        while let current = next {
            tree.current = current.contribution
            hook(current)
            next = current.next
        }
        tree.current = outer
    }
}
