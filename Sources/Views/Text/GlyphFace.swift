/// A font at a size, as the built-in measurers look up its widths.
struct GlyphFace {
    /// The widths and classes of most scalars.
    let table: GlyphTable
    /// The points in a unit of the table.
    let scale: Double
    /// The size of the font in points.
    let em: Double
}

/// Widths in a table, with a rule for scalars that are not in it.
protocol TabledAdvances: ClusterAdvances where Face == GlyphFace {}

extension TabledAdvances {
    /// Returns where the lines of a text lie, by the quickest way that knows all of its characters.
    @inline(__always)
    func tabledLayout(_ spans: [TextSpan], limits: TextLimits) -> TextLayout {
        guard spans.count == 1 else { return joinedLayout(spans, limits: limits) }
        let text = spans[0].text
        if text.utf8.isEmpty { return TextLayout(lines: [], size: .zero) }
        let face = face(spans[0].font)
        let heights = TextHeights(metrics(spans[0].font))
        return text.withBytes { bytes in
            var plain = PlainLines(
                PlainReader(bytes, face.table),
                scale: face.scale,
                heights: heights,
                limits: limits
            )
            let outcome = plain.run()
            if case .done = outcome { return plain.layout() }
            return careful(text, bytes, face, limits, after: plain, outcome)
        }
    }

    /// Returns the lines of a text of one font that `PlainLines` could not finish.
    @inline(never)
    private func careful(
        _ text: String,
        _ bytes: BorrowedBytes,
        _ face: GlyphFace,
        _ limits: TextLimits,
        after plain: PlainLines,
        _ outcome: PlainLines.Outcome
    ) -> TextLayout {
        var start: Int?
        if case .overfull(let offset) = outcome { start = offset }
        var lines = ClusterLines(
            text,
            bytes: bytes,
            advances: self,
            runs: FontRuns([.init(end: bytes.count, face: face, heights: plain.heights)]),
            limits: limits,
            after: start == nil ? LineStack() : plain.stack
        )
        return start.map { lines.lastLine(from: $0) } ?? lines.layout()
    }
}

extension ClusterAdvances {
    /// Returns where the lines of a text of several fonts lie.
    func joinedLayout(_ spans: [TextSpan], limits: TextLimits) -> TextLayout {
        var text = ""
        var end = 0
        var runs: [FontRuns<Face>.Run] = []
        for span in spans where !span.text.isEmpty {
            if text.isEmpty { text = span.text } else { text += span.text }
            end += span.text.utf8.count
            let heights = TextHeights(metrics(span.font))
            runs.append(.init(end: end, face: face(span.font), heights: heights))
        }
        guard !runs.isEmpty else { return TextLayout(lines: [], size: .zero) }
        return text.withBytes { bytes in
            var lines = ClusterLines(
                text,
                bytes: bytes,
                advances: self,
                runs: FontRuns(runs),
                limits: limits
            )
            return lines.layout()
        }
    }
}

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
