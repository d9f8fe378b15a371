/// A measurer of a host's glyph widths, with the line breaking and truncation of the built-in measurers.
///
/// ```swift
/// components[.textMeasurer] = AdvanceTextMeasurer(InterAdvances())
/// ```
///
/// A width that is negative, infinite or not a number counts as none. What `HelveticaMeasurer` gives no width
/// because a reader does not see it, such as a joiner, has the width that the host gives it.
public struct AdvanceTextMeasurer<Advances: GlyphAdvances>: TextMeasurer {
    /// The widths of the glyphs.
    public var advances: Advances

    /// Creates a measurer of glyph widths.
    public init(_ advances: Advances) {
        self.advances = advances
    }

    /// The name of the advances.
    public var name: String { advances.name }

    /// Returns the heights of a font's lines, in points.
    public func metrics(_ font: Font) -> FontMetrics {
        advances.metrics(font)
    }

    /// Returns the lines of a text with their positions, in points; an empty text has none.
    ///
    /// - Complexity: Linear in the length of the text.
    public func layout(_ spans: [TextSpan], limits: TextLimits) -> TextLayout {
        joinedLayout(spans, limits: limits)
    }
}

extension AdvanceTextMeasurer: ClusterAdvances {
    func face(_ font: Font) -> Font { font }

    func advance(of scalar: Unicode.Scalar, face: Font) -> Double {
        advances.advance(of: Character(scalar), font: face)
    }

    func advance(of character: Character, face: Font) -> Double {
        advances.advance(of: character, font: face)
    }
}

/// The widths of glyphs, for hosts that know their fonts.
///
/// `AdvanceTextMeasurer` makes a measurer of them, with the line breaking and truncation of the built-in
/// ones. Like measurers they are pure and may be used by many threads at once.
public protocol GlyphAdvances: Sendable {
    /// The name of the measurer in the headers of printed trees, such as `inter/1`.
    var name: String { get }

    /// Returns the heights of a font's lines, in points.
    func metrics(_ font: Font) -> FontMetrics

    /// Returns how far a character moves the pen, in points.
    func advance(of cluster: Character, font: Font) -> Double
}
