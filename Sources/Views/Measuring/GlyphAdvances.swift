/// The widths of glyphs, for hosts that know their fonts.
///
/// `AdvanceTextMeasurer` makes a measurer of them, with the line breaking and truncation of the built-in
/// ones. Like measurers they are pure and may be used by many threads at once.
public protocol GlyphAdvances: Sendable {
    /// What headers of printed trees call the measurer, such as `inter/1`.
    var name: String { get }

    /// Returns the heights of a font's lines, in points.
    func metrics(_ font: Font) -> FontMetrics

    /// Returns how far a character moves the pen, in points.
    func advance(of cluster: Character, font: Font) -> Double
}
