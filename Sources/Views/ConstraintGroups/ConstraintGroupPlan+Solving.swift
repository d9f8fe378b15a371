extension ConstraintGroupPlan {
    /// Returns the size that the constraint group takes within a width, by what it asks for itself or without that.
    func fitting(_ limit: Double, withOwn: Bool, _ pass: LayoutPass) -> Size {
        measure(.free(limit), withOwn, pass)
    }

    /// Returns the height that the constraint group takes at a width.
    func height(at width: Double, withOwn: Bool, _ pass: LayoutPass) -> Double {
        measure(.given(width), withOwn, pass).height
    }

    private func measure(_ width: ConstraintGroupLength, _ withOwn: Bool, _ pass: LayoutPass)
        -> Size
    {
        let size = solve(ConstraintGroupLengths(width: width, withOwn: withOwn && hasOwn), pass)
        // Stacks were arranged at sizes that may not stay.
        if !followers.isEmpty { view.arrangeAgain() }
        return size
    }

    /// Gives everything in the constraint group its frame; what the constraint group asks for itself may have been heeded by a
    /// constraint group around it, or missed by its size.
    func arrange(
        _ size: Size,
        withOwn: Bool,
        missing missed: [Constraint],
        _ pass: LayoutPass
    ) {
        let reasons = missed.isEmpty ? [] : freeConflicts(pass)
        // A height that the constraint group chose is left free, whatever was asked for before, so that equal trees
        // are laid out equally.
        var lengths = ConstraintGroupLengths(width: .given(size.width), withOwn: withOwn && hasOwn)
        if solve(lengths, pass).height != size.height {
            lengths.height = .given(size.height)
            lengths.withOwn = false
            solve(lengths, pass)
        }
        reportConflicts(reasons, missed)
        guard pass.descend(by: 8, into: view) else { return }
        defer { pass.ascend(by: 8) }
        for (index, node) in nodes.enumerated().dropFirst() {
            let horizontal = solution.extents.horizontal[index]
            let vertical = solution.extents.vertical[index]
            let parent = solution.extents.horizontal[node.parent]
            // What does not fit lies beyond the end of the constraint group, which is as wide as it is.
            let room = node.parent == 0 ? size.width : parent.length
            let placed = Size(width: horizontal.length, height: vertical.length)
            let x = horizontal.origin - parent.origin
            let y = vertical.origin - solution.extents.vertical[node.parent].origin
            if node.isAbsorbed {
                node.view.putAbsorbed(x: x, y: y, placed, within: room, pass)
            } else {
                node.view.put(x: x, y: y, placed, within: room, pass, withOwn: false)
            }
        }
        for bystander in bystanders {
            let node = bystander.parent
            let width = node == 0 ? size.width : solution.extents.horizontal[node].length
            bystander.view.putByHand(within: width, pass)
        }
    }

    /// Solves the positions of all nodes, and returns the size.
    @discardableResult
    private func solve(_ lengths: ConstraintGroupLengths, _ pass: LayoutPass) -> Size {
        if solution.lengths == lengths { return solution.size }
        guard pass.descend(by: 8, into: view) else { return .zero }
        defer { pass.ascend(by: 8) }
        let hasWidths =
            solution.lengths?.width == lengths.width && lengths.width.given != nil
            && !isMixed && !isOwnMixed && followers.isEmpty
        for node in nodes where node.isAbsorbed { node.view.core.enter(pass) }
        var work = ConstraintGroupWork(
            plan: self,
            pass: pass,
            lengths: lengths,
            reusing: takeSolution()
        )
        if hasWidths { work.solveHeights() } else { work.solve() }
        swap(&solution, &work.solution)
        solution.lengths = lengths
        solution.size = solution.length(of: 0)
        return solution.size
    }

    /// Returns the conflicts that are left if the constraint group chooses its size.
    private func freeConflicts(_ pass: LayoutPass) -> [ConstraintGroupConflict] {
        _ = fitting(.infinity, withOwn: true, pass)
        return solution.conflicts.horizontal + solution.conflicts.vertical
    }

    /// Reports the constraints that could not be kept where everything lies now, and the lengths that the size
    /// of the constraint group misses, with what ruled them out when the constraint group chose its size.
    private func reportConflicts(_ reasons: [ConstraintGroupConflict], _ missed: [Constraint]) {
        let found = solution.conflicts.horizontal + solution.conflicts.vertical
        for conflict in found { report(conflict) }
        for constraint in missed where !found.contains(where: { drops($0, constraint) }) {
            if let reason = reasons.first(where: { drops($0, constraint) }) {
                report(reason)
            } else {
                view.report(dropped: constraint, kept: nil)
            }
        }
    }

    private func drops(_ conflict: ConstraintGroupConflict, _ constraint: Constraint) -> Bool {
        constraints[conflict.dropped] === constraint
    }

    private func report(_ conflict: ConstraintGroupConflict) {
        view.report(
            dropped: constraints[conflict.dropped],
            kept: conflict.kept.map { constraints[$0] }
        )
    }

    /// Returns the solution with its memory, and leaves none.
    private func takeSolution() -> ConstraintGroupSolution {
        var taken = ConstraintGroupSolution()
        swap(&taken, &solution)
        return taken
    }
}

extension View {
    /// Places a view whose subviews the constraint group around it places, too.
    final func putAbsorbed(
        x: Double,
        y: Double,
        _ size: Size,
        within width: Double,
        _ pass: LayoutPass
    ) {
        let left = pass.isMirrored ? width - x - size.width : x
        core.frame = Rect(x: left, y: y, width: size.width, height: size.height)
        core.enter(pass)
        if core.needsLayout || core.arrangedSize != size { pass.callLater(self) }
        core.needsArranging = false
        core.arrangedSize = size
    }
}
