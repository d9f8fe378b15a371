/// One search for the positions of the nodes of a constraint group.
///
/// Widths first, then the heights at those widths; together where widths depend on heights. Where views
/// follow a stack, or heights of texts change widths, again until nothing changes, some times at most.
struct ConstraintGroupWork {
    let plan: ConstraintGroupPlan
    let pass: LayoutPass
    /// Whether what the constraint group asks for itself is heeded.
    let heedsOwn: Bool
    var solution: ConstraintGroupSolution
    /// The lengths that the constraint group is given.
    let lengths: ConstraintGroupLengths
    private var places: [FollowerPlace]

    /// Creates a search in the memory of an earlier one.
    init(
        plan: ConstraintGroupPlan,
        pass: LayoutPass,
        lengths: ConstraintGroupLengths,
        reusing memory: consuming ConstraintGroupSolution
    ) {
        self.plan = plan
        self.pass = pass
        self.lengths = lengths
        let isGiven = lengths.width.given != nil && lengths.height.given != nil
        heedsOwn = lengths.withOwn && plan.hasOwn && !isGiven
        solution = memory
        places = Array(repeating: FollowerPlace(), count: plan.followers.count)
    }

    /// Whether a width depends on a height, or the other way round.
    var isMixed: Bool { plan.isMixed || heedsOwn && plan.isOwnMixed }

    mutating func solve() {
        solution.prepare(for: plan.nodes.count)
        findNaturalSizes()
        if isMixed { return solveTogether() }
        if !plan.followers.isEmpty { placeFollowersAtFirst() }
        for _ in 0..<(plan.followers.isEmpty ? 1 : 3) {
            solveWidths()
            solve(ConstraintGroupRequest(axes: .vertical))
            if placeFollowers() { return }
        }
    }

    /// Finds the heights again, at the widths that are found, for a constraint group that nothing changed in.
    mutating func solveHeights() {
        solve(ConstraintGroupRequest(axes: .vertical))
    }

    private mutating func findNaturalSizes() {
        let isStack = plan.view.core.stack != nil
        for (index, node) in plan.nodes.enumerated().dropFirst() where !node.isAbsorbed {
            let view = node.view
            solution.contents[index].size = view.contentFitting(.infinity, pass)
            if view.hasContent, !(isStack && view.core.isHidden) {
                solution.contents[index].priorities = view.core.priorities
                solution.contents[index].isStack = view.core.stack != nil
            }
        }
    }

    /// Finds widths and heights in one system, again while that changes the heights of texts.
    private mutating func solveTogether() {
        for round in 0..<8 {
            let before = solution.extents
            let heights = solution.contents.map(\.size.height)
            if round > 0 {
                findNaturalSizes()
                for index in heights.indices {
                    solution.contents[index].size.height = heights[index]
                }
            }
            solve(ConstraintGroupRequest(axes: .both))
            if tightenWidths() { solve(ConstraintGroupRequest(axes: .both)) }
            measureHeights()
            let isSettled = placeFollowers()
            guard isSettled, round > 0 else { continue }
            if solution.contents.map(\.size.height) == heights { return }
            if before == solution.extents { return }
        }
    }

    private mutating func solveWidths(withFollowers: Bool = true) {
        let request = ConstraintGroupRequest(axes: .horizontal, withFollowers: withFollowers)
        solve(request)
        if tightenWidths() { solve(request) }
        measureHeights()
    }

    /// Narrows views whose lines broke to their longest line, and returns whether there are any.
    private mutating func tightenWidths() -> Bool {
        var isTighter = false
        for (index, node) in plan.nodes.enumerated().dropFirst() where !node.isAbsorbed {
            let length = solution.extents.horizontal[index].length
            guard length < solution.contents[index].size.width - lengthTolerance else { continue }
            let width = node.view.contentFitting(length, pass).width
            // What cannot be so narrow resists no more than its narrowest lines do.
            guard width < solution.contents[index].size.width - lengthTolerance else { continue }
            solution.contents[index].size.width = width
            if (width - length).magnitude > lengthTolerance { isTighter = true }
        }
        return isTighter
    }

    private mutating func measureHeights() {
        for (index, node) in plan.nodes.enumerated().dropFirst() where !node.isAbsorbed {
            let width = solution.extents.horizontal[index].length
            solution.contents[index].size.height = node.view.contentHeight(at: width, pass)
        }
    }

    /// Places followers in stacks that are as wide as without them, and as high as they ask for.
    private mutating func placeFollowersAtFirst() {
        solveWidths(withFollowers: false)
        for follower in plan.followers {
            let height = solution.contents[follower.parent].size.height
            solution.extents.vertical[follower.parent].length = height
        }
        _ = placeFollowers()
    }

    /// Arranges the views of the stacks, and returns whether every follower stayed in place.
    private mutating func placeFollowers() -> Bool {
        var isSettled = true
        for (index, follower) in plan.followers.enumerated() {
            let stack = plan.nodes[follower.parent].view
            let size = solution.length(of: follower.parent)
            stack.arrange(size, pass, withOwn: false)
            let place = follower.view.place(
                in: stack,
                size,
                pass,
                isMirrored: pass.isMirrored(in: plan.view.core),
                withBaselines: plan.usesInnerBaselines
            )
            if place != places[index] {
                places[index] = place
                isSettled = false
            }
        }
        return isSettled
    }

    /// Solves a system; conflicts are reported only in the end.
    private mutating func solve(_ request: ConstraintGroupRequest) {
        var request = request
        var relations = ConstraintGroupSystem(
            reusing: pass.takeRelations(),
            work: self,
            request: request
        )
        var conflicts = pass.solver.solve(relations.system, into: &solution.values)
        if !conflicts.isEmpty || hasTooShort(relations.variables, request.axes) {
            // What solves a system without a required row and keeps it solves it with the row, too.
            request.keepsLengths = true
            let isLimited =
                request.axes.hasHorizontal && lengths.width.isLimited
                || request.axes.hasVertical && lengths.height.isLimited
            if conflicts.isEmpty || !isLimited {
                relations = ConstraintGroupSystem(work: self, request: request)
                conflicts = pass.solver.solve(relations.system, into: &solution.values)
            }
            if !conflicts.isEmpty, isLimited {
                // Views that need more room than there is report it.
                request.isRelaxed = true
                relations = ConstraintGroupSystem(work: self, request: request)
                conflicts = pass.solver.solve(relations.system, into: &solution.values)
            }
        }
        if lacksRoom(relations.variables, request.axes) {
            request.keepsLengths = true
            request.keepsRoom = true
            relations = ConstraintGroupSystem(work: self, request: request)
            conflicts = pass.solver.solve(relations.system, into: &solution.values)
        }
        if request.axes.hasHorizontal {
            relations.note(solution.values, .horizontal, in: &solution.extents.horizontal)
        }
        if request.axes.hasVertical {
            relations.note(solution.values, .vertical, in: &solution.extents.vertical)
        }
        if !conflicts.isEmpty || solution.hasConflicts { note(conflicts, relations, request) }
        pass.relations = relations.system
    }

    /// Stores the conflicting constraints in place of those of an earlier system of the axes.
    private mutating func note(
        _ conflicts: [LinearConflict],
        _ relations: borrowing ConstraintGroupSystem,
        _ request: ConstraintGroupRequest
    ) {
        var found: [ConstraintGroupConflict] = []
        for conflict in conflicts {
            guard let dropped = relations.constraint(conflict.dropped, self) else { continue }
            let kept = relations.constraint(conflict.kept, self)
            found.append(ConstraintGroupConflict(dropped: dropped, kept: kept))
        }
        solution.conflicts[request.axes.hasHorizontal ? .horizontal : .vertical] = found
    }

    /// Returns the side of a constraint as origin and length of its node and a distance.
    func value(of side: ConstraintGroupSide) -> ConstraintGroupValue {
        var value = ConstraintGroupValue(side.attribute)
        if side.guide == .layoutMargins {
            value.keep(to: view(of: side).core.margins, side.attribute)
        }
        if let follower = side.follower {
            let place = places[follower]
            let extent = place.extents[side.axis]
            value.distance += value.origin * extent.origin + value.length * extent.length
            value.length = 0
            if side.attribute == .firstBaseline { value.distance += place.firstBaseline }
            if side.attribute == .lastBaseline { value.distance += place.lastBaseline }
        } else if side.node == 0 || plan.nodes[side.node].isAbsorbed {
            // What places its text by constraints counts with its edges.
            if side.attribute == .lastBaseline { value.length = 1 }
        } else if side.attribute == .firstBaseline || side.attribute == .lastBaseline {
            let size = Size(
                width: solution.extents.horizontal[side.node].length,
                height: solution.contents[side.node].size.height
            )
            let isFirst = side.attribute == .firstBaseline
            let baseline = view(of: side).textBaseline(
                isFirst: isFirst,
                size,
                pass,
                withOwn: false
            )
            if let baseline {
                value.distance += baseline
            } else if !isFirst {
                value.length = 1
            }
        }
        return value
    }

    private func view(of side: ConstraintGroupSide) -> View {
        side.follower.map { plan.followers[$0].view } ?? plan.nodes[side.node].view
    }
}

extension View {
    /// Returns the position of the view in a superview, counted along a reading direction.
    fileprivate func place(
        in stack: View,
        _ size: Size,
        _ pass: LayoutPass,
        isMirrored: Bool,
        withBaselines: Bool
    ) -> FollowerPlace {
        let own = core.frame.size
        var place = FollowerPlace()
        place.extents.horizontal.length = own.width
        place.extents.vertical.length = own.height
        if withBaselines {
            place.firstBaseline = baseline(isFirst: true, own, pass)
            place.lastBaseline = baseline(isFirst: false, own, pass)
        }
        var view = self
        while view !== stack, let superview = view.core.superview {
            // Hidden views are not arranged, and their positions must not matter.
            if view.core.isHidden { return FollowerPlace() }
            let frame = view.core.frame
            let width = superview === stack ? size.width : superview.core.frame.size.width
            place.extents.horizontal.origin +=
                isMirrored ? width - frame.x - frame.size.width : frame.x
            place.extents.vertical.origin += frame.y
            view = superview
        }
        return place
    }
}
