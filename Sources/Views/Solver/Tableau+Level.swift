/// Solving a level with the simplex method, for which violated ranges are slopes.
extension Tableau {
    /// Brings quantities as near as possible to where they are wanted, in sum.
    ///
    /// Quantities from the first one on are wanted somewhere; all keep to their bounds.
    mutating func minimize(from first: Int) -> Gradient {
        for line in lines where line.quantity >= first {
            quantities[line.quantity].findGrowth()
        }
        var slopes = Gradient(width: width)
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
    /// What is left are all solutions that are as good: those in which each quantity stays where the
    /// slopes that end the level hold.
    mutating func settle(_ slopes: borrowing Gradient, from first: Int) {
        if isContent(from: first) {
            for index in first..<quantities.count {
                quantities[index].low = quantities[index].wantedLow
                quantities[index].high = quantities[index].wantedHigh
            }
        } else {
            for line in lines where line.quantity >= first {
                quantities[line.quantity].keepGrowth()
            }
            for column in 0..<width {
                guard let index = columns[column] else { continue }
                let isHeldAbove = slopes.upward(self, column) > Gradient.tolerance
                let isHeldBelow = slopes.downward(self, column) > Gradient.tolerance
                if isHeldAbove { quantities[index].high = quantities[index].value }
                if isHeldBelow { quantities[index].low = quantities[index].value }
            }
        }
        for column in 0..<width { closeIfFixed(column) }
    }

    /// Closes a column whose quantity has no room left.
    mutating func closeIfFixed(_ column: Int) {
        guard let index = columns[column] else { return }
        let quantity = quantities[index]
        guard quantity.high - quantity.low <= Quantity.tolerance(quantity.value) else { return }
        close(column)
    }
}

extension Tableau.Quantity {
    /// Bounds the quantity to where its violation grows as it does.
    fileprivate mutating func keepGrowth() {
        if growth == upperGrowth { low = turn } else { high = turn }
    }
}
