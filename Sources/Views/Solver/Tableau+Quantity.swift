extension Tableau {
    /// Where a quantity is, where it may go, and where it is wanted.
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

        /// How far apart values must be to differ.
        static func tolerance(_ value: Double) -> Double { 1e-9 * max(1, value.magnitude) }

        /// Whether the value is above the wanted range.
        var isAbove: Bool { value > wantedHigh + Self.tolerance(wantedHigh) }
        /// Whether the value is below the wanted range.
        var isBelow: Bool { value < wantedLow - Self.tolerance(wantedLow) }
        /// Whether it must keep to some range.
        var isBounded: Bool { low > -.infinity || high < .infinity }

        /// Where the violation turns.
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
