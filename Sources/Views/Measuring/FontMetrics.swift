/// The heights of a font's lines, in points.
public struct FontMetrics: Sendable, Hashable {
    /// From the baseline up.
    public var ascent: Double
    /// From the baseline down, positive.
    public var descent: Double
    /// From one baseline to the next.
    public var lineHeight: Double

    /// Creates metrics.
    public init(ascent: Double, descent: Double, lineHeight: Double) {
        self.ascent = ascent
        self.descent = descent
        self.lineHeight = lineHeight
    }
}
