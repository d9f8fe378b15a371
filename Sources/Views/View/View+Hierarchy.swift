public import Components

extension View {
    /// The views in this one, first drawn first.
    public final var subviews: [View] {
        core.subviews
    }

    /// The view that holds this one.
    public final var superview: View? {
        core.superview
    }

    /// The controller whose own view this is, or the view that holds this one; asked next for events.
    public final var next: (any Lifecycle)? {
        core.controller ?? core.superview
    }

    /// Returns a view below, by the indices among subviews on the way down.
    package final func descendant(at places: [Int]) -> View? {
        var view = self
        for place in places {
            guard view.core.subviews.indices.contains(place) else { return nil }
            view = view.core.subviews[place]
        }
        return view
    }

    /// Adds a view on top of the others, taking it out of where it was.
    ///
    /// In a mounted tree its four hooks run before this returns. A view cannot be put into
    /// itself or below itself; that is ignored. What would lie deeper than a tree goes is reported and stays
    /// outside.
    public final func addSubview(_ view: View) {
        insertSubview(view, at: core.subviews.count)
    }

    /// Adds a view at a place among the others; places beyond the end mean the end.
    ///
    /// A view that is in this one already moves, and keeps its constraints and spacing.
    public final func insertSubview(_ view: View, at index: Int) {
        if view.node.leavesTree(for: node), !isDescendant(of: view) { view.reportLeaving() }
        // Nothing is inside a view without subviews but itself.
        guard self !== view, view.core.subviews.isEmpty || !isDescendant(of: view) else {
            return reportPuttingIntoItself(view)
        }
        if view.superview === self {
            core.changeSubviews { views in
                views.removeAll { $0 === view }
                views.insert(view, at: max(0, min(index, views.count)))
            }
            noteChange()
            constraintsChanged()
            return
        }
        if view.node.isConnected, isElsewhere(view) { return }
        let wasInside = view.node.isConnected
        view.leaveSuperview()
        if core.hasRefused { removeRefused() }
        core.changeSubviews { $0.insert(view, at: max(0, min(index, $0.count))) }
        view.core.superview = self
        if view.core.isHidden { core.holdsHidden = true }
        if view.core.direction != core.direction { view.inheritDirection() }
        if view.core.isReachedBeyond { noteReachedBeyond() }
        if view.core.holdsGestures { noteGestures() }
        view.node.noteAdded()
        noteChange()
        constraintsChanged()
        if let tree = node.connectedTree {
            let isTaken =
                (wasInside || view.mayJoin(tree))
                && view.node.connect(view, to: tree, below: node)
            if !isTaken { view.leaveSuperview() }
            #if DEBUG
            noteAdding(view, in: tree)
            #endif
        } else {
            // The root of another tree joins the one that this view will be part of.
            view.node.disconnect(view)
        }
    }

    /// Removes the view from its superview, with every constraint that joins it with views outside.
    public final func removeFromSuperview() {
        if core.superview != nil { reportLeaving() }
        leaveSuperview()
    }

    /// Calls what waits for it, as the view is going to leave its tree.
    private final func reportLeaving() {
        node.willLeaveTree { ($0 as? View)?.isDescendant(of: self) == true }
    }

    private final func leaveSuperview() {
        guard let superview = core.superview else { return }
        reportIfNeeded(in: superview)
        removeCrossingConstraints()
        core.leaveStack()
        // A refused view was added last, or is removed with others once all were visited.
        if !superview.core.hasRefused {
            superview.core.changeSubviews { subviews in
                subviews.lastIndex { $0 === self }.map { _ = subviews.remove(at: $0) }
            }
        }
        superview.core.noteChange()
        superview.constraintsChanged()
        core.superview = nil
        if core.direction != nil { inheritDirection() }
        node.disconnect(self)
    }

    /// Removes the subviews that were refused while the list was visited.
    @inline(never)
    final func removeRefused() {
        core.hasRefused = false
        core.changeSubviews { $0.removeAll { $0.core.superview !== self } }
    }

    /// This view and those around it, from the inside outwards.
    package final var andAround: UnfoldFirstSequence<View> {
        sequence(first: self, next: \.superview)
    }

    /// Returns the first visible view here or below that is made from a slot.
    package final func part(of slot: String) -> View? {
        if isHidden { return nil }
        if node.slotName == slot { return self }
        return subviews.lazy.compactMap { $0.part(of: slot) }.first
    }

    /// Whether the view is in another one, at any depth, or is that view.
    ///
    /// - Complexity: Linear in the depth.
    public final func isDescendant(of view: View) -> Bool {
        var next: View? = self
        while let current = next {
            if current === view { return true }
            next = current.superview
        }
        return false
    }

    /// Returns the nearest view that both are in or are; none for views of two trees.
    ///
    /// - Complexity: Linear in the depth.
    package final func nearestCommonView(with other: View) -> View? {
        // Most constraints join a view with the one that it is in.
        if core.superview === other { return other }
        if other.core.superview === self { return self }
        var first = self
        var second = other
        var (firstDepth, secondDepth) = (first.depth, second.depth)
        while first !== second {
            if firstDepth >= secondDepth {
                guard let next = first.superview else { return nil }
                (first, firstDepth) = (next, firstDepth - 1)
            } else {
                guard let next = second.superview else { return nil }
                (second, secondDepth) = (next, secondDepth - 1)
            }
        }
        return first
    }

    /// The number of views that this one is in.
    private var depth: Int {
        var depth = 0
        var next = superview
        while let current = next {
            depth += 1
            next = current.superview
        }
        return depth
    }
}
