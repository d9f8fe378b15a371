import Testing
import Views

@testable import Drawing

@Suite struct ScriptTests {
    @Test(arguments: [
        "ကျေးဇူးတင်ပါတယ်", "नि", "স্ত্রী", "સ્લ", "ทำ", "ﾊﾞ", "ಕ್ಷಾ", "க்ஷி", "ស្ត្រី", "a🏽", "ක්\u{200D}ෂ", "र्\u{200D}य",
        "\u{1100}\u{1100}\u{1161}", "1\u{FE0F}",
    ])
    func noScalarVanishes(text: String) {
        #expect(TerminalPicture(line: text).text == text + "\n")
    }

    @Test(arguments: [
        ("\u{1161}", "\u{25CC}\u{1161}"), ("\u{1038}a", "\u{25CC}\u{1038}a"),
        ("a\u{1161}", "a\u{25CC}\u{1161}"), ("a\u{200B}\u{301}", "a\u{301}"),
    ])
    func whatHasNoLetterStandsOnACircle(text: String, drawn: String) {
        #expect(TerminalPicture(line: text).text == drawn + "\n")
    }

    @Test(arguments: [
        ("नि.", "नि\u{1B}[3G."), ("स्त्री.", "स्त्री\u{1B}[5G."), ("ทำ.", "ทำ\u{1B}[3G."), ("ﾊﾞ.", "ﾊﾞ\u{1B}[3G."),
        ("e\u{301}.", "e\u{301}."), ("قَل.", "قَل."), ("\u{301}.", "\u{25CC}\u{301}\u{1B}[2G."),
    ])
    func theCursorIsPlacedAfterDisputedLetters(text: String, drawn: String) {
        let options = TerminalOptions(columns: 40, positionsCursor: true)

        #expect(TerminalPicture(line: text, options: options).text == drawn + "\n")
    }

    @Test func aMarkAtTheBeginningOfASpanStandsOnTheLetterBefore() {
        let clusters = TerminalText.clusters(of: ["e", "", "\u{301}x"], makesRoom: false)

        #expect(clusters.map { $0.map(\.glyph) } == [["e\u{301}"], [], ["x"]])
    }

    @Test func aClusterOfSeveralCellsGoesWhole() {
        var screen = TerminalScreen(rows: 1, options: TerminalOptions(columns: 8))
        screen.draw(TerminalPicture(line: "a\u{6F22}\u{93F}b"), row: 0)

        screen.clear(rows: 0..<1, columns: 3..<4)

        #expect(screen.text == "a   b\n")
    }

    @Test func aClusterThatIsCutLeavesBlanks() {
        var screen = TerminalScreen(rows: 2, options: TerminalOptions(columns: 4))

        screen.draw(TerminalPicture(line: "\u{6F22}\u{93F}b"), row: 0, column: -1)
        screen.draw(TerminalPicture(line: "ab"), row: 1)
        screen.draw(TerminalPicture(line: "\u{6F22}\u{93F}"), row: 1, column: 2)

        #expect(screen.text == "  b\nab\n")
    }

    @Test(arguments: Cases(60, of: 600), [false, true])
    func whatIsDrawnIsWhatIsMeasured(seed: Case, makesRoom: Bool) {
        var random = SeededGenerator(seed: seed)
        let blocks: [ClosedRange<UInt32>] = [
            0x41...0x5A, 0x300...0x310, 0x900...0x97F, 0xC80...0xCFF, 0xE00...0xE4F,
            0x1000...0x104F,
            0x1100...0x11FF, 0x1780...0x17D3, 0x200B...0x200F, 0xFE0E...0xFE0F, 0xFF66...0xFF9F,
            0x1F1E6...0x1F1EA, 0x1F3FB...0x1F3FF, 0x1F466...0x1F469, 0x4E00...0x4E10,
        ]
        var text = "."
        for _ in 0..<Int.random(in: 1...12, using: &random) {
            let block = blocks[Int.random(in: blocks.indices, using: &random)]
            guard let scalar = Unicode.Scalar(UInt32.random(in: block, using: &random)) else {
                continue
            }
            text.unicodeScalars.append(scalar)
        }
        text += "."

        let clusters = TerminalText(text, makesRoom: makesRoom).clusters

        let measured = width(of: text, by: CellMeasurer(makesRoom: makesRoom))
        #expect(Double(8 * clusters.cells) == measured, "seed \(seed)")
        let row = clusters.map(\.glyph).joined()
        #expect(CellWidth.cells(of: row, makesRoom: makesRoom) == clusters.cells, "seed \(seed)")
    }
}

extension String {
    /// The cells of all characters.
    func cells(makesRoom: Bool) -> Int {
        CellUnits(self).reduce(0) { $0 + CellWidth.cells(of: $1, makesRoom: makesRoom) }
    }
}
