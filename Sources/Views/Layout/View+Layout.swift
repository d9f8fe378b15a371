import Components

extension View {
    /// Returns the size that the view needs, in points, if it may be so wide.
    ///
    /// A view that needs less takes less. The tree's text measurer and scale are used; before
    /// connection, the defaults.
    ///
    /// - Complexity: Linear in the views below that changed since they were measured.
    public final func sizeThatFits(width: Double = .infinity) -> Size {
        let pass = LayoutPass(for: self)
        let wasArranged = !core.needsArranging
        let size = fitting(width.isNaN ? .infinity : max(0, width), pass)
        if wasArranged, core.needsArranging {
            // Measuring moved what follows a stack: it goes back to its place.
            arrange(core.arrangedSize, pass, withOwn: core.heedsOwn)
        }
        pass.giveUp()
        return size
    }

    /// Gives the view a width and the height it needs, or another, and lays out everything below it.
    ///
    /// Lengths are in points. Call it on the root of a mounted tree; where the view lies stays as it is.
    ///
    /// - Complexity: Linear in the views below that changed since the last layout, and in those whose
    ///   width changed.
    public final func layout(width: Double, height: Double? = nil) {
        check(width, "width")
        let width = width.isFinite ? max(0, width) : 0
        settleFaults()
        guard beginLayout() else {
            // The layout that is going on keeps its size.
            let size = core.frame.size
            if size != Size(width: width, height: height ?? size.height) { reportUnsettled() }
            return
        }
        var rounds = 0
        var changer: View?
        repeat {
            let pass = LayoutPass(for: self)
            let needed = height ?? self.height(at: width, pass)
            core.frame.size = Size(width: width, height: needed.isFinite ? max(0, needed) : 0)
            arrange(core.frame.size, pass)
            changer = pass.callWaiting(in: self)
            rounds += 1
        } while core.needsArranging && rounds < 8
        if endLayout(changer) { layout(width: width, height: height) }
    }

    /// Lays out everything below the view, at its present size, and calls `layoutSubviews` on the views
    /// that asked for it or were given another size, superviews first.
    ///
    /// Content that changed may need another height: call `layout(width:)` on the root instead. A root
    /// that was never given a size is not laid out, and its views lie where they were put. While the view is being
    /// laid out already, that layout goes on until nothing asks for another one.
    ///
    /// - Complexity: Linear in the views below that changed; of a root without size, in all.
    public final func layoutIfNeeded() {
        settleFaults()
        guard beginLayout() else { return }
        guard core.frame.size != .zero || core.superview != nil else {
            return layOutWithoutSize()
        }
        var rounds = 0
        var changer: View?
        while core.needsArranging, rounds < 8 {
            let pass = LayoutPass(for: self)
            arrange(core.frame.size, pass)
            changer = pass.callWaiting(in: self)
            rounds += 1
        }
        if endLayout(changer) { layoutIfNeeded() }
    }

    /// Makes anew what did wrong in the view, or in the whole tree if nothing is around it.
    @discardableResult
    private func settleFaults() -> Bool {
        node.connectedTree?.settleFaults(in: core.superview == nil ? nil : self) == true
    }

    /// Notes that a layout begins; if one is going on, that it has to go on until nothing asks for another.
    private func beginLayout() -> Bool {
        core.isAskedAgain = core.isInLayout
        guard !core.isInLayout else { return false }
        core.isInLayout = true
        return true
    }

    /// Calls `layoutSubviews` where it was asked for, and again while that asks for another layout.
    private func layOutWithoutSize() {
        var rounds = 0
        repeat {
            core.isAskedAgain = false
            callLayoutSubviews()
            rounds += 1
        } while core.isAskedAgain && rounds < 8
        core.isInLayout = false
        if core.isAskedAgain {
            let layer = nearestLayer
            report { .layoutNeverSettles(component: $0, by: layer) }
        }
        if settleFaults() { return layOutWithoutSize() }
        core.handle?.settle()
    }

    /// Reports what the layouts that were made leave undone, because of a view that asked for another one in the last;
    /// returns whether something was made anew without what did wrong, and is to be laid out.
    private func endLayout(_ changer: View?) -> Bool {
        core.isInLayout = false
        if core.needsArranging { (changer ?? self).reportUnsettled() }
        if settleFaults() { return true }
        core.handle?.settle()
        #if DEBUG
        reportMistakesInContent()
        #endif
        return false
    }

    /// Requests a layout of the view, and of the superviews whose size depends on its size.
    ///
    /// - Complexity: Linear in the depth; constant if the layout was asked for already.
    public final func setNeedsLayout() {
        core.needsLayout = true
        core.leaf?.forget()
        markChanged()
    }

    /// Marks the view and those around it whose size or place depends on what changed.
    private func markChanged() {
        core.forgetLayout()
        var next = core.superview
        // No view depends on one that was neither measured nor arranged.
        while let view = next, view.core.measures.isKnown || !view.core.needsArranging {
            if view.core.placesSubviews { return view.askForPlacing() }
            view.core.forgetLayout()
            next = view.core.superview
        }
    }

    /// Requests that a view that places its subviews itself does so in the next layout of its tree.
    final func askForPlacing() {
        core.needsLayout = true
        var next: View? = self
        while let view = next, !view.core.needsArranging {
            view.core.needsArranging = true
            next = view.core.superview
        }
    }

    /// Requests a layout after a change of constraints, or of the views that they join.
    final func constraintsChanged() {
        core.needsLayout = true
        markChanged()
        core.dropPlan()
        // A view around this one may have planned with it, measured or not.
        var view = self
        while view.core.isPlanned, let superview = view.core.superview {
            superview.core.dropPlan()
            view = superview
        }
    }

    final func changeLeaf(_ change: (LeafContent) -> Void) {
        guard let leaf = core.leaf else { return }
        change(leaf)
        noteChange()
        setNeedsLayout()
    }

    /// Calls `layoutSubviews`, in the log of the tree where it is recorded.
    @inline(__always)
    final func runLayoutSubviews() {
        node.run(.layoutSubviews, of: self) {
            if core.record == nil {
                layoutSubviews()
            } else {
                node.runLayout(of: self) { layoutSubviews() }
            }
        }
    }

    /// Calls `layoutSubviews` on every view that asked for it, superviews first, without recursion.
    private func callLayoutSubviews() {
        var waiting = [self]
        while let view = waiting.popLast() {
            if view.core.needsLayout {
                view.core.needsLayout = false
                view.runLayoutSubviews()
            }
            waiting.append(contentsOf: view.core.subviews.reversed())
        }
    }
}

extension ViewCore {
    fileprivate func forgetLayout() {
        measures = Measures()
        needsArranging = true
        plan?.forget()
    }

    /// Discards the plan, and marks for arranging the views whose subviews the old plan arranged.
    fileprivate func dropPlan() {
        guard let plan = plan as? ConstraintPlan else { return }
        for node in plan.group?.nodes ?? [] where node.isAbsorbed {
            node.view.core.forgetLayout()
        }
        self.plan = nil
    }
}
