@testable import DefaultComponents

extension RowHeights {
    /// The number of measured rows.
    var measuredCount: Int {
        sums.total.measured
    }

    /// The total height of the measured rows.
    var measuredTotal: Double {
        HeightUnits.points(sums.total.units)
    }
}
