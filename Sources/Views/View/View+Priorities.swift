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

/// A direction of layout.
public enum Axis: Sendable, Hashable {
    /// Along the reading direction.
    case horizontal
    /// Downwards.
    case vertical
}

extension View {
    /// Returns how strongly the view resists being larger than its content.
    public final func contentHuggingPriority(for axis: Axis) -> Priority {
        let priorities = core.priorities
        return axis == .horizontal ? priorities.huggingHorizontal : priorities.huggingVertical
    }

    /// Sets how strongly the view resists being larger than its content.
    public final func setContentHuggingPriority(_ priority: Priority, for axis: Axis) {
        switch axis {
        case .horizontal: core.priorities.huggingHorizontal = priority
        case .vertical: core.priorities.huggingVertical = priority
        }
        prioritiesChanged()
    }

    /// Returns how strongly the view resists being smaller than its content.
    public final func contentCompressionResistancePriority(for axis: Axis) -> Priority {
        let priorities = core.priorities
        return axis == .horizontal
            ? priorities.compressionHorizontal : priorities.compressionVertical
    }

    /// Sets how strongly the view resists being smaller than its content.
    public final func setContentCompressionResistancePriority(
        _ priority: Priority,
        for axis: Axis
    ) {
        switch axis {
        case .horizontal: core.priorities.compressionHorizontal = priority
        case .vertical: core.priorities.compressionVertical = priority
        }
        prioritiesChanged()
    }

    private func prioritiesChanged() {
        setNeedsLayout()
        core.superview?.setNeedsLayout()
    }
}
