import Testing
import Views

/// Minimal cases of what the comparison with wcwidth 0.7 found.
struct CellStringTests {
    @Test(arguments: [
        // Spacing marks: one cell for the first of a letter.
        ("नि", 2), ("নি", 2), ("मा", 2), ("ကျေး", 2), ("ကျေးဇူးတင်ပါတယ်", 10), ("\u{6F22}\u{93F}", 3),
        // A virama joins consonants, in scripts where Unicode says so and in the others.
        ("સ્લ", 2), ("क्ष", 2), ("क्ष्म", 2), ("क्षि", 2), ("ಕ್ಷಾ", 2), ("ಕ್ಷ್ಮ", 2), ("க்ஷி", 2), ("क्", 1),
        ("क्a", 2),
        ("क्\u{200D}ष", 2), ("ක්\u{200D}ෂ", 2),
        // What follows a letter in cells of its own although both are one character.
        ("ทำ", 2), ("ລຳ", 2), ("ﾊﾞ", 2), ("a🏽", 3), ("\u{1100}\u{1100}\u{1161}", 4), ("가\u{11A8}", 2),
        ("\u{1780}\u{17D2}\u{178F}", 2),
        // Emoji.
        ("🚗🏽", 2), ("👍🏽", 2), ("🇩🇪🇫", 4), ("🇩\u{FE0F}🇪", 2), ("🏳️‍🌈", 2), ("1\u{FE0F}", 2),
        ("⌚\u{FE0E}", 2),
    ])
    func stringsTakeTheCellsOfWcwidth(text: String, cells: Int) {
        #expect(width(of: text + ".", by: CellMeasurer()) == Double(8 * (cells + 1)))
    }

    @Test(arguments: [
        ("a\u{200D}b", 2), ("a\u{AD}b", 2), ("a\u{AD}\u{301}b", 2), ("\u{200D}a", 1),
        ("\u{202E}ab", 2),
        ("क्\u{2066}ष", 2), ("❤\u{301}\u{FE0F}", 1),
    ])
    func whatIsNotSeenChangesNothing(text: String, cells: Int) {
        #expect(width(of: text + ".", by: CellMeasurer()) == Double(8 * (cells + 1)))
    }

    @Test(arguments: [
        ("\u{301}a", 2), ("\u{93F}a", 3), ("\u{1161}", 1), ("a\u{1161}", 2), ("\u{200B}\u{301}", 1),
    ])
    func aMarkWithoutALetterTakesACell(text: String, cells: Int) {
        #expect(width(of: text + ".", by: CellMeasurer()) == Double(8 * (cells + 1)))
    }

    @Test(arguments: [("क्ष्म", 3), ("ကျေး", 4), ("प्रा", 3), ("सि", 2), ("👩‍🚀", 2), ("ทำ", 2), ("e\u{301}", 1)])
    func withRoomEveryMarkAndConsonantHasACell(text: String, cells: Int) {
        let measurer = CellMeasurer(makesRoom: true)

        #expect(width(of: text + ".", by: measurer) == Double(8 * (cells + 1)))
    }

    @Test func aLineEndsBetweenCharactersThatAreDrawnApart() {
        #expect(lines(of: "ಕ್ಷಾಕ್ಷಾ", width: 24, by: CellMeasurer()) == ["ಕ್ಷಾ", "ಕ್ಷಾ"])
        #expect(lines(of: "ကျေးဇူး", width: 24, by: CellMeasurer()) == ["ကျေး", "ဇူး"])
        #expect(lines(of: "🇩🇪🇫🇷", width: 24, by: CellMeasurer()) == ["🇩🇪", "🇫🇷"])
    }

    @Test func manyConsonantsDoNotHideEachOther() {
        let text = String(repeating: "क्", count: 40)

        #expect(width(of: text, by: CellMeasurer()) > 8 * 6)
    }
}
