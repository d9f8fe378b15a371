/// The pieces of a line, cut out of the spans of its text; an ellipsis belongs to the last piece.
package struct LinePieces: Sequence, IteratorProtocol, Sendable {
    private let spans: [TextSpan]
    /// The runs that the spans were made of; none for text of one style.
    private let runs: [TextRun]
    private let range: Range<Int>
    private var needsEllipsis: Bool
    /// The span that is next.
    private var span: SpanPlace
    /// The last span that the line touches: that of the last piece.
    package private(set) var last = 0

    /// Creates the pieces of a line, and moves a place to where the line begins.
    init(of line: TextLine, _ spans: [TextSpan], _ runs: [TextRun], from place: inout SpanPlace) {
        self.spans = spans
        self.runs = runs
        range = line.range
        needsEllipsis = line.isTruncated
        place.move(to: range.lowerBound, in: spans)
        span = place
    }

    package mutating func next() -> PlacedPiece? {
        while span.index < spans.count, span.start < range.upperBound {
            let current = span.index
            let start = span.start
            let text = spans[current].text
            let count = text.utf8.count
            let from = Swift.max(range.lowerBound - start, 0)
            let to = Swift.min(range.upperBound - start, count)
            let isLast = start + count >= range.upperBound || current == spans.count - 1
            span.advance(by: count)
            guard span.start > range.lowerBound else { continue }
            last = current
            guard from < to, var words = Self.part(of: text, from..<to) else { continue }
            if isLast, needsEllipsis {
                needsEllipsis = false
                words += "…"
            }
            return piece(words, current)
        }
        guard needsEllipsis else { return nil }
        needsEllipsis = false
        return piece("…", last)
    }

    private func piece(_ text: String, _ place: Int) -> PlacedPiece {
        PlacedPiece(
            text: text,
            font: spans[place].font,
            style: runs.isEmpty ? TextStyle() : runs[place].style
        )
    }

    /// Returns the characters between two offsets in UTF-8; nil if they lie inside of characters.
    static func part(of text: String, _ range: Range<Int>) -> String? {
        let utf8 = text.utf8
        if range == 0..<utf8.count { return text }
        return String(utf8.dropFirst(range.lowerBound).prefix(range.count))
    }
}

/// A place between the spans of a text, kept from line to line so that none looks through all spans again.
package struct SpanPlace: Sendable {
    /// The span that begins there.
    private(set) var index = 0
    /// The start, as an offset in the UTF-8 of all spans together.
    private(set) var start = 0

    /// The beginning of the first span.
    package init() {}

    /// Moves to the span of an offset, in constant time for rising offsets.
    mutating func move(to offset: Int, in spans: [TextSpan]) {
        if offset < start { self = SpanPlace() }
        while index < spans.count {
            let count = spans[index].text.utf8.count
            guard start + count <= offset else { return }
            advance(by: count)
        }
    }

    /// Moves to the next span, behind one with a number of bytes.
    mutating func advance(by count: Int) {
        index += 1
        start += count
    }
}
