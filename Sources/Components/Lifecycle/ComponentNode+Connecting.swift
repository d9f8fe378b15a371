extension ComponentNode {
    /// Makes the component part of a tree, with everything below it.
    ///
    /// The first time its hooks run: `setUp`, `setUpLayout`, `setUpAppearance`, `updateContent`, each
    /// followed by the extensions' hook of the same name. Later only content that changed
    /// meanwhile is shown. Then those children follow that are not connected yet.
    ///
    /// - Complexity: Linear in the components below.
    public func connect(_ component: some Lifecycle, to tree: ComponentTree) {
        if isConnected {
            guard self.tree !== tree else { return }
            disconnect(component)
        }
        if self.tree !== tree {
            if let old = self.tree { keepers.append(old) }
            self.tree = tree
        }
        if state == .fresh {
            connectFirst(component, tree)
        } else {
            state = .connected
            if hasNewContent { withOwner(tree) { update(component, tree) } }
        }
        component.visitChildren { child in
            if isConnected, !child.node.isConnected { child.node.connect(child, to: tree) }
        }
    }

    private func connectFirst(_ component: some Lifecycle, _ tree: ComponentTree) {
        state = .connecting
        contributor = tree.current
        if wasUsedEarly || !pending.isEmpty { reportPending(component, tree) }
        withOwner(tree) {
            component.setUp()
            runExtensions(tree) { $0.setUp() }
            component.setUpLayout()
            runExtensions(tree) { $0.setUpLayout() }
            component.setUpAppearance()
            runExtensions(tree) { $0.setUpAppearance() }
            if state == .connecting {
                update(component, tree)
            } else {
                // A hook took the component out again; its content waits for the next connection.
                hasNewContent = true
            }
        }
    }

    private func reportPending(_ component: some Lifecycle, _ tree: ComponentTree) {
        pending.forEach(tree.report)
        pending = []
        if wasUsedEarly {
            tree.report(.usedBeforeConnection(component: typeName(type(of: component))))
        }
    }

    /// Takes the component out of its tree, with everything below it.
    ///
    /// - Complexity: Linear in the components below.
    public func disconnect(_ component: some Lifecycle) {
        guard isConnected else { return }
        state = .disconnected
        component.visitChildren { $0.node.disconnect($0) }
    }
}
