/// The lines of a text with their positions.
public struct TextLayout: Sendable, Hashable {
    /// The lines, from the top.
    public var lines: [TextLine]
    /// The width of the widest line and the height of all, in points.
    public var size: Size

    /// Creates a layout.
    public init(lines: [TextLine], size: Size) {
        self.lines = lines
        self.size = size
    }

    /// Whether text was left out, so that the last line ends in an ellipsis.
    public var isTruncated: Bool {
        lines.last?.isTruncated ?? false
    }
}

extension TextLayout {
    /// Whether the lines lie in the text, one after the other, and all lengths are some to lay out with; a text that
    /// can be seen has a line and a height.
    func isPossible(in spans: [TextSpan]) -> Bool {
        let isSeen = spans.contains { !$0.text.isEmpty && $0.font.size > 0 }
        if isSeen, lines.isEmpty || size.height == 0 { return false }
        let places = lines.flatMap { [$0.range.lowerBound, $0.range.upperBound] }
        let end = spans.reduce(0) { $0 + $1.text.utf8.count }
        return zip([0] + places, places + [end]).allSatisfy { $0 <= $1 }
            && (lines.flatMap { [$0.width, $0.top, $0.height, $0.baseline] } + [
                size.width, size.height,
            ])
            .allSatisfy { (0..<Double.infinity).contains($0) }
    }
}

/// One line of a text.
public struct TextLine: Sendable, Hashable {
    /// The characters, as offsets in the UTF-8 of all spans together; spaces and the line feed at the end
    /// are left out.
    public var range: Range<Int>
    /// The width with the ellipsis, if there is one, in points.
    public var width: Double
    /// The distance from the top of the text, in points.
    public var top: Double
    /// The height, in points.
    public var height: Double
    /// The distance of the baseline from the top of the text, in points.
    public var baseline: Double
    /// Whether an ellipsis stands at the end, in the font of the last character.
    public var isTruncated: Bool

    /// Creates a line.
    public init(
        range: Range<Int>,
        width: Double,
        top: Double,
        height: Double,
        baseline: Double,
        isTruncated: Bool = false
    ) {
        self.range = range
        self.width = width
        self.top = top
        self.height = height
        self.baseline = baseline
        self.isTruncated = isTruncated
    }
}

/// A stretch of text in one font.
public struct TextSpan: Sendable, Hashable {
    /// The characters.
    public var text: String
    /// The font, at the size at which it is shown.
    public var font: Font

    /// Creates a span.
    public init(_ text: String, font: Font) {
        self.text = text
        self.font = font
    }
}
