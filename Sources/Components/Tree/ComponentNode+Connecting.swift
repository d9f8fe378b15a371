extension ComponentNode {
    /// Makes the component part of a tree, with everything below it, and returns whether it is.
    ///
    /// A component that lies too deep is reported and stays outside; the caller removes it.
    ///
    /// The first time its hooks run: `setUp`, `setUpLayout`, `setUpAppearance`, `updateContent`, each
    /// followed by the extensions' hook of the same name. Later only content that changed
    /// meanwhile is shown, and `setUpAppearance` runs again if the tree has other components than
    /// the last time. The children are connected before that, so that values written to them stay.
    ///
    /// - Complexity: Linear in the components below.
    @discardableResult
    package func connect(
        _ component: some Lifecycle,
        to tree: ComponentTree,
        below outer: ComponentNode?
    ) -> Bool {
        if isConnected, self.tree === tree { return true }
        if mayBelongToPart(of: tree) { return connectInPart(component, of: tree, below: outer) }
        return join(component, tree, below: outer)
    }

    @inline(never)
    private func connectInPart(
        _ component: some Lifecycle,
        of tree: ComponentTree,
        below outer: ComponentNode?
    ) -> Bool {
        let part = part(for: component, in: tree)
        if isConnected, self.tree === part { return true }
        return join(component, part, below: outer)
    }

    @inline(__always)
    private func join(
        _ component: some Lifecycle,
        _ tree: ComponentTree,
        below outer: ComponentNode?
    ) -> Bool {
        guard let updates = takePlace(of: component, in: tree, below: outer) else { return false }
        component.visitChildren { connect($0, in: component) }
        if updates { updateAfterParts(component) }
        return true
    }

    // A function of its own, as the recursion into the children determines the depth of the stack.
    @inline(__always)
    private func mayBelongToPart(of tree: ComponentTree) -> Bool {
        tree.hasScopes || excluded != nil
    }

    func connect(_ child: any Lifecycle, in component: some Lifecycle) {
        if let tree = treeToJoin(child), !child.node.connect(child, to: tree, below: self) {
            component.takeOut(child)
        }
    }

    /// The tree that a child is not yet part of.
    // A function of its own, as above.
    private func treeToJoin(_ child: any Lifecycle) -> ComponentTree? {
        let tree = connectedTree
        return child.node.connectedTree === tree ? nil : tree
    }

    /// Begins to connect a component, and returns whether it is updated once its children are connected; nil if it
    /// may not be in the tree.
    // A function of its own, as the recursion into the children determines the depth of the stack.
    private func takePlace(
        of component: some Lifecycle,
        in tree: ComponentTree,
        below outer: ComponentNode?
    ) -> Bool? {
        let depth = outer.map { $0.depth + 1 } ?? 0
        guard depth < TreeLimits.depth, tree.state.work.depth < TreeLimits.hookDepth else {
            tree.reportNestedTooDeep(component)
            return nil
        }
        // A component that a hook removes and adds again counts once.
        guard place != .fresh || tree.state.countComponent() || allows(component, in: tree) else {
            return nil
        }
        if isConnected { disconnect(component) }
        self.depth = depth
        enter(tree)
        let isFirst = place == .fresh
        place = .connected
        #if DEBUG
        forgetMaking()
        #endif
        // A hook that took the component out and put it back goes on where it is.
        guard activity == .none else { return false }
        report(component, to: tree)
        activity = .settingUp
        if isFirst { runFirstHooks(component, in: tree) }
        return true
    }

    func enter(_ tree: ComponentTree) {
        if let table {
            if earlyUse == .table, table.latest === tree.table.slots { earlyUse = .none }
            tree.state.keep(table.latest)
            self.table = nil
        }
        guard self.tree !== tree else { return }
        if let old = self.tree { tree.state.keepWhatIsKept(by: old.state) }
        self.tree = tree
    }

    private func runFirstHooks(_ component: some Lifecycle, in tree: ComponentTree) {
        registrant = tree.state.current
        tree.state.work.depth += 1
        withOwner(of: component, tree) {
            run(.setUp, of: component, in: tree)
            run(.setUpLayout, of: component, in: tree)
        }
        tree.state.work.depth -= 1
        // If a hook took the component out again, its content waits for the next connection.
        hasNewContent = true
    }

    /// Reports a mistake of a component now, or once there is a tree.
    func report(_ diagnostic: ComponentDiagnostic, of component: some Lifecycle) {
        if let tree = connectedTree {
            tree.report(diagnostic, on: component)
        } else {
            // Removed meanwhile: no access is open while it changes, so that none needs a check.
            var mistakes = pending
            pending = []
            if !mistakes.contains(diagnostic) { mistakes.append(diagnostic) }
            pending = mistakes
        }
    }

    private func report(_ component: some Lifecycle, to tree: ComponentTree) {
        if !pending.isEmpty {
            let mistakes = pending
            pending = []
            mistakes.forEach(tree.note)
        }
        if earlyUse != .none {
            earlyUse = .none
            tree.note(.usedBeforeConnection(component: typeName(of: component)))
        }
    }

    /// Takes the component out of its tree, with everything below it.
    ///
    /// - Complexity: Linear in the components below.
    package func disconnect(_ component: some Lifecycle) {
        guard isConnected else { return }
        place = .disconnected
        component.visitChildren { $0.node.disconnect($0) }
    }

    /// Refuses a component that goes beyond what a plugin's hook may add; returns whether it may stay.
    ///
    /// Components of the app and the defaults have no limit.
    @inline(never)
    func allows(_ component: some Lifecycle, in tree: ComponentTree) -> Bool {
        guard tree.state.faultSource != nil else { return true }
        tree.reportBeyondBudget(.components)
        return false
    }
}
