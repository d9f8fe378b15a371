/// How strongly something is wanted, from 1 to 1,000; 1,000 is required.
public struct Priority: Sendable, Hashable, Comparable, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
{
    /// The strength, 1 to 1,000.
    public let rawValue: Double

    /// Creates a priority; values outside 1 to 1,000, and those that are no number, are clamped.
    public init(_ rawValue: Double) {
        self.rawValue = rawValue.isNaN ? 1 : min(max(rawValue, 1), 1000)
    }

    /// Creates a priority from a literal.
    public init(floatLiteral value: Double) {
        self.init(value)
    }

    /// Creates a priority from a literal.
    public init(integerLiteral value: Int) {
        self.init(Double(value))
    }

    /// Must hold.
    public static let required: Priority = 1000
    /// How strongly views resist being smaller than their content.
    public static let defaultHigh: Priority = 750
    /// How strongly views resist being larger than their content.
    public static let defaultLow: Priority = 250

    /// Orders the weaker first.
    public static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.rawValue < rhs.rawValue
    }
}
