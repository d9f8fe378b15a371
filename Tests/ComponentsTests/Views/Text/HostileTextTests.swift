import Testing
import Views

struct HostileTextTests {
    private let font = Font("test", size: 10)

    private func layout(_ text: String, width: Double, maxLines: Int = 0) -> TextLayout {
        let limits = TextLimits(width: width, maxLines: maxLines)
        return HelveticaMeasurer().layout([TextSpan(text, font: font)], limits: limits)
    }

    @Test func aMegabyteInOneWordFillsEveryLine() {
        let lines = LongTests.areOn ? 10_000 : 2_500
        let text = String(repeating: "i", count: lines * 100)

        #expect(layout(text, width: 222.1).lines.count == lines)
        #expect(layout(text, width: 222.1, maxLines: 3).lines.count == 3)
        #expect(layout(text + "👍", width: 222.1).lines.count == lines + 1)
    }

    @Test func tenThousandMarksAreOneCharacter() {
        let text = "a" + String(repeating: "\u{301}", count: 10_000)

        #expect(layout(text, width: 0).lines.map(\.range) == [0..<20_001])
        #expect(layout(text, width: 0).size.width == layout("a", width: 0).size.width)
    }

    @Test(arguments: ["\u{200B}", "\u{AD}", "\u{202E}"])
    func tenThousandHiddenCharactersTakeNoCell(_ hidden: String) {
        let text = "a" + String(repeating: hidden, count: 10_000)

        let layout = CellMeasurer().layout([TextSpan(text, font: font)], limits: TextLimits())

        #expect(layout.size.width == CellMeasurer.cellWidth)
    }

    @Test func newlinesAloneAreLines() {
        #expect(layout(String(repeating: "\n", count: 10_000), width: 100).lines.count == 10_001)
        #expect(layout(String(repeating: "\r\n", count: 10_000), width: 0).lines.count == 10_001)
    }

    @Test func spacesAloneAreOneEmptyLine() {
        #expect(
            layout(String(repeating: " ", count: 100_000), width: 10).lines.map(\.range) == [0..<0]
        )
    }

    @Test(arguments: [
        "🇩🇪", "👩\u{200D}", "\u{200D}", "\u{1100}", "\u{FFFE}", "\u{202E}", "漢", "-", "a-",
    ])
    func repetitionsEndOnCharacterBoundaries(piece: String) {
        let text = String(repeating: piece, count: 20_000)

        let lines = layout(text, width: 100).lines

        #expect(lines.first?.range.lowerBound == 0)
        #expect(lines.last?.range.upperBound == text.utf8.count)
        #expect(
            zip(lines, lines.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound }
        )
    }

    @Test(arguments: [.nan, -5, .infinity, -.infinity] as [Double])
    func senselessAdvancesCountAsNone(advance: Double) {
        let measurer = AdvanceTextMeasurer(ConstantAdvances(advance: advance))

        let layout = measurer.layout([TextSpan("ab cd", font: font)], limits: TextLimits(width: 5))

        #expect(layout.lines.map(\.range) == [0..<5])
        #expect(layout.size == Size(width: 0, height: 12))
    }
}

private struct ConstantAdvances: GlyphAdvances {
    let advance: Double
    var name: String { "constant/1" }

    func metrics(_ font: Font) -> FontMetrics {
        FontMetrics(ascent: 9, descent: 3, lineHeight: 12)
    }

    func advance(of cluster: Character, font: Font) -> Double { advance }
}
