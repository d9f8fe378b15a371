/// Solving a level with the simplex method, for which violated ranges are slopes.
extension Tableau {
    /// Brings quantities as near as possible to where they are wanted, in sum.
    ///
    /// Quantities from the first one on are wanted somewhere; all keep to their bounds.
    mutating func minimize(from first: Int) -> Slopes {
        var slopes = Slopes(width: width)
        var step = 0
        let patience = 64 + 4 * (lines.count + width)
        while true {
            slopes.measure(self, from: first)
            // What takes longer goes in circles, and is walked by index, which leads out of them;
            // the last limit is for numbers so far apart that nothing is certain.
            let byIndex = step > patience
            guard step < 16 * patience, let column = slopes.steepest(self, byIndex: byIndex) else {
                return slopes
            }
            advance(column, slopes, byIndex: byIndex)
            step += 1
        }
    }

    /// Whether all quantities from the first one on are where they are wanted.
    func isContent(from first: Int) -> Bool {
        !lines.contains {
            $0.quantity >= first
                && (quantities[$0.quantity].isAbove || quantities[$0.quantity].isBelow)
        }
    }

    /// Makes bounds of what the level has reached, so that later levels cannot undo it.
    ///
    /// What is left are all solutions that are as good.
    mutating func settle(_ slopes: borrowing Slopes, from first: Int) {
        for line in lines where line.quantity >= first {
            let quantity = quantities[line.quantity]
            quantities[line.quantity].low =
                quantity.isAbove
                ? quantity.wantedHigh : quantity.isBelow ? -.infinity : quantity.wantedLow
            quantities[line.quantity].high =
                quantity.isBelow
                ? quantity.wantedLow : quantity.isAbove ? .infinity : quantity.wantedHigh
        }
        for column in 0..<width {
            guard let index = columns[column] else { continue }
            let quantity = quantities[index]
            if slopes.upward(self, column) > Slopes.tolerance {
                quantities[index].high = quantity.value
            } else if index >= first, quantity.value < quantity.wantedHigh {
                quantities[index].high = quantity.wantedHigh
            }
            if slopes.downward(self, column) > Slopes.tolerance {
                quantities[index].low = quantity.value
            } else if index >= first, quantity.value > quantity.wantedLow {
                quantities[index].low = quantity.wantedLow
            }
            closeIfFixed(column)
        }
    }

    /// Closes a column whose quantity has no room left.
    mutating func closeIfFixed(_ column: Int) {
        guard let index = columns[column] else { return }
        let quantity = quantities[index]
        guard quantity.high - quantity.low <= Quantity.tolerance(quantity.value) else { return }
        close(column)
    }
}
