/// Lines set below each other.
struct LineStack {
    private var lines: [TextLine] = []
    private var size = Size.zero

    /// Makes room for lines, so that the first few do not move each other.
    mutating func reserve(_ count: Int) {
        lines.reserveCapacity(count)
    }

    /// How many lines there are.
    var count: Int { lines.count }

    /// Hands the lines over as a layout, so that nobody else holds them.
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
