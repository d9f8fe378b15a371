/// The colours of a shape in a drawing.
public enum Paint: Sendable, Hashable {
    /// One colour.
    case color(Color)
    /// The tint of the view with the drawing, or of the nearest one around it that has one; else the system's blue.
    case tint
    /// Colours at equal distances from a point to another, as they change along the line; beyond it, the first and the
    /// last.
    case linearGradient([Color], from: Point, to: Point)

    /// The colours, in order.
    package var colors: [Color] {
        switch self {
        case .color(let color): [color]
        case .tint: [.systemBlue]
        case .linearGradient(let colors, _, _): colors
        }
    }
}

/// The look of a line in a drawing.
public struct StrokeStyle: Sendable, Hashable {
    /// The width, in points.
    public var width: Double
    /// The ends of the line, and of its dashes.
    public var cap: Cap
    /// The lengths of dashes and of the gaps behind them, in points, at least 0.5 each; empty for a line without gaps.
    public var dash: [Double]

    /// The shape of an end.
    public enum Cap: String, Sendable, Hashable {
        /// Straight, at the end.
        case butt
        /// Half a circle beyond the end.
        case round
    }

    /// Creates a look.
    public init(width: Double = 1, cap: Cap = .butt, dash: [Double] = []) {
        (self.width, self.cap, self.dash) = (width, cap, dash)
    }
}

extension VectorImage {
    /// The shadow of a group.
    public struct Shadow: Sendable, Hashable {
        /// The colour, with its opacity.
        public var color: Color
        /// The distance from the group, in points; `x` along the reading direction.
        public var offset: Point
        /// The width of the soft edge, in points.
        public var blur: Double

        /// Creates a shadow.
        public init(_ color: Color, offset: Point = Point(x: 0, y: 2), blur: Double = 4) {
            (self.color, self.offset, self.blur) = (color, offset, blur)
        }
    }
}
