/// A point in time, in whole microseconds since 1970-01-01T00:00:00Z.
public struct Timestamp: Sendable, Codable, Hashable, Comparable {
    /// Microseconds since 1970-01-01T00:00:00Z; negative before.
    public var microseconds: Int64

    /// Creates an instant from microseconds since 1970-01-01T00:00:00Z.
    public init(microseconds: Int64) {
        self.microseconds = microseconds
    }

    /// Creates an instant from whole seconds since 1970-01-01T00:00:00Z, clamped to what fits.
    public init(seconds: Int64) {
        let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000)
        microseconds = overflow ? (seconds < 0 ? .min : .max) : product
    }

    /// The whole seconds since 1970-01-01T00:00:00Z, rounded down.
    public var seconds: Int64 {
        let (quotient, remainder) = microseconds.quotientAndRemainder(dividingBy: 1_000_000)
        return remainder < 0 ? quotient - 1 : quotient
    }

    /// Orders the earlier first.
    public static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.microseconds < rhs.microseconds
    }
}
