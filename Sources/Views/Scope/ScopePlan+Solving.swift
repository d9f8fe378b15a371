extension ScopePlan {
    /// Returns the size that the scope takes within a width.
    func fitting(_ limit: Double, _ pass: LayoutPass) -> Size {
        measure(.free(limit), pass)
    }

    /// Returns the height that the scope takes at a width.
    func height(at width: Double, _ pass: LayoutPass) -> Double {
        measure(.given(width), pass).height
    }

    private func measure(_ width: ScopeLength, _ pass: LayoutPass) -> Size {
        let size = solve(width, .free(.infinity), pass)
        // Stacks were arranged at sizes that may not stay.
        if !followers.isEmpty { view.arrangeAgain() }
        return size
    }

    /// Gives everything in the scope its frame.
    func arrange(_ size: Size, _ pass: LayoutPass) {
        // A height that the scope chose is left free, whatever was asked for before, so that equal trees
        // are laid out equally.
        let isOwnHeight = view.height(at: size.width, pass) == size.height
        solve(.given(size.width), isOwnHeight ? .free(.infinity) : .given(size.height), pass)
        for (index, node) in nodes.enumerated().dropFirst() {
            let (horizontal, vertical) = (solution.horizontal[index], solution.vertical[index])
            let parent = solution.horizontal[node.parent]
            // What does not fit lies beyond the end of the scope, which is as wide as it is.
            let room = node.parent == 0 ? size.width : parent.length
            let placed = Size(width: horizontal.length, height: vertical.length)
            let x = horizontal.origin - parent.origin
            let y = vertical.origin - solution.vertical[node.parent].origin
            if node.isAbsorbed {
                node.view.putAbsorbed(x: x, y: y, placed, within: room, pass)
            } else {
                node.view.put(x: x, y: y, placed, within: room, pass)
            }
        }
        for bystander in bystanders {
            let node = bystander.node
            let width = node == 0 ? size.width : solution.horizontal[node].length
            bystander.view.putByHand(within: width, pass)
        }
    }

    @discardableResult
    private func solve(_ width: ScopeLength, _ height: ScopeLength, _ pass: LayoutPass) -> Size {
        var hasWidths = false
        if solution.isKnown, case .given(let width) = width, solution.givenWidth == width {
            switch height {
            case .free: if solution.givenHeight == nil { return solution.size }
            case .given(let height): if solution.givenHeight == height { return solution.size }
            }
            hasWidths = !isMixed && followers.isEmpty
        }
        for node in nodes where node.isAbsorbed { node.view.core.enter(pass) }
        var work = ScopeWork(plan: self, pass: pass, reusing: takeSolution())
        if hasWidths { work.solve(height) } else { work.solve(width, height) }
        swap(&solution, &work.solution)
        solution.isKnown = true
        solution.givenWidth = width.given
        solution.givenHeight = height.given
        solution.size = Size(
            width: solution.horizontal[0].length,
            height: solution.vertical[0].length
        )
        return solution.size
    }

    /// Returns the solution with its memory, and leaves none.
    private func takeSolution() -> ScopeSolution {
        let taken = solution
        solution = ScopeSolution()
        return taken
    }
}

extension ScopeLength {
    /// The length that was given; none if it was free.
    fileprivate var given: Double? {
        guard case .given(let length) = self else { return nil }
        return length
    }
}

extension View {
    /// Puts a view whose subviews the scope around it puts, too.
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
