/// The measured heights of a list's rows; row 0 is the newest.
///
/// Rows that are not measured take no memory, and count with the average of the others.
/// Heights are whole multiples of 1/64 point, and so is the average: sums are exact, and each row ends
/// exactly where the next one begins. Rows outside the list are ignored.
///
/// The measured rows are kept in chunks, each row with the number of unmeasured rows before it; prefix sums of
/// the chunks are kept as well. A row costs 8 bytes, 16 at worst, and every operation below is
/// logarithmic in the number of measured rows.
struct RowHeights {
    /// The maximum number of rows; more are ignored.
    static let largestCount = Int(UInt32.max)

    /// The maximum height of a row, in points; greater ones are limited to it.
    static let greatestHeight = Double(HeightUnits.greatest) / 64

    /// Returns the height of a row for that of its view, in points.
    static func height(_ height: Double) -> Double {
        // At least a point, so that a viewport never needs more rows than it has points.
        height.isFinite ? min(max(1, height.roundedUpToGrid), greatestHeight) : 1
    }

    /// The number of rows.
    var count: Int

    /// The height of a row while none is measured, rounded to 1/64 point.
    var estimate: Double {
        get { HeightUnits.points(estimatedUnits) }
        set { estimatedUnits = HeightUnits.rounding(newValue) ?? estimatedUnits }
    }

    /// The chunks, newest first; none is empty.
    var chunks: [HeightChunk] = []

    /// The sums of the chunks, from the newest on.
    var sums = HeightSums()

    private var estimatedUnits = 60 * 64

    /// Creates rows that were not measured.
    ///
    /// - Complexity: O(1).
    init(count: Int) {
        self.count = min(max(count, 0), Self.largestCount)
    }

    /// The height of a row that is not measured: the mean of those that are, rounded to 1/64 point.
    var averageHeight: Double {
        HeightUnits.points(averageUnits)
    }

    /// The sum of all heights, estimated for rows that are not measured.
    var total: Double {
        HeightUnits.points(sums.total.extent(of: count, average: averageUnits))
    }

    /// Removes all heights, and keeps the average as the estimate.
    mutating func forgetAll() {
        estimatedUnits = averageUnits
        chunks = []
        sums = HeightSums()
    }

    var averageUnits: Int {
        let sum = sums.total
        guard sum.measured > 0 else { return estimatedUnits }
        return (sum.units + sum.measured / 2) / sum.measured
    }
}

extension RowHeights {
    /// Returns the distance from the bottom of the newest row up to the bottom of a row.
    ///
    /// - Parameter index: The row; before the first it is 0, and behind the last the top of the list.
    /// - Returns: The heights of all newer rows, estimated where they are not measured.
    func offset(ofBottomOf index: Int) -> Double {
        let index = min(max(index, 0), count)
        let (chunk, before) = sums.longestRun { $0.rows <= index }
        var sum = before
        if chunk < chunks.count {
            for entry in chunks[chunk].entries {
                guard sum.rows + Int(entry.gap) < index else { break }
                sum += entry.sum
            }
        }
        return HeightUnits.points(sum.extent(of: index, average: averageUnits))
    }

    /// Returns the row at a distance up from the bottom of the newest row.
    ///
    /// A row includes its bottom, but not its top. It is the newest or the oldest row for a distance below
    /// or above the list, and 0 in an empty list.
    func index(atOffset offset: Double) -> Int {
        let average = averageUnits
        let extent = sums.total.extent(of: count, average: average)
        guard count > 0, offset > 0 else { return 0 }
        guard offset < HeightUnits.points(extent) else { return count - 1 }
        let units = Int((offset * 64).rounded(.down))
        let (chunk, before) = sums.longestRun { $0.extent(average: average) <= units }
        var sum = before
        if chunk < chunks.count {
            for entry in chunks[chunk].entries {
                let bottom = sum.extent(average: average) + Int(entry.gap) * average
                if bottom > units { break }
                if bottom + Int(entry.units) > units { return sum.rows + Int(entry.gap) }
                sum += entry.sum
            }
        }
        // The rest are rows that are not measured; the average is positive here, or they would end below.
        let rest = units - sum.extent(average: average)
        return min(sum.rows + (average > 0 ? rest / average : 0), count - 1)
    }
}

/// Heights in whole units of 1/64 point.
enum HeightUnits {
    /// The maximum height of a row, small enough that the sum of all rows cannot overflow.
    static let greatest = 1 << 30

    /// Returns the nearest height that a row can have; `nil` for NaN.
    static func rounding(_ points: Double) -> Int? {
        guard !points.isNaN else { return nil }
        return Int((min(max(points, 0), Double(greatest) / 64) * 64).rounded())
    }

    /// Returns the distance in points.
    static func points(_ units: Int) -> Double {
        Double(units) / 64
    }
}
