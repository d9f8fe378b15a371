/// The heights of a list's rows, as far as they were measured; row 0 is the newest.
///
/// Rows that were never measured cost nothing, however many there are, and count with the average of the
/// others. Heights are whole multiples of 1/64 point, and so is the average: sums are exact, and every row
/// ends exactly where the next one begins. Rows outside the list are ignored.
///
/// The measured rows lie in chunks, each with the number of rows that were not measured before it; what the
/// chunks amount to is found by prefix sums. So a row costs 8 bytes, 16 at worst, and everything below
/// is logarithmic in the number of measured rows.
struct RowHeights {
    /// The most rows there can be; more are left out.
    static let largestCount = Int(UInt32.max)

    /// The greatest height of a row, in points; greater ones are cut to it.
    static let greatestHeight = Double(HeightUnits.greatest) / 64

    /// How many rows there are.
    var count: Int

    /// What a row counts while none is measured, rounded to 1/64 point.
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

    /// What a row counts that is not measured: the mean of those that are, rounded to 1/64 point.
    var averageHeight: Double {
        HeightUnits.points(averageUnits)
    }

    /// The heights of all rows together, estimated for those that are not measured.
    var total: Double {
        HeightUnits.points(sums.total.extent(of: count, average: averageUnits))
    }

    /// Forgets every height, but keeps the average as the estimate.
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
