extension ComponentNode {
    /// Makes the component part of a tree, with everything below it.
    ///
    /// The first time its hooks run: `setUp`, `setUpLayout`, `setUpAppearance`, `updateContent`, each
    /// followed by the extensions' hook of the same name. Later only content that changed
    /// meanwhile is shown, and `setUpAppearance` runs again if the tree has other components than
    /// the last time. Then the children follow.
    ///
    /// - Complexity: Linear in the components below.
    public func connect(_ component: some Lifecycle, to tree: ComponentTree) {
        if isConnected {
            guard self.tree !== tree else { return }
            disconnect(component)
        }
        enter(tree)
        let isFirst = place == .fresh
        place = .connected
        // A hook that took the component out and put it back goes on where it is.
        if activity == .none {
            report(component, to: tree)
            if isFirst {
                runFirstHooks(component, in: tree)
            } else if hasNewContent || needsStyle(of: tree) {
                withOwner(tree) { update(component) }
            }
        }
        component.visitChildren { child in
            guard let tree = connectedTree, child.node.connectedTree !== tree else { return }
            child.node.connect(child, to: tree)
        }
    }

    private func enter(_ tree: ComponentTree) {
        if let table {
            if earlyUse == .table, table.slots === tree.table.slots { earlyUse = .none }
            tree.keep(table.slots)
            self.table = nil
        }
        guard self.tree !== tree else { return }
        if let old = self.tree { tree.keepWhatIsKept(by: old) }
        self.tree = tree
    }

    private func runFirstHooks(_ component: some Lifecycle, in tree: ComponentTree) {
        contributor = tree.current
        activity = .settingUp
        withOwner(tree) {
            run(.setUp, of: component, in: tree)
            run(.setUpLayout, of: component, in: tree)
            style(component, in: tree)
            // If a hook took the component out again, its content waits for the next connection.
            hasNewContent = true
            if isConnected { update(component) }
        }
        activity = .none
    }

    private func report(_ component: some Lifecycle, to tree: ComponentTree) {
        if !pending.isEmpty {
            pending.forEach(tree.report)
            pending = []
        }
        if earlyUse != .none {
            earlyUse = .none
            tree.report(.usedBeforeConnection(component: typeName(type(of: component))))
        }
    }

    /// Takes the component out of its tree, with everything below it.
    ///
    /// - Complexity: Linear in the components below.
    public func disconnect(_ component: some Lifecycle) {
        guard isConnected else { return }
        place = .disconnected
        component.visitChildren { $0.node.disconnect($0) }
    }
}
