/// A drawing as a value: shapes that are filled and stroked, the first at the back.
///
/// Lengths are in points, from the upper leading corner: `x` counts along the reading direction, so that right-to-left
/// mirrors the drawing, unless ``flipsForRightToLeft`` is false. What lies outside of the size is not drawn.
///
/// ```swift
/// var image = VectorImage(size: Size(width: 24, height: 24))
/// image.fill(.circle(center: Point(x: 12, y: 12), radius: 10), .color(.systemGreen))
/// image.stroke(.line(from: Point(x: 6, y: 12), to: Point(x: 18, y: 12)), .color(.white))
/// ```
public struct VectorImage: Sendable, Hashable {
    /// The size, in points; a view of another size shows the drawing larger or smaller, in proportion.
    public let size: Size
    /// The commands, the first at the back.
    public private(set) var commands: [Command] = []
    /// Whether right-to-left mirrors the drawing; true unless set, and false for what has a direction of its own, such
    /// as a clock.
    public var flipsForRightToLeft = true
    /// The number of commands and movements, also of those that are not kept.
    package private(set) var stepCount = 0
    /// The first number that was NaN, infinite or out of range, as text.
    package private(set) var unusable: String?
    private var depth = 0

    /// One command.
    public enum Command: Sendable, Hashable {
        /// A filled shape; a point lies inside where the lines around it do not cancel each other out (nonzero winding).
        case fill(VectorPath, Paint)
        /// A drawn line; its corners are round.
        case stroke(VectorPath, Paint, StrokeStyle)
        /// The beginning of commands that are drawn as one.
        case beginGroup(Group)
        /// The end of the innermost group.
        case endGroup
    }

    /// The looks of commands that are drawn as one.
    public struct Group: Sendable, Hashable {
        /// The opacity, 0 to 1.
        public internal(set) var alpha: Double
        /// The shape outside of which nothing is drawn, shadows included.
        public internal(set) var clip: VectorPath?
        /// The shadow.
        public internal(set) var shadow: Shadow?
    }

    /// The maximum number of commands and movements that are kept.
    static let stepLimit = 100_000
    /// The maximum number of groups in each other.
    static let depthLimit = 32

    /// Creates an empty drawing; lengths that are negative, NaN or infinite become 0.
    public init(size: Size) {
        self.size = size.usable
    }

    /// Fills a shape.
    public mutating func fill(_ path: VectorPath, _ paint: Paint) {
        append(.fill(path, usable(paint)), path)
    }

    /// Draws a line.
    public mutating func stroke(
        _ path: VectorPath,
        _ paint: Paint,
        _ style: StrokeStyle = StrokeStyle()
    ) {
        var style = style
        style.width = max(0, usable(style.width))
        style.dash = style.dash.prefix(16).map { max(0.5, usable($0)) }
        append(.stroke(path, usable(paint), style), path)
    }

    /// Draws what a closure adds as one: with an opacity, inside of a shape, with a shadow.
    public mutating func group(
        alpha: Double = 1,
        clip: VectorPath? = nil,
        shadow: Shadow? = nil,
        _ body: (inout VectorImage) throws -> Void
    ) rethrows {
        var shadow = shadow
        if let cast = shadow {
            shadow?.offset = usable(cast.offset)
            shadow?.blur = max(0, min(usable(cast.blur), 1_000))
        }
        let group = Group(alpha: max(0, min(usable(alpha), 1)), clip: clip, shadow: shadow)
        depth += 1
        if depth > Self.depthLimit { stepCount = max(stepCount, Self.stepLimit) }
        let isKept = append(.beginGroup(group), clip)
        // An image of its own, as the body may replace the one that it gets.
        var inner = self
        inner.commands = []
        defer {
            depth -= 1
            commands += inner.commands
            if isKept { commands.append(.endGroup) }
            let isReplaced = inner.stepCount < stepCount
            stepCount = isReplaced ? stepCount + inner.stepCount : inner.stepCount
            unusable = unusable ?? inner.unusable
            flipsForRightToLeft = inner.flipsForRightToLeft
        }
        try body(&inner)
    }

    @discardableResult
    private mutating func append(_ command: Command, _ path: VectorPath?) -> Bool {
        stepCount += 1 + (path?.elements.count ?? 0)
        unusable = unusable ?? path?.unusable
        guard stepCount <= Self.stepLimit else { return false }
        commands.append(command)
        return true
    }

    private mutating func usable(_ number: Double) -> Double {
        if !number.isLength { unusable = unusable ?? "\(number)" }
        return number.isLength ? number : 0
    }

    private mutating func usable(_ point: Point) -> Point {
        Point(x: usable(point.x), y: usable(point.y))
    }

    private mutating func usable(_ paint: Paint) -> Paint {
        guard case .linearGradient(let colors, let start, let end) = paint else { return paint }
        return .linearGradient(Array(colors.prefix(16)), from: usable(start), to: usable(end))
    }

    /// Returns the drawing with a colour in place of the tint.
    func tinted(_ color: Color) -> VectorImage {
        var image = self
        for (place, command) in commands.enumerated() {
            switch command {
            case .fill(let path, .tint): image.commands[place] = .fill(path, .color(color))
            case .stroke(let path, .tint, let style):
                image.commands[place] = .stroke(path, .color(color), style)
            default: break
            }
        }
        return image
    }
}

extension VectorImage: CustomStringConvertible {
    /// The number of commands.
    public var description: String { "\(commands.count)" }
}
