public import Components

/// Measures text and breaks it into lines.
///
/// A measurer is pure and may be used by many threads at once: the same input gives the same output, or
/// layouts and printed trees lie. Most hosts need not write one: give `AdvanceTextMeasurer` the widths
/// of your glyphs, and it adds breaking and truncation.
public protocol TextMeasurer: Sendable {
    /// The name of the measurer in the headers of printed trees, such as `helvetica-afm/1`.
    var name: String { get }

    /// Returns the heights of a font's lines, in points.
    func metrics(_ font: Font) -> FontMetrics

    /// Returns where the lines of a text lie, in points, from its top.
    ///
    /// The spans follow each other without anything between them.
    func layout(_ spans: [TextSpan], limits: TextLimits) -> TextLayout
}

extension ValueSlot<any TextMeasurer> {
    /// Measures the text of a whole tree; Helvetica's widths unless set.
    public static let textMeasurer = ValueSlot(
        "textMeasurer",
        default: HelveticaMeasurer(),
        contract: .stable
    )
}

extension ValueSlot<Double> {
    /// The factor of every font's size in a whole tree, for readers who want larger letters; 0.1 to 10.
    public static let textScale = ValueSlot("textScale", default: 1, in: 0.1...10)
}

/// The room of a text.
public struct TextLimits: Sendable, Hashable {
    /// The greatest width of lines, in points; infinite breaks at line feeds only.
    public var width: Double
    /// The greatest number of lines; 0 means any number.
    public var maxLines: Int

    /// Creates limits.
    public init(width: Double = .infinity, maxLines: Int = 0) {
        self.width = width
        self.maxLines = maxLines
    }
}

extension TextLimits {
    /// The width with what rounding may add, so that a text fits the width that it was measured to have; no
    /// width at all if it is negative or not a number.
    var tolerantWidth: Double {
        (width > 0 ? width : 0) + 1e-6
    }
}
