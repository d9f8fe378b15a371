/// Lines set below each other.
struct LineStack {
    private var lines: [TextLine] = []
    private var size = Size.zero

    /// Makes room for lines, so that the first few do not move each other.
    mutating func reserve(_ count: Int) {
        lines.reserveCapacity(count)
    }

    /// The number of lines.
    var count: Int { lines.count }

    /// Moves the lines into a layout, so that they are not copied.
    mutating func layout() -> TextLayout {
        var given: [TextLine] = []
        swap(&given, &lines)
        return TextLayout(lines: given, size: size)
    }

    /// Sets a line below the others.
    @inline(__always)
    mutating func add(
        _ range: Range<Int>,
        width: Double,
        heights: TextHeights,
        isTruncated: Bool = false
    ) {
        let line = TextLine(
            range: range,
            width: width,
            top: size.height,
            height: heights.above + heights.below,
            baseline: size.height + heights.above,
            isTruncated: isTruncated
        )
        // An array of one is made in half the time that adding to an empty one takes.
        if lines.capacity == 0 { lines = [line] } else { lines.append(line) }
        size.height += heights.above + heights.below
        size.width = max(size.width, width)
    }
}

/// The distances that lines of a font reach from their baseline, in points.
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
