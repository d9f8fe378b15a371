import Components

extension View {
    /// Reports that a view was to be put into itself or into something that lies in it.
    @inline(never)
    final func reportPuttingIntoItself(_ view: View) {
        let diagnostic = ComponentDiagnostic.refused(
            .addedToItself(component: "\(type(of: view))", to: "\(type(of: self))")
        )
        if let tree = node.connectedTree ?? view.node.connectedTree {
            tree.note(diagnostic)
        } else {
            report { _ in diagnostic }
        }
    }

    /// Whether a plugin's hook would take a view out of another row or tree; reports it.
    @inline(never)
    final func isElsewhere(_ view: View) -> Bool {
        guard let tree = node.connectedTree ?? view.node.connectedTree,
            let host = tree.hostOfRunningPlugin,
            !view.belongs(to: tree, with: host)
        else { return false }
        tree.note(
            .refused(
                .addedFromElsewhere(component: "\(type(of: view))", to: "\(type(of: self))")
            )
        )
        return true
    }

    private final func belongs(to tree: ComponentTree, with host: any Lifecycle) -> Bool {
        node.connectedTree?.whole === tree.whole
            && scopedComponentOrSelf === host.scopedComponentOrSelf
    }

    /// Changes the look of the view without its layout.
    @inline(__always)
    final func change(_ change: (ViewCore) -> Void) {
        change(core)
        noteChange()
    }

    /// Notes a change, and reports one that a plugin's hook makes in another part of the tree.
    @inline(__always)
    final func noteChange() {
        core.noteChange()
        if node.isRegistrationRunning { reportIfElsewhere() }
    }

    /// Reports that a plugin's hook takes the view out although the hook runs in it, or constraints of others tie their
    /// views to it.
    @inline(__always)
    final func reportIfNeeded(in superview: View) {
        guard node.isRegistrationRunning, let tree = node.connectedTree else { return }
        reportIfNeeded(in: superview, tree)
    }

    @inline(never)
    private final func reportIfNeeded(in superview: View, _ tree: ComponentTree) {
        guard let host = tree.hostOfRunningPlugin else { return }
        superview.reportIfElsewhere()
        let layer = tree.activeLayer
        let isNeeded = crossingConstraints.contains { constraint in
            constraint.activatedBy != layer
                && constraint.firstItem.view?.isDescendant(of: self) == false
        }
        guard isNeeded || tree.activeHook != nil && host.lies(in: self) else { return }
        tree.reportIfOutside(
            self,
            .neededViewRemoved(component: "\(type(of: self))", from: "\(type(of: superview))")
        )
    }
}
