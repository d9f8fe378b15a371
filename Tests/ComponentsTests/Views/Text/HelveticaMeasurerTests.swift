import Testing
import Views

struct HelveticaMeasurerTests {
    @Test(arguments: [
        ("Hello", 722 + 556 + 222 + 222 + 556), ("AV", 667 + 667), ("…", 1000), ("@", 1015),
        ("Привет", 719 + 556 + 559 + 531 + 556 + 458), ("λόγος", 500 + 556 + 500 + 556 + 482),
        ("é", 556), ("e\u{301}", 556), ("a b", 556 + 278 + 556), ("漢字", 2000), ("한국", 2000),
        ("👍", 1250), ("👍🏽", 1250), ("👩‍👩‍👧", 1250), ("🇩🇪", 1250), ("1️⃣", 1250), ("❤️", 1250),
        ("a\u{200D}b", 1112), ("a\u{202E}b", 1112), ("a\u{AD}b", 1112), ("a\u{7}b", 1112),
        ("\ta", 4 * 278 + 556), ("اب", 1000), ("ệ", 556),
    ])
    func widthIsThatOfTheFont(text: String, thousandths: Int) {
        #expect(abs(width(of: text) - Double(thousandths)) < 1e-9)
    }

    @Test func boldIsWiderAndItalicIsNot() {
        let bold = Font("bold", size: 1000, weight: .bold)
        let italic = Font("italic", size: 1000, isItalic: true)

        #expect(width(of: "Hat", font: bold) == 722 + 556 + 333)
        #expect(width(of: "Hat", font: italic) == width(of: "Hat"))
    }

    @Test(arguments: ["i", "W", "Ж", "…", "ا"])
    func lettersOfMonospacedFontsAreEquallyWide(letter: String) {
        let font = Font("code", size: 2048, isMonospaced: true)

        #expect(width(of: letter, font: font) == 1229)
    }

    @Test(arguments: [(12, 14), (14, 16), (16, 18), (17, 20), (20, 23)])
    func linesAreAsHighAsInBrowsers(size: Double, height: Double) {
        let font = Font("test", size: size)

        #expect(HelveticaMeasurer().metrics(font).lineHeight == height)
        #expect(
            HelveticaMeasurer().layout([TextSpan("a", font: font)], limits: TextLimits()).size
                .height
                == height
        )
    }

    @Test func fontsOfALineShareTheBaseline() throws {
        let small = TextSpan("small ", font: Font("small", size: 12))
        let large = TextSpan("large", font: Font("large", size: 40))

        let layout = HelveticaMeasurer().layout(
            [small, large, small],
            limits: TextLimits(width: 95)
        )

        let heights = layout.lines.map(\.height)
        #expect(heights == [14, 45, 14])
        let first = HelveticaMeasurer().layout([small, large], limits: TextLimits())
        #expect(first.lines.map(\.height) == [45])
        #expect(first.lines.map(\.baseline) == [36])
    }

    @Test(arguments: [0, -1, .nan, .infinity, 1e300] as [Double])
    func hostileSizesGiveFiniteLayouts(size: Double) {
        let font = Font("test", size: size)

        let layout = HelveticaMeasurer().layout(
            [TextSpan("two words 👍", font: font)],
            limits: TextLimits(width: 100)
        )

        #expect(layout.size.width.isFinite)
        #expect(layout.size.height.isFinite)
    }

    @Test func emptyTextHasNoLines() {
        let empty = TextLayout(lines: [], size: .zero)
        let span = TextSpan("", font: .body)

        #expect(HelveticaMeasurer().layout([], limits: TextLimits()) == empty)
        #expect(HelveticaMeasurer().layout([span], limits: TextLimits()) == empty)
        #expect(HelveticaMeasurer().layout([span, span], limits: TextLimits()) == empty)
    }
}
