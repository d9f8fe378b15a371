@testable import DefaultComponents

extension RowHeights {
    /// How many rows are measured.
    var measuredCount: Int {
        sums.total.measured
    }

    /// The heights of the measured rows together.
    var measuredTotal: Double {
        HeightUnits.points(sums.total.units)
    }
}
