/// One step of the simplex method.
extension Tableau {
    /// Where something changes while a column moves.
    struct Turn {
        var distance: Double
        /// By how much the slope grows, infinitely where a bound is.
        var growth: Double
        /// The line that turns; none for the column itself.
        var line: Int?
        /// The value of what turns, there.
        var value: Double
        /// For turns at the same distance: the larger the better, as less is lost by rounding.
        var size: Double
        var quantity: Int
    }

    /// Moves a column for as long as that is a gain, and exchanges it with the line that ends it.
    ///
    /// On the way lines may leave or enter their wanted range: stopping at each of them would go in
    /// circles where several turn at once.
    mutating func advance(_ column: Int, _ slopes: borrowing Slopes, byIndex: Bool) {
        let upward = slopes.isUpward(self, column)
        collectTurns(column, upward, from: slopes.first)
        var slope = upward ? slopes.upward(self, column) : slopes.downward(self, column)
        while let next = nearestTurn(byIndex: byIndex) {
            let turn = turns[next]
            turns[next] = turns[turns.count - 1]
            turns.removeLast()
            slope += turn.growth
            guard slope >= -Slopes.tolerance else { continue }
            move(column, by: upward ? turn.distance : -turn.distance)
            quantities[turn.quantity].value = turn.value
            if let line = turn.line { exchange(line, column) }
            return
        }
    }

    private func nearestTurn(byIndex: Bool) -> Int? {
        turns.indices.min { first, second in
            let (first, second) = (turns[first], turns[second])
            if first.distance != second.distance { return first.distance < second.distance }
            if !byIndex, first.size != second.size { return first.size > second.size }
            return first.quantity < second.quantity
        }
    }

    private mutating func collectTurns(_ column: Int, _ upward: Bool, from first: Int) {
        turns.removeAll(keepingCapacity: true)
        guard let entering = columns[column] else { return }
        addTurns(of: entering, line: nil, factor: upward ? 1 : -1, from: first)
        let bit = Self.bit(column)
        for line in lines.indices where lines[line].columns & bit != 0 {
            let factor = factors[line * width + column]
            guard factor.magnitude > 1e-9 else { continue }
            let quantity = lines[line].quantity
            addTurns(of: quantity, line: line, factor: upward ? factor : -factor, from: first)
        }
    }

    /// Adds where a quantity turns that moves by a factor for each unit of distance.
    private mutating func addTurns(of index: Int, line: Int?, factor: Double, from first: Int) {
        let quantity = quantities[index]
        let isRising = factor > 0
        let size = factor.magnitude
        func add(_ value: Double, growth: Double) {
            guard value.isFinite else { return }
            let distance = max(0, (value - quantity.value) / factor)
            let turn = Turn(
                distance: distance,
                growth: growth,
                line: line,
                value: value,
                size: size,
                quantity: index
            )
            turns.append(turn)
        }
        guard index >= first else {
            add(isRising ? quantity.high : quantity.low, growth: .infinity)
            return
        }
        let near = isRising ? quantity.wantedLow : quantity.wantedHigh
        let far = isRising ? quantity.wantedHigh : quantity.wantedLow
        if isRising ? quantity.isBelow : quantity.isAbove { add(near, growth: size) }
        // A column at its far end has that slope already.
        let isPast = isRising ? quantity.isAbove : quantity.isBelow
        if !isPast, line != nil || quantity.value != far { add(far, growth: size) }
    }
}
