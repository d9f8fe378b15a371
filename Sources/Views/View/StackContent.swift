/// The arrangement of a stack, in a final class like the rest of a view's state.
final class StackContent {
    var axis = Axis.horizontal
    var alignment = StackAlignment.fill
    var distribution = StackDistribution.fill
    var spacing: Double
    var isMarginsRelative = false
    var wraps = false
    /// The distance between lines; nil for that between neighbours.
    var lineSpacing: Double?
    var columns: [GridColumn] = []
    /// The distance by which views that are too long are scrolled along the axis; nil in a stack that does not scroll.
    var offset: Double?

    init(spacing: Double) {
        self.spacing = spacing
    }

    /// Whether views that are too long lie beyond the end.
    var scrolls: Bool { offset != nil }

    /// Whether the views are in columns.
    var isGrid: Bool { !columns.isEmpty && axis == .horizontal }

    /// Whether constraints that join its views have no effect.
    var ignoresConstraints: Bool { hasLines || scrolls }

    /// Whether the views are in lines.
    var hasLines: Bool { axis == .horizontal && (wraps || !columns.isEmpty) }
}

/// The position of a view along its stack's axis, until something in the stack changes.
struct StackPlace {
    var offset = 0.0
    var length = 0.0
    var breadth = 0.0
}

/// The alignment of the views of a stack across its axis.
public enum StackAlignment: Sendable, Hashable {
    /// As long as the stack.
    case fill
    /// At the leading edge of a column, at the top of a row.
    case leading
    /// In the middle.
    case center
    /// At the trailing edge of a column, at the bottom of a row.
    case trailing
    /// By the first lines of text, in rows.
    case firstBaseline
    /// By the last lines of text, in rows.
    case lastBaseline

    /// At the top of a row.
    public static let top = StackAlignment.leading
    /// At the bottom of a row.
    public static let bottom = StackAlignment.trailing
}

/// The distribution of the views of a stack along its axis.
public enum StackDistribution: String, Sendable, Hashable {
    /// By their natural lengths and priorities.
    case fill
    /// All equally long.
    case fillEqually
    /// In the proportions of their natural lengths.
    case fillProportionally
    /// With equal gaps.
    case equalSpacing
    /// With equal distances between centres.
    case equalCentering
}
