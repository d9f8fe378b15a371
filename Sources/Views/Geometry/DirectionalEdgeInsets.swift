/// Distances from the four edges, in points; leading is where a line of text begins.
public struct DirectionalEdgeInsets: Sendable, Hashable {
    /// The distance from the top edge, in points.
    public var top: Double
    /// The distance from the leading edge, in points.
    public var leading: Double
    /// The distance from the bottom edge, in points.
    public var bottom: Double
    /// The distance from the trailing edge, in points.
    public var trailing: Double

    /// Creates insets.
    public init(
        top: Double = 0,
        leading: Double = 0,
        bottom: Double = 0,
        trailing: Double = 0
    ) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Creates the same inset on all edges.
    public init(all inset: Double) {
        self.init(top: inset, leading: inset, bottom: inset, trailing: inset)
    }

    /// Creates the same insets on the leading and trailing edges, and on the top and bottom ones.
    public init(horizontal: Double, vertical: Double) {
        self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    /// No distance anywhere.
    public static let zero = DirectionalEdgeInsets()
}
