/// Cuts lines out of spans.
struct SpanSlicer {
    let spans: [TextSpan]
    let styles: [TextStyle]

    /// Returns what stands in a line; an ellipsis belongs to the last piece.
    func pieces(of line: TextLine) -> [PlacedPiece] {
        var pieces: [PlacedPiece] = []
        var start = 0
        var last = 0
        for (place, span) in spans.enumerated() where start < line.range.upperBound {
            let utf8 = span.text.utf8
            let end = start + utf8.count
            if end > line.range.lowerBound {
                last = place
                let from = max(line.range.lowerBound, start) - start
                let to = min(line.range.upperBound, end) - start
                if from < to, let text = String(utf8.dropFirst(from).prefix(to - from)) {
                    pieces.append(piece(text, place))
                }
            }
            start = end
        }
        if line.isTruncated {
            if pieces.isEmpty {
                pieces.append(piece("…", last))
            } else {
                pieces[pieces.count - 1].text += "…"
            }
        }
        return pieces
    }

    private func piece(_ text: String, _ place: Int) -> PlacedPiece {
        PlacedPiece(text: text, font: spans[place].font, style: styles[place])
    }
}
