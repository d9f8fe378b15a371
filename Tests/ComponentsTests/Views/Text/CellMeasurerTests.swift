import Testing
import Views

struct CellMeasurerTests {
    /// Counted by hand after UAX #11, UTS #51 and what wcwidth says.
    @Test(arguments: [
        ("a", 1), ("é", 1), ("e\u{301}", 1), ("Ж", 1), ("漢", 2), ("あ", 2), ("ｶ", 1), ("Ａ", 2),
        ("한", 2),
        ("\u{1112}\u{1161}\u{11AB}", 2), ("。", 2), ("　", 2), ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2),
        ("1️⃣", 2), ("❤️", 2), ("❤", 1), ("❤︎", 1), ("☺️", 2), ("⌚", 2), ("⌚︎", 2), ("🏳️‍🌈", 2), ("✓", 1),
        ("─", 1), ("│", 1), ("…", 1), ("—", 1), ("\u{200D}", 0), ("\u{200B}", 0), ("\u{301}", 1),
        ("\u{202E}", 0), ("\u{FE0F}", 0), ("\u{FEFF}", 0), ("\u{AD}", 0), ("\u{7}", 1),
        ("\u{9B}", 1),
        ("𠀀", 2), ("𝕏", 1), ("ا", 1), ("नि", 2), ("ก็", 1), ("☰", 2), ("〈", 2), ("〿", 1), ("㍿", 2),
        ("\u{1160}", 0), ("\u{1161}", 1), ("\u{E000}", 1), ("🀄", 2), ("🀀", 1), ("🈁", 2), ("￠", 2),
        ("\t", 4),
        ("\n", 0),
    ])
    func charactersTakeTheCellsOfATerminal(text: String, cells: Int) throws {
        let character = try #require(text.first)

        #expect(CellWidth.cells(of: character) == cells)
        #expect(width(of: text + "a", by: CellMeasurer()) == Double(8 * (cells + 1)))
    }

    @Test func everyFontIsACellHigh() {
        for font in [Font.emoji, .footnote, .bodyBold] {
            let layout = CellMeasurer().layout([TextSpan("👍 ok", font: font)], limits: TextLimits())

            #expect(layout.size == Size(width: 40, height: 16))
            #expect(layout.lines.map(\.baseline) == [12])
        }
    }

    @Test func textWrapsAndEndsOnTheGrid() {
        #expect(lines(of: "one two three", width: 64, by: CellMeasurer()) == ["one two", "three"])
        #expect(lines(of: "漢字漢字", width: 47, by: CellMeasurer()) == ["漢字", "漢字"])
        #expect(lines(of: "one two", width: 47, maxLines: 1, by: CellMeasurer()) == ["one…"])
    }

    @Test func measurersSayTheirNames() {
        #expect(CellMeasurer().name == "terminal-cells/2")
        #expect(CellMeasurer(makesRoom: true).name == "terminal-cells/2+room")
        #expect(HelveticaMeasurer().name == "helvetica-afm/1")
        #expect(AdvanceTextMeasurer(HelveticaAdvances()).name == "test/1")
    }
}
