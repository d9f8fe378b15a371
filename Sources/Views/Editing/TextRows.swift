/// The rows in which an edited text is shown, within a width.
///
/// Every place of the text lies in one row: what a soft break divides belongs to the lower row, and spaces that
/// hang behind a row to it. There is at least one row, and one behind a line feed at the end.
public struct TextRows: Sendable {
    /// The lines, from the top, as the measurer gave them.
    public let lines: [TextLine]
    private let text: String
    private let width: Double
    private let measurer: any TextMeasurer
    private let font: Font
    private let lineHeight: Double

    /// Breaks a text into rows.
    ///
    /// - Parameters:
    ///   - text: The characters.
    ///   - measurer: Who measures and breaks.
    ///   - font: The font, at the size at which it is shown.
    ///   - width: How wide rows may be, in points; infinite breaks at line feeds only.
    /// - Complexity: Linear in the length of the text.
    public init(
        _ text: String,
        measurer: some TextMeasurer = CellMeasurer(),
        font: Font = .body,
        width: Double = .infinity
    ) {
        self.init(
            text,
            layout: measurer.layout([TextSpan(text, font: font)], limits: TextLimits(width: width)),
            measurer: measurer,
            font: font,
            width: width
        )
    }

    init(
        _ text: String,
        layout: TextLayout,
        measurer: any TextMeasurer,
        font: Font,
        width: Double
    ) {
        self.text = text
        self.measurer = measurer
        self.font = font
        self.width = width
        lineHeight = measurer.metrics(font).lineHeight
        let count = text.utf8.count
        var lines: [TextLine] = []
        for var line in layout.lines {
            let start = lines.isEmpty ? 0 : text.boundary(atOrAfter: line.range.lowerBound)
            let end = min(max(start, line.range.upperBound), count)
            line.range = start..<end
            if let last = lines.last, last.range.lowerBound >= start { continue }
            lines.append(line)
        }
        let endsInFeed = text.unicodeScalars.last?.isLineFeed ?? true
        if lines.isEmpty || endsInFeed && lines.last?.range.lowerBound != count {
            let start = endsInFeed ? count : 0
            let top = lines.last.map { $0.top + $0.height } ?? 0
            let metrics = measurer.metrics(font)
            lines.append(
                TextLine(
                    range: start..<count,
                    width: 0,
                    top: top,
                    height: lineHeight,
                    baseline: top + metrics.ascent
                )
            )
        }
        self.lines = lines
    }

    /// The number of rows.
    public var count: Int { lines.count }

    /// The height of all rows, in points.
    public var height: Double { lines.last.map { $0.top + $0.height } ?? lineHeight }

    /// Returns the number of the row in which an offset lies, counted from the top.
    ///
    /// - Complexity: Logarithmic in the number of rows.
    public func row(of offset: Int) -> Int {
        let next = lines.indices.partitioningIndex { lines[$0].range.lowerBound > offset }
        return max(0, next - 1)
    }

    /// Returns the places of a row, without the one that begins the next.
    public func places(inRow row: Int) -> Range<Int> {
        guard lines.indices.contains(row) else { return 0..<0 }
        let start = lines[row].range.lowerBound
        let isLast = row + 1 == lines.count
        return start..<(isLast ? text.utf8.count + 1 : lines[row + 1].range.lowerBound)
    }

    /// Returns the distance of an offset from the start of its row, in points, within the width.
    ///
    /// - Complexity: Linear in the length of the row.
    public func x(of offset: Int) -> Double {
        let start = lines[row(of: offset)].range.lowerBound
        return min(length(from: start, to: min(offset, text.utf8.count)), max(0, width))
    }

    /// Returns the place in a row that is nearest to a distance from its beginning, in points; the first of two.
    ///
    /// - Complexity: Linear in the length of the row times its logarithm.
    public func offset(nearest x: Double, inRow row: Int) -> Int {
        let places = places(inRow: row)
        guard !places.isEmpty else { return text.utf8.count }
        var offsets = [places.lowerBound]
        var place = text.utf8.index(text.startIndex, offsetBy: places.lowerBound)
        while place < text.endIndex {
            place = text.index(after: place)
            let offset = text.utf8.distance(from: text.startIndex, to: place)
            guard places.contains(offset) else { break }
            offsets.append(offset)
        }
        let last = offsets.count - 1
        let next = (0..<last).partitioningIndex { !(self.x(of: offsets[$0]) < x) }
        guard next > 0 else { return offsets[next] }
        let before = x - self.x(of: offsets[next - 1])
        let after = self.x(of: offsets[next]) - x
        return before <= after ? offsets[next - 1] : offsets[next]
    }

    /// Returns the length of the characters between two offsets of a row, hanging spaces included.
    private func length(from start: Int, to end: Int) -> Double {
        guard start < end else { return 0 }
        let utf8 = text.utf8
        let from = utf8.index(utf8.startIndex, offsetBy: start)
        let to = utf8.index(utf8.startIndex, offsetBy: end)
        // Spaces at the end have no length unless something stands behind them.
        return measure(String(text[from..<to]) + Self.stop) - measure(Self.stop)
    }

    private func measure(_ words: String) -> Double {
        measurer.layout([TextSpan(words, font: font)], limits: TextLimits()).size.width
    }

    private static let stop = "|"
}
