import Components

extension View {
    /// Gives the view a text of so many bytes, unless the plugin's hook that runs gave more than it may.
    ///
    /// What is longer than the text before counts by what it is longer.
    @inline(__always)
    final func giveText(_ bytes: @autoclosure () -> Int, _ give: (LeafContent) -> Void) {
        if let tree = node.connectedTree, tree.isContributionRunning,
            !tree.countText(max(0, bytes() - (core.leaf?.bytesOfText ?? 0)))
        {
            return
        }
        changeLeaf(give)
    }

    /// Whether the plugin's hook that runs may add the view to a tree, with the text and the constraints that are in it.
    @inline(__always)
    final func mayJoin(_ tree: ComponentTree) -> Bool {
        !tree.isContributionRunning || tree.mayHave(self)
    }
}

extension ComponentTree {
    @inline(never)
    fileprivate func mayHave(_ view: View) -> Bool {
        var (bytes, constraints, views) = (0, 0, [view])
        while let view = views.popLast() {
            bytes += view.core.leaf?.bytesOfText ?? 0
            constraints += view.core.constraints.count
            views += view.subviews
        }
        return countText(bytes) && countConstraints(constraints)
    }
}

extension LeafContent {
    fileprivate var bytesOfText: Int {
        text.utf8Count + (title?.utf8.count ?? 0)
    }
}

extension RichText {
    /// How many bytes the characters have as UTF-8.
    var utf8Count: Int {
        runs.reduce(0) { $0 + $1.text.utf8.count }
    }
}
