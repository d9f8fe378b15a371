/// The shape and edge of a view.
public struct Layer: Sendable, Hashable {
    /// The radius of the corners, in points.
    public var cornerRadius = 0.0
    /// The corners that are rounded.
    public var roundedCorners = Corners.all
    /// The radius of the other corners, in points; no larger than that of the rounded ones.
    public var tightCornerRadius = 0.0
    /// The width of the edge, in points.
    public var borderWidth = 0.0
    /// The colour of the edge; none is drawn without.
    public var borderColor: Color?

    /// Creates a shape with square corners and no edge.
    public init() {}
}

/// Corners of a view.
public struct Corners: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: Int

    /// Creates corners from bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The corner at the start of the first line.
    public static let topLeading = Corners(rawValue: 1)
    /// The corner at the end of the first line.
    public static let topTrailing = Corners(rawValue: 2)
    /// The corner at the start of the last line.
    public static let bottomLeading = Corners(rawValue: 4)
    /// The corner at the end of the last line.
    public static let bottomTrailing = Corners(rawValue: 8)
    /// All four.
    public static let all: Corners = [.topLeading, .topTrailing, .bottomLeading, .bottomTrailing]
}

extension Layer {
    /// Whether nothing of it is no number, infinite or absurd.
    @inline(__always)
    var isUsable: Bool {
        abs(cornerRadius) + abs(tightCornerRadius) + abs(borderWidth) < 10_000_000
    }

    /// The shape without numbers that are NaN or infinite.
    var finite: Layer {
        var layer = self
        layer.cornerRadius = cornerRadius.finite
        layer.tightCornerRadius = tightCornerRadius.finite
        layer.borderWidth = borderWidth.finite
        return layer
    }
}
