/// Lines set below each other.
struct LineStack {
    private var lines: [TextLine] = []
    private var size = Size.zero

    /// How many lines there are.
    var count: Int { lines.count }

    /// The lines so far as a layout.
    var layout: TextLayout { TextLayout(lines: lines, size: size) }

    /// Sets a line below the others.
    @inline(__always)
    mutating func add(
        _ range: Range<Int>,
        width: Double,
        heights: TextHeights,
        isTruncated: Bool = false
    ) {
        lines.append(
            TextLine(
                range: range,
                width: width,
                top: size.height,
                height: heights.above + heights.below,
                baseline: size.height + heights.above,
                isTruncated: isTruncated
            )
        )
        size.height += heights.above + heights.below
        size.width = max(size.width, width)
    }
}
