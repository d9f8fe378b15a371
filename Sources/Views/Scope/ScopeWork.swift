/// One search for where the nodes of a scope lie.
///
/// Widths first, then the heights at those widths. Where views follow a stack, or a width depends on a
/// height, both again until nothing changes, three times at most.
struct ScopeWork {
    let plan: ScopePlan
    let pass: LayoutPass
    var solution: ScopeSolution
    private var places: [FollowerPlace]

    /// Begins a search in memory that an earlier one had.
    init(plan: ScopePlan, pass: LayoutPass, reusing memory: consuming ScopeSolution) {
        self.plan = plan
        self.pass = pass
        solution = memory
        places = Array(repeating: FollowerPlace(), count: plan.followers.count)
    }

    mutating func solve(_ width: ScopeLength, _ height: ScopeLength) {
        solution.prepare(for: plan.nodes.count)
        for (index, node) in plan.nodes.enumerated().dropFirst() where !node.isAbsorbed {
            let size = node.view.contentFitting(.infinity, pass)
            solution.widths[index] = size.width
            solution.heights[index] = size.height
        }
        let needsRounds = plan.isMixed || !plan.followers.isEmpty
        if !plan.followers.isEmpty { placeFollowersAtFirst(width) }
        for _ in 0..<(needsRounds ? 3 : 1) {
            let before = plan.isMixed ? (solution.horizontal, solution.vertical) : ([], [])
            solveWidths(width)
            solve(.vertical, height)
            guard needsRounds else { return }
            let isSettled = placeFollowers()
            if isSettled, !plan.isMixed || before == (solution.horizontal, solution.vertical) {
                return
            }
        }
    }

    /// Finds the heights again, at the widths that are found, for a scope that nothing changed in.
    mutating func solve(_ height: ScopeLength) {
        solve(.vertical, height)
    }

    private mutating func solveWidths(_ width: ScopeLength, withFollowers: Bool = true) {
        solve(.horizontal, width, withFollowers: withFollowers)
        if tightenWidths() { solve(.horizontal, width, withFollowers: withFollowers) }
        measureHeights()
    }

    /// Lets views whose lines broke be as wide as the longest line, and says whether there are any.
    private mutating func tightenWidths() -> Bool {
        var isTighter = false
        for (index, node) in plan.nodes.enumerated().dropFirst() where !node.isAbsorbed {
            let length = solution.horizontal[index].length
            guard length < solution.widths[index] - lengthTolerance else { continue }
            let width = node.view.contentFitting(length, pass).width
            if width < length - lengthTolerance {
                solution.widths[index] = width
                isTighter = true
            }
        }
        return isTighter
    }

    private mutating func measureHeights() {
        for (index, node) in plan.nodes.enumerated().dropFirst() where !node.isAbsorbed {
            let width = solution.horizontal[index].length
            solution.heights[index] = node.view.contentHeight(at: width, pass)
        }
    }

    /// Places followers in stacks so wide as they are without them, and so high as they would like.
    private mutating func placeFollowersAtFirst(_ width: ScopeLength) {
        solveWidths(width, withFollowers: false)
        for follower in plan.followers {
            solution.vertical[follower.node].length = solution.heights[follower.node]
        }
        _ = placeFollowers()
    }

    /// Lets the stacks arrange what is in them, and says whether that left every follower where it was.
    private mutating func placeFollowers() -> Bool {
        var isSettled = true
        for (index, follower) in plan.followers.enumerated() {
            let stack = plan.nodes[follower.node].view
            let size = Size(
                width: solution.horizontal[follower.node].length,
                height: solution.vertical[follower.node].length
            )
            stack.arrange(size, pass)
            let place = follower.view.place(
                in: stack,
                size,
                pass,
                withBaselines: plan.usesInnerBaselines
            )
            if place != places[index] {
                places[index] = place
                isSettled = false
            }
        }
        return isSettled
    }

    /// Solves one axis; conflicts are only told of once all is known.
    private mutating func solve(
        _ axis: Axis,
        _ length: ScopeLength,
        withFollowers: Bool = true
    ) {
        var relations = ScopeSystem(
            reusing: pass.takeRelations(),
            work: self,
            axis: axis,
            length: length,
            isRelaxed: false,
            withFollowers: withFollowers
        )
        var conflicts = pass.solver.solve(relations.system, into: &solution.values)
        if !conflicts.isEmpty {
            // What does not fit lies beyond the end, as long as nothing else is in conflict.
            relations = ScopeSystem(
                work: self,
                axis: axis,
                length: length,
                isRelaxed: true,
                withFollowers: withFollowers
            )
            conflicts = pass.solver.solve(relations.system, into: &solution.values)
        }
        if withFollowers {
            for conflict in conflicts { relations.report(conflict, in: plan) }
        }
        if axis == .horizontal {
            relations.note(solution.values, in: &solution.horizontal)
        } else {
            relations.note(solution.values, in: &solution.vertical)
        }
        pass.relations = relations.system
    }

    /// Returns what the side of a constraint is, as origin and length of its node and a distance.
    func value(of side: ScopeSide) -> ScopeValue {
        var value = ScopeValue(side.attribute)
        if side.guide == .layoutMargins {
            value.keep(to: view(of: side).core.margins, side.attribute)
        }
        if let follower = side.follower {
            let place = places[follower]
            let extent = side.axis == .horizontal ? place.horizontal : place.vertical
            value.distance += value.origin * extent.origin + value.length * extent.length
            value.length = 0
            if side.attribute == .firstBaseline { value.distance += place.firstBaseline }
            if side.attribute == .lastBaseline { value.distance += place.lastBaseline }
        } else if side.node == 0 || plan.nodes[side.node].isAbsorbed {
            // What places its text by constraints counts with its edges.
            if side.attribute == .lastBaseline { value.length = 1 }
        } else if side.attribute == .firstBaseline || side.attribute == .lastBaseline {
            let size = Size(
                width: solution.horizontal[side.node].length,
                height: solution.heights[side.node]
            )
            value.distance += view(of: side).baseline(
                isFirst: side.attribute == .firstBaseline,
                size,
                pass
            )
        }
        return value
    }

    private func view(of side: ScopeSide) -> View {
        side.follower.map { plan.followers[$0].view } ?? plan.nodes[side.node].view
    }

    func natural(_ index: Int, _ axis: Axis) -> Double {
        axis == .horizontal ? solution.widths[index] : solution.heights[index]
    }

    /// The extent of a node on an axis, as last found.
    func found(_ index: Int, _ axis: Axis) -> ScopeExtent {
        axis == .horizontal ? solution.horizontal[index] : solution.vertical[index]
    }
}

extension View {
    /// Returns where the view lies in a view around it, counted along the reading direction.
    fileprivate func place(
        in stack: View,
        _ size: Size,
        _ pass: LayoutPass,
        withBaselines: Bool
    ) -> FollowerPlace {
        let own = core.frame.size
        var place = FollowerPlace()
        place.horizontal.length = own.width
        place.vertical.length = own.height
        if withBaselines {
            place.firstBaseline = baseline(isFirst: true, own, pass)
            place.lastBaseline = baseline(isFirst: false, own, pass)
        }
        var view = self
        while view !== stack, let superview = view.core.superview {
            // What is hidden is not arranged, and where it was must not matter.
            if view.core.isHidden { return FollowerPlace() }
            let frame = view.core.frame
            let width = superview === stack ? size.width : superview.core.frame.size.width
            place.horizontal.origin +=
                pass.isMirrored ? width - frame.x - frame.size.width : frame.x
            place.vertical.origin += frame.y
            view = superview
        }
        return place
    }
}
