/// Linear relations between variables, each with a strength.
///
/// A solution keeps every required relation, and then violates as little as possible, strongest first.
struct LinearSystem {
    /// The number of variables; each may have any value.
    var variableCount: Int
    /// The relations, oldest first.
    var rows: [LinearRow] = []
    /// The row from which on all are rules of the system itself, which no conflict is reported with.
    var firstRule = Int.max

    init(variableCount: Int) {
        self.variableCount = variableCount
    }
}

/// Two required relations that cannot both be kept.
struct LinearConflict: Hashable {
    /// The row that was dropped, the older one.
    var dropped: Int
    /// The newer row that ruled it out: with the kept rows between the two it could live.
    ///
    /// The dropped row itself, if nothing satisfies that.
    var kept: Int
}

/// The relation between the two sides of a constraint.
public enum ConstraintRelation: String, Sendable, Hashable {
    /// The same.
    case equal = "="
    /// No more than.
    case lessThanOrEqual = "<="
    /// No less than.
    case greaterThanOrEqual = ">="
}

/// The strength of a constraint or of a content, from 1 to 1,000; 1,000 is required.
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
    /// The default resistance of views to being smaller than their content.
    public static let defaultHigh: Priority = 750
    /// The default resistance of views to being larger than their content.
    public static let defaultLow: Priority = 250

    /// Orders the weaker first.
    public static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.rawValue < rhs.rawValue
    }
}
