import Testing

@testable import Hosting

struct PastedTextTests {
    @Test(arguments: [
        ("one\r\ntwo\rthree\u{2028}four\u{85}", "one\ntwo\nthree\nfour\n"),
        ("\u{1B}[31mred\u{1B}[0m and \u{1B}[2Jclean", "red and clean"),
        ("\u{1B}]0;title\u{7}text\u{1B}]8;;https://e.example\u{1B}\\link", "textlink"),
        ("\u{1B}]0;no end", "0;no end"),
        ("\u{9B}31mred", "red"), ("a\u{0}\u{7}\u{8}\u{7F}b\u{90}", "ab"), ("a\tb", "a\tb"),
        ("\u{1B}", ""), ("\u{1B}\u{1B}[A", ""), ("\u{1B}[\u{1B}[Ax", "x"),
        ("明天见 👩\u{200D}👧", "明天见 👩\u{200D}👧"),
    ])
    func ordersToTheTerminalAreLeftOut(pasted: String, text: String) {
        #expect(PastedText(pasted).text == text)
    }

    @Test func stringsWithoutAnEndAreReadOnce() {
        let pasted = String(repeating: "\u{1B}]", count: 50_000)
        var text: String?

        let time = ContinuousClock().measure { text = PastedText(pasted).text }

        #expect(text?.isEmpty == true)
        // Searching for an end after each takes minutes.
        #expect(time < .seconds(10))
    }

    @Test(arguments: Cases(30, of: 300))
    func nothingButLineFeedsAndTabsControls(seed: Case) {
        var random = SeededGenerator(seed: seed)
        let scalars = (0..<300).compactMap { _ in
            Unicode.Scalar(UInt32.random(in: 0..<0xB0, using: &random))
        }

        let text = PastedText(String(String.UnicodeScalarView(scalars))).text

        #expect(
            text.unicodeScalars.allSatisfy {
                $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control
            },
            "seed \(seed)"
        )
    }
}
