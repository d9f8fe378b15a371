/// One step of the simplex method.
extension Tableau {
    /// The point at which a line turns, or must stop, while a column moves.
    struct Turn {
        var line: Int
        var distance: Double
        /// The value of the line there.
        var value: Double
        /// By how much the slope grows there, infinitely at a bound.
        var growth: Double
        /// By how much the line moves with the column; the larger, the less is lost by rounding.
        var size: Double
    }

    /// Moves a column for as long as that is a gain, and exchanges it with the line that ends it.
    ///
    /// On the way lines may leave their wanted ranges, if others gain more.
    mutating func advance(_ column: Int, _ slopes: borrowing Gradient, byIndex: Bool) {
        guard let entering = columns[column] else { return }
        let upward = slopes.isUpward(self, column)
        var slope = upward ? slopes.upward(self, column) : slopes.downward(self, column)
        if entering >= slopes.first {
            let quantity = quantities[entering]
            quantities[entering].growth = upward ? quantity.upperGrowth : quantity.lowerGrowth
        }
        collectTurns(column, upward, from: slopes.first)
        // A bound of its own ends the way without an exchange.
        let bound = upward ? quantities[entering].high : quantities[entering].low
        let room = (bound - quantities[entering].value).magnitude
        while let next = nearestTurn(byIndex: byIndex), turns[next].distance <= room {
            let turn = turns[next]
            turns[next] = turns[turns.count - 1]
            turns.removeLast()
            slope += turn.growth
            let quantity = lines[turn.line].quantity
            guard slope >= -Gradient.tolerance else {
                let isRising = upward == (factors[turn.line * width + column] > 0)
                quantities[quantity].growth =
                    isRising
                    ? quantities[quantity].upperGrowth : quantities[quantity].lowerGrowth
                continue
            }
            move(column, by: upward ? turn.distance : -turn.distance)
            quantities[quantity].value = turn.value
            exchange(turn.line, column)
            return
        }
        guard room < .infinity else { return }
        move(column, by: upward ? room : -room)
        quantities[entering].value = bound
    }

    private func nearestTurn(byIndex: Bool) -> Int? {
        turns.indices.min { first, second in
            let (first, second) = (turns[first], turns[second])
            if first.distance != second.distance { return first.distance < second.distance }
            if !byIndex, first.size != second.size { return first.size > second.size }
            return lines[first.line].quantity < lines[second.line].quantity
        }
    }

    private mutating func collectTurns(_ column: Int, _ upward: Bool, from first: Int) {
        turns.removeAll(keepingCapacity: true)
        let bit = Self.bit(column)
        for line in lines.indices where lines[line].columns & bit != 0 {
            let factor = upward ? factors[line * width + column] : -factors[line * width + column]
            let size = factor.magnitude
            let quantity = quantities[lines[line].quantity]
            guard size > 1e-9 else { continue }
            let value: Double
            let growth: Double
            if lines[line].quantity < first {
                value = factor > 0 ? quantity.high : quantity.low
                growth = .infinity
            } else {
                let next = factor > 0 ? quantity.upperGrowth : quantity.lowerGrowth
                value = quantity.turn
                growth = (next - quantity.growth).magnitude * size
            }
            guard value.isFinite, growth > 0 else { continue }
            let distance = max(0, (value - quantity.value) / factor)
            turns.append(
                Turn(line: line, distance: distance, value: value, growth: growth, size: size)
            )
        }
    }
}
