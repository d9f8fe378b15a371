/// A point in time, in whole microseconds since 1970-01-01T00:00:00Z.
public struct Timestamp: Sendable, Codable, Hashable, Comparable {
    /// Microseconds since 1970-01-01T00:00:00Z; negative before.
    public var microseconds: Int64

    /// Creates a timestamp from microseconds since 1970-01-01T00:00:00Z.
    public init(microseconds: Int64) {
        self.microseconds = microseconds
    }

    /// Creates a timestamp from whole seconds since 1970-01-01T00:00:00Z, clamped to the range.
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

extension Timestamp {
    /// Returns the timestamp at a distance: later, or earlier for a negative one, rounded to whole microseconds towards
    /// zero and clamped to the range.
    public func advanced(by duration: Duration) -> Timestamp {
        Timestamp(microseconds: microseconds.addingClamped(duration.microseconds))
    }

    /// Returns the duration from this timestamp to another one; negative if that is earlier.
    public func duration(to other: Timestamp) -> Duration {
        .microseconds(other.microseconds) - .microseconds(microseconds)
    }
}

extension Duration {
    /// The whole microseconds, rounded towards zero and clamped to the range.
    package var microseconds: Int64 {
        let (seconds, attoseconds) = components
        let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000)
        guard !overflow else { return seconds < 0 ? .min : .max }
        return product.addingClamped(attoseconds / 1_000_000_000_000)
    }
}

extension Int64 {
    /// Returns the sum, clamped to the range.
    package func addingClamped(_ other: Int64) -> Int64 {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? (other < 0 ? .min : .max) : sum
    }
}

extension Slot where Value == Timestamp, Part == Never {
    /// The instant at which the clock of a tree stands when it is mounted.
    ///
    /// No clock is read: set it to the present time where times are to be shown relative to that, and advance the tree.
    public static let clockStart = Slot(
        "clockStart",
        default: Timestamp(microseconds: 0),
        contract: .stable
    )
}
