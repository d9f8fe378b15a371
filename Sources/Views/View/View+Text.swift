import Components

extension View {
    /// Replaces the leaf's texts, unless the running hook of a plugin is beyond its budget.
    @inline(__always)
    final func give(
        _ new: @autoclosure () -> [String],
        insteadOf old: @autoclosure () -> [String],
        _ change: (ViewCore) -> Void
    ) {
        guard core.leaf != nil,
            !node.isRegistrationRunning || mayGive(new(), insteadOf: old())
        else { return }
        self.change(change)
        setNeedsLayout()
    }

    /// Whether the plugin's hook that runs may add the view to a tree, with the text and the constraints that are in it.
    @inline(__always)
    final func mayJoin(_ tree: ComponentTree) -> Bool {
        !tree.isRunningRegistration || tree.mayHave(self)
    }
}

extension ComponentTree {
    @inline(never)
    fileprivate func mayHave(_ view: View) -> Bool {
        var (texts, constraints, views): ([String], Int, [View]) = ([], 0, [view])
        while let view = views.popLast() {
            let leaf = view.core.leaf
            texts += [view.core.label, leaf?.title].compactMap(\.self) + (leaf?.text.strings ?? [])
            constraints += view.core.constraints.count
            views += view.subviews
        }
        return mayGive(texts) && countConstraints(constraints)
    }
}

extension RichText {
    /// The characters of its runs.
    var strings: [String] { runs.map(\.text) }
}
