/// Heights in whole units of 1/64 point.
enum HeightUnits {
    /// The greatest height of a row, so small that no list of rows overflows.
    static let greatest = 1 << 30

    /// Returns the nearest height that a row can have; none for what is not a number.
    static func rounding(_ points: Double) -> Int? {
        guard !points.isNaN else { return nil }
        return Int((min(max(points, 0), Double(greatest) / 64) * 64).rounded())
    }

    /// Returns the distance in points.
    static func points(_ units: Int) -> Double {
        Double(units) / 64
    }
}
