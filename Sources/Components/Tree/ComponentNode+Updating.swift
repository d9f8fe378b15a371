extension ComponentNode {
    /// Runs `updateContent` now, or on connection.
    func contentChanged(_ component: some Lifecycle) {
        hasNewContent = true
        guard isConnected, let tree else { return }
        guard activity == .none else { return noteChanger(in: tree) }
        withOwner(of: component, tree) { update(component) }
    }

    /// Forgets with which components the appearance was set up, here and below.
    func markStale(_ component: some Lifecycle) {
        styledWith = nil
        component.visitChildren { $0.node.markStale($0) }
    }

    /// Runs `setUpAppearance` and `updateContent` again where the appearance is stale, here and below.
    ///
    /// A component whose hooks are running does so when they end.
    func refresh(_ component: some Lifecycle) {
        guard let tree = findPart(of: component) else { return }
        if needsStyle(of: tree) {
            component.setNeedsLayout()
            (component as? any ComponentUpdating)?.renewParts()
        }
        let updates = activity == .none
        if updates { activity = .settingUp }
        component.visitChildren { $0.node.refresh($0) }
        if updates { updateAfterParts(component) }
    }

    /// Updates a component with new content or a stale appearance, after its parts, so that its writes to them stay.
    func updateAfterParts(_ component: some Lifecycle) {
        activity = .none
        guard let tree = connectedTree, hasNewContent || needsStyle(of: tree) else { return }
        tree.state.work.depth += 1
        withOwner(of: component, tree) { update(component) }
        tree.state.work.depth -= 1
    }

    /// Notes that no part here and below differs with the tree's present components.
    package func keepStyle(of component: some Lifecycle) {
        guard let tree = connectedTree else { return }
        styledWith = ObjectIdentifier(tree.table.slots)
        component.visitChildren { $0.node.keepStyle(of: $0) }
    }

    /// Whether the appearance was last set up with other components than the tree's.
    func needsStyle(of tree: ComponentTree) -> Bool {
        styledWith != ObjectIdentifier(tree.table.slots)
    }

    func style(_ component: some Lifecycle, in tree: ComponentTree) {
        styledWith = ObjectIdentifier(tree.table.slots)
        run(.setUpAppearance, of: component, in: tree)
    }

    /// Runs `updateContent` until the content settles, eight times at most.
    ///
    /// When parts are made again without a registration, the count starts again. Functions that it calls have the clock
    /// and the state of the tree, and read for the component around it.
    func update(_ component: some Lifecycle) {
        guard let tree = connectedTree, tree.lacksCalls else { return settle(component) }
        let scoped = component.scopedComponentOrSelf
        let reader: AnyObject = scoped ?? component
        tree.calling(for: scoped?.diagnosticName, readBy: reader) { settle(component) }
    }

    private func settle(_ component: some Lifecycle) {
        activity = .updating
        var rounds = 0
        while rounds < 8, let tree = connectedTree {
            #if DEBUG
            tree.tellOfDefault(below: component)
            #endif
            if needsStyle(of: tree) { style(component, in: tree) }
            hasNewContent = false
            let count = exclusionCount
            run(.updateContent, of: component, in: tree)
            rounds = exclusionCount > count ? 0 : rounds + 1
            if !hasNewContent, connectedTree.map(needsStyle) != true { break }
        }
        activity = .none
        if rounds == 8, hasNewContent, let tree = connectedTree {
            hasNewContent = false
            reportUnsettled(component, in: tree)
        }
        if rounds > 1 { forgetChanger() }
    }

    /// Runs hooks of a part, so that components that they add are attributed to the part's supplier.
    ///
    /// A view made by hand, or of a type of its maker's choice, belongs to whatever is being set up
    /// around it.
    func withOwner(of component: some Lifecycle, _ tree: ComponentTree, _ hooks: () -> Void) {
        guard let stack, !isSubstitute else { return hooks() }
        let supplier = stack.with { $0.supplier }
        let state = tree.state
        // Mostly the defaults' own in the defaults' own.
        guard supplier != nil || state.current != nil else { return hooks() }
        let outer = state.running
        state.run(supplier, on: component)
        hooks()
        state.running = outer
    }

    @inline(__always)
    func runExtensions(
        of component: some Lifecycle,
        _ tree: ComponentTree,
        _ hook: (AnyComponentExtension) -> Void
    ) {
        guard firstExtension != nil else { return }
        let state = tree.state
        let outer = state.running
        forEachExtension { layer in
            state.run(layer.registration, on: component)
            #if DEBUG
            check(layer, on: component, in: tree, hook)
            #else
            hook(layer)
            #endif
        }
        state.running = outer
    }

    /// Notes the registration whose hook changed the content of a component that is being updated.
    func noteChanger(in tree: ComponentTree) {
        guard activity == .updating else { return }
        tree.state.changers[ObjectIdentifier(self)] = tree.state.faultSource
    }

    /// Forgets the registration whose hook changed the content, as the update has ended.
    @inline(never)
    func forgetChanger() {
        tree?.state.changers[ObjectIdentifier(self)] = nil
    }

    /// Reports content that was changed in each update.
    func reportUnsettled(_ component: some Lifecycle, in tree: ComponentTree) {
        let changer = tree.state.changers.removeValue(forKey: ObjectIdentifier(self))
        tree.report(.contentNeverSettles(component: typeName(of: component)), of: changer)
    }
}
