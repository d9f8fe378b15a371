extension ScopeSystem {
    /// Adds what a stack does by itself, for a stack whose views are also joined by constraints.
    ///
    /// Constraints that are required win over the stack's rules. With equal spacing or centring, gaps are
    /// as long as the spacing at least; a row that is aligned by baselines is aligned by its top.
    mutating func addRules(of stack: StackContent, _ work: ScopeWork) {
        let places = work.plan.nodes.indices.dropFirst().filter {
            let node = work.plan.nodes[$0]
            return node.parent == 0 && !node.view.core.isHidden
        }
        if stack.axis == axis {
            addRulesAlong(stack, places, work)
        } else {
            for place in places { addRulesAcross(stack, place, work) }
        }
    }

    private mutating func addRulesAlong(
        _ stack: StackContent,
        _ places: [Int],
        _ work: ScopeWork
    ) {
        guard let first = places.first, let last = places.last else { return }
        let view = work.plan.view
        let (start, end) = view.insetsAlongAxis(stack)
        add([(origin(first), 1)], .equal, start)
        add([(origin(last), 1), (length(last), 1)], less: 1, .equal, -end)
        let keepsGaps =
            stack.distribution != .equalSpacing && stack.distribution != .equalCentering
        for (place, next) in zip(places, places.dropFirst()) {
            let gap = view.gap(after: work.plan.nodes[place].view, stack)
            add(
                [(origin(next), 1), (origin(place), -1), (length(place), -1)],
                keepsGaps ? .equal : .greaterThanOrEqual,
                gap
            )
            switch stack.distribution {
            case .fillEqually: add([(length(next), 1), (length(place), -1)], .equal, 0)
            case .fillProportionally:
                let (own, other) = (work.natural(place, axis), work.natural(next, axis))
                add([(length(next), own), (length(place), -other)], .equal, 0)
            case .fill, .equalSpacing, .equalCentering: break
            }
        }
    }

    private mutating func addRulesAcross(
        _ stack: StackContent,
        _ place: Int,
        _ work: ScopeWork
    ) {
        let inset = work.plan.view.inset(of: work.plan.nodes[place].view, stack)
        let (start, end) =
            axis == .horizontal ? (inset.leading, inset.trailing) : (inset.top, inset.bottom)
        let whole = [(variable: origin(place), coefficient: 1.0), (length(place), 1.0)]
        switch stack.alignment {
        case .fill:
            add([(origin(place), 1)], .equal, start)
            add(whole, less: 1, .equal, -end)
            return
        case .leading, .firstBaseline, .lastBaseline: add([(origin(place), 1)], .equal, start)
        case .center:
            add(
                [(origin(place), 1), (length(place), 0.5)],
                less: 0.5,
                .equal,
                (start - end) / 2
            )
        case .trailing: add(whole, less: 1, .equal, -end)
        }
        add([(origin(place), 1)], .greaterThanOrEqual, start)
        add(whole, less: 1, .lessThanOrEqual, -end)
    }

    private func origin(_ place: Int) -> Int { 2 * place - 2 }
    private func length(_ place: Int) -> Int { 2 * place - 1 }
}
