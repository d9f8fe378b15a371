import Drawing
import Testing
import Views

@Suite struct TerminalTextTests {
    private static let hostile = [
        "\u{1B}[2J\u{1B}]0;title\u{7}", "a\u{9B}31mb", "\u{90}q\u{9C}", "one\rtwo", "a\tb",
        "\u{0}\u{7F}\u{8}",
        "photo\u{202E}gpj.exe", "\u{2066}a\u{2069}\u{200F}", "a\u{2028}b\u{2029}c\u{85}d",
        "a" + String(repeating: "\u{301}", count: 10_000), "\u{301}\u{302}bare",
        "\u{FEFF}x\u{200B}y",
        "👩\u{200D}🚀👨\u{200D}👩\u{200D}👧\u{200D}👦🇩🇪1\u{FE0F}\u{20E3}", "e\u{E0067}\u{E007F}",
        "\u{FFFE}\u{10FFFF}",
        "क्षत्रिय नमस्ते", String(repeating: "\u{1100}", count: 500), "السلام عليكم", "\u{FFF9}a\u{FFFB}",
    ]

    @Test(arguments: hostile)
    func hostileTextHasNoControlCharacters(_ text: String) {
        let plain = picture(text, TerminalOptions(columns: 40)).text

        let controls = plain.unicodeScalars.filter { scalar in
            scalar != "\n" && scalar.properties.generalCategory == .control
        }
        #expect(controls.isEmpty)
        #expect(!plain.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) })
        #expect(!plain.unicodeScalars.contains { (0x2066...0x2069).contains($0.value) })
        #expect(plain.split(separator: "\n").count == 3)
    }

    @Test(arguments: hostile, [TerminalColors.none, .indexed, .trueColor])
    func escapesAreOurOwnAndChangeNoText(_ text: String, _ colors: TerminalColors) {
        let plain = picture(text, TerminalOptions(columns: 40))
        let coloured = picture(
            text,
            TerminalOptions(columns: 40, colors: colors, positionsCursor: true)
        )

        #expect(coloured.text.withoutOwnEscapes.trimmedLines == plain.text.trimmedLines)
        #expect(!plain.text.unicodeScalars.contains("\u{1B}"))
    }

    @Test func controlCharactersAreShownAsSigns() {
        #expect(TerminalPicture(line: "\u{1B}[2J").text == "␛[2J\n")
        #expect(TerminalPicture(line: "a\rb\nc").text == "a␍b␊c\n")
        #expect(TerminalPicture(line: "a\u{9B}b").text == "a\u{FFFD}b\n")
        #expect(TerminalPicture(line: "\u{7F}\u{85}").text == "␡␤\n")
    }

    @Test func aTabIsFourSpaces() {
        #expect(drawn("a\tb") == "a    b\n")
    }

    @Test func directionOverridesAreLeftOut() {
        #expect(drawn("photo\u{202E}gpj.exe") == "photogpj.exe\n")
    }

    @Test func aClusterHasEightMarksAtMost() {
        let text = drawn("a" + String(repeating: "\u{301}", count: 10_000))

        #expect(text.unicodeScalars.count == 1 + 8 + 1)
    }

    @Test func aMarkWithoutALetterHasABase() {
        #expect(drawn("\u{301}a") == "\u{25CC}\u{301}a\n")
    }

    @Test func emojiSequencesStayWhole() {
        #expect(drawn("👩\u{200D}🚀🇩🇪") == "👩\u{200D}🚀🇩🇪\n")
    }

    @Test func theCursorIsMovedAfterCharactersOfDisputedWidth() {
        let options = TerminalOptions(columns: 40, positionsCursor: true)

        let text = TerminalPicture(line: "❤\u{FE0F} you, 梅", options: options).text

        #expect(text == "❤\u{FE0F}\u{1B}[3G you, 梅\n")
    }

    @Test func aLineIsCutAtTheEdgeOfThePicture() {
        #expect(
            drawn(String(repeating: "ab", count: 50)) == String(repeating: "ab", count: 19) + "a…\n"
        )
    }

    private func drawn(_ text: String) -> String {
        let root = DrawnMessage.view(0, 0, 320, 16, [DrawnMessage.label(text, 0, 0)])
        return DrawnMessage.picture(root, TerminalOptions(columns: 40)).text
    }

    /// Returns a frame with a text and a second label that it must not change.
    private func picture(_ text: String, _ options: TerminalOptions) -> TerminalPicture {
        let label = Label()
        label.text = text
        let box = DrawnMessage.view(0, 0, 200, 48, [DrawnMessage.view(label, 16, 16, 168, 16)])
        return DrawnMessage.picture(
            DrawnMessage.view(0, 0, 320, 48, [DrawnMessage.filled(DrawnMessage.framed(box))]),
            options
        )
    }
}
