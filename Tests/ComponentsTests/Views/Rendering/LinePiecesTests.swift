import Testing

@testable import Views

@Suite struct LinePiecesTests {
    @Test(arguments: Cases(40, of: 400))
    func aKeptPlaceLeadsToTheSamePieces(seed: Case) {
        var random = SeededGenerator(seed: seed)
        let spans = (0..<Int.random(in: 1...8, using: &random)).map { _ in
            TextSpan(["", "a", "bc", "d\u{E9}f"].randomElement(using: &random) ?? "", font: .body)
        }
        let end = spans.reduce(0) { $0 + $1.text.utf8.count }
        var place = SpanPlace()

        for _ in 0..<20 {
            let start = Int.random(in: 0...end, using: &random)
            var line = line(start..<Int.random(in: start...end, using: &random))
            line.isTruncated = Bool.random(using: &random)
            var first = SpanPlace()
            let expected = Array(LinePieces(of: line, spans, [], from: &first))

            let pieces = Array(LinePieces(of: line, spans, [], from: &place))

            #expect(pieces == expected, "seed \(seed), \(line.range)")
            let words = pieces.map(\.text).joined().replacing("…", with: "")
            #expect(words.utf8.count <= line.range.count, "seed \(seed), \(line.range)")
        }
    }

    @Test func linesOfManyRunsAreCutWithoutALookAtThoseBefore() {
        // From the first span on for every line, this would be two billion spans.
        let count = 40_000
        let pair = [TextSpan("word ", font: .body), TextSpan("code", font: .body)]
        let spans = (0..<count).flatMap { _ in pair }
        var place = SpanPlace()
        var words = 0

        for number in 0..<count {
            let line = line(number * 9..<number * 9 + 9)
            for piece in LinePieces(of: line, spans, [], from: &place) {
                words += piece.text.utf8.count
            }
        }

        #expect(words == 9 * count)
    }

    private func line(_ range: Range<Int>) -> TextLine {
        TextLine(range: range, width: 0, top: 0, height: 0, baseline: 0)
    }
}
