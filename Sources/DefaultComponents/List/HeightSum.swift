/// What a stretch of rows amounts to.
struct HeightSum: Equatable {
    /// How many rows there are.
    var rows = 0

    /// How many of them are measured.
    var measured = 0

    /// The heights of those together, in units.
    var units = 0

    /// Returns the height in units, where rows that are not measured count with the average.
    func extent(average: Int) -> Int {
        extent(of: rows, average: average)
    }

    /// Returns the height in units of so many rows, of which only these are measured.
    func extent(of rows: Int, average: Int) -> Int {
        units + (rows - measured) * average
    }

    static func += (left: inout Self, right: Self) {
        left.rows += right.rows
        left.measured += right.measured
        left.units += right.units
    }

    static func + (left: Self, right: Self) -> Self {
        var sum = left
        sum += right
        return sum
    }

    static func - (left: Self, right: Self) -> Self {
        Self(
            rows: left.rows - right.rows,
            measured: left.measured - right.measured,
            units: left.units - right.units
        )
    }
}
