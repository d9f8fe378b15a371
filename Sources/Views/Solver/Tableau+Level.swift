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

extension Tableau {
    /// The value of a quantity, its bounds, and the range in which it is wanted.
    ///
    /// It is wanted at one number, or on one side of it: the turn, where its violation begins to grow
    /// or ceases to shrink.
    struct Quantity {
        var value = 0.0
        /// The range that it must not leave.
        var low = -Double.infinity
        var high = Double.infinity
        /// The range that it should not leave, at its level.
        var wantedLow = -Double.infinity
        var wantedHigh = Double.infinity
        /// By how much the violation grows with the value: -1, 0 or 1.
        ///
        /// At the turn it may be what it is on either side; the simplex method decides.
        var growth = 0.0
        /// The column, or the complement of the line.
        var place: Int

        /// The least distance at which values count as different.
        static func tolerance(_ value: Double) -> Double { 1e-9 * max(1, value.magnitude) }

        /// Whether the value is above the wanted range.
        var isAbove: Bool { value > wantedHigh + Self.tolerance(wantedHigh) }
        /// Whether the value is below the wanted range.
        var isBelow: Bool { value < wantedLow - Self.tolerance(wantedLow) }

        /// The value at which the violation turns.
        var turn: Double { wantedLow.isFinite ? wantedLow : wantedHigh }
        /// The growth below the turn.
        var lowerGrowth: Double { wantedLow.isFinite ? -1 : 0 }
        /// The growth above the turn.
        var upperGrowth: Double { wantedHigh.isFinite ? 1 : 0 }

        /// Sets the growth by the value.
        mutating func findGrowth() {
            if isAbove {
                growth = 1
            } else if isBelow {
                growth = -1
            } else if wantedLow == wantedHigh {
                growth = value < wantedLow ? -1 : 1
            } else {
                growth = 0
            }
        }
    }
}
