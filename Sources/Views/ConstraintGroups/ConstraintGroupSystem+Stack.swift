extension ConstraintGroupSystem {
    /// Adds the rules of a stack whose views are also joined by constraints.
    ///
    /// Constraints that are required win over the stack's rules. With equal spacing or centring, gaps are
    /// as long as the spacing at least; a row that is aligned by baselines is aligned by its top.
    mutating func addRules(
        of stack: StackContent,
        _ axis: Axis,
        _ work: borrowing ConstraintGroupWork
    ) {
        let places = work.plan.nodes.indices.dropFirst().filter {
            let node = work.plan.nodes[$0]
            return node.parent == 0 && !node.view.core.isHidden
        }
        if stack.axis == axis {
            addRulesAlong(stack, places, work)
        } else {
            for place in places { addRulesAcross(stack, axis, place, work) }
        }
    }

    private mutating func addRulesAlong(
        _ stack: StackContent,
        _ places: [Int],
        _ work: borrowing ConstraintGroupWork
    ) {
        guard let first = places.first, let last = places.last else { return }
        let (view, axis) = (work.plan.view, stack.axis)
        let variables = variables[axis]
        let (start, end) = view.insetsAlongAxis(stack)
        add([(variables.origin(first), 1)], axis, .equal, start)
        add(
            [(variables.origin(last), 1), (variables.length(last), 1)],
            less: 1,
            axis,
            .equal,
            -end,
            isEnd: true
        )
        let keepsGaps =
            stack.distribution != .equalSpacing && stack.distribution != .equalCentering
        for (place, next) in zip(places, places.dropFirst()) {
            let gap = view.gap(after: work.plan.nodes[place].view, stack)
            add(
                [
                    (variables.origin(next), 1), (variables.origin(place), -1),
                    (variables.length(place), -1),
                ],
                axis,
                keepsGaps ? .equal : .greaterThanOrEqual,
                gap
            )
            switch stack.distribution {
            case .fillEqually:
                add([(variables.length(next), 1), (variables.length(place), -1)], axis, .equal, 0)
            case .fillProportionally:
                let (own, other) = (work.natural(place, axis), work.natural(next, axis))
                add(
                    [(variables.length(next), own), (variables.length(place), -other)],
                    axis,
                    .equal,
                    0
                )
            case .fill, .equalSpacing, .equalCentering: break
            }
        }
    }

    private mutating func addRulesAcross(
        _ stack: StackContent,
        _ axis: Axis,
        _ place: Int,
        _ work: borrowing ConstraintGroupWork
    ) {
        let variables = variables[axis]
        let inset = work.plan.view.inset(of: work.plan.nodes[place].view, stack)
        let (start, end) = inset.ends(of: axis)
        let whole = [
            (variable: variables.origin(place), coefficient: 1.0), (variables.length(place), 1.0),
        ]
        switch stack.alignment {
        case .fill:
            add([(variables.origin(place), 1)], axis, .equal, start)
            return add(whole, less: 1, axis, .equal, -end, isEnd: true)
        case .leading, .firstBaseline, .lastBaseline:
            add([(variables.origin(place), 1)], axis, .equal, start)
        case .center:
            add(
                [(variables.origin(place), 1), (variables.length(place), 0.5)],
                less: 0.5,
                axis,
                .equal,
                (start - end) / 2
            )
        case .trailing: add(whole, less: 1, axis, .equal, -end)
        }
        add([(variables.origin(place), 1)], axis, .greaterThanOrEqual, start, isEnd: true)
        add(whole, less: 1, axis, .lessThanOrEqual, -end, isEnd: true)
    }
}
