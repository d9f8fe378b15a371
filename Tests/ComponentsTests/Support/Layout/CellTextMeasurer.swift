import Views

/// Measures every character as a cell of 10 by 20 points at size 16 and breaks lines between any two.
struct CellTextMeasurer: TextMeasurer {
    let name = "test-cells/1"

    func metrics(_ font: Font) -> FontMetrics {
        let scale = font.size / 16
        return FontMetrics(ascent: 15 * scale, descent: 5 * scale, lineHeight: 20 * scale)
    }

    func layout(_ spans: [TextSpan], limits: TextLimits) -> TextLayout {
        let font = spans.first?.font ?? .body
        let (scale, metrics) = (font.size / 16, metrics(font))
        let count = spans.reduce(0) { $0 + $1.text.utf8.count }
        let cell = 10 * scale
        // Half a cell too little room may come from rounding.
        let fitting = limits.width.isFinite ? max(1, Int(limits.width / cell + 1e-6)) : Int.max
        let needed = max(1, count / fitting + (count % fitting == 0 ? 0 : 1))
        let shown = limits.maxLines > 0 ? min(limits.maxLines, needed) : needed
        let lines = (0..<shown).map { index in
            let start = index * (needed == 1 ? 0 : fitting)
            let end = needed == 1 ? count : min(count, start + fitting)
            return TextLine(
                range: start..<end,
                width: Double(end - start) * cell,
                top: Double(index) * metrics.lineHeight,
                height: metrics.lineHeight,
                baseline: Double(index) * metrics.lineHeight + metrics.ascent,
                isTruncated: index == shown - 1 && shown < needed
            )
        }
        let width = lines.map(\.width).max() ?? 0
        let height = Double(shown) * metrics.lineHeight
        return TextLayout(lines: lines, size: Size(width: width, height: height))
    }
}
