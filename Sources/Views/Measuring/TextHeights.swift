/// How far the lines of a font reach from their baseline, in points.
struct TextHeights: Equatable {
    /// From the baseline up, with half the leading, rounded down to whole points as browsers do.
    var above: Double
    /// From the baseline down, with the rest of the leading.
    var below: Double

    /// Creates heights from a font's metrics.
    init(_ metrics: FontMetrics) {
        let leading = metrics.lineHeight - metrics.ascent - metrics.descent
        above = metrics.ascent + (leading / 2).rounded(.down)
        below = metrics.lineHeight - above
    }

    /// Grows to what another font needs beside this one, baseline on baseline.
    mutating func grow(to other: TextHeights) {
        above = max(above, other.above)
        below = max(below, other.below)
    }
}
