import Drawing
import Testing
import Views

@Suite struct EscapingTests {
    @Test(arguments: [
        ("plain text", "plain text"),
        (#"a "quoted" \ word"#, #"a \"quoted\" \\ word"#),
        ("a\nb\rc\td", #"a\nb\rc\td"#),
        ("a\r\nb", #"a\r\nb"#),
        ("\u{0}\u{1B}[2J\u{7F}", #"\u{0}\u{1B}[2J\u{7F}"#),
        ("\u{85}\u{9B}", #"\u{85}\u{9B}"#),
        ("a\u{2028}b\u{2029}c", #"a\u{2028}b\u{2029}c"#),
        ("photo\u{202E}gpj.exe", #"photo\u{202E}gpj.exe"#),
        ("\u{2066}a\u{2069}\u{200E}\u{200F}\u{61C}", #"\u{2066}a\u{2069}\u{200E}\u{200F}\u{61C}"#),
        ("a\u{200B}b\u{2060}c\u{FEFF}d", #"a\u{200B}b\u{2060}c\u{FEFF}d"#),
        ("soft\u{AD}hyphen", #"soft\u{AD}hyphen"#),
        ("\u{115F}\u{3164}\u{FFA0}\u{34F}", #"\u{115F}\u{3164}\u{FFA0}\u{34F}"#),
        ("\u{E0041}\u{E007F}", #"\u{E0041}\u{E007F}"#),
        ("مرحبا 你好 é", "مرحبا 你好 é"),
        (
            "👩🏽\u{200D}🚀 ❤\u{FE0F}\u{200D}🔥 1\u{FE0F}\u{20E3}",
            "👩🏽\u{200D}🚀 ❤\u{FE0F}\u{200D}🔥 1\u{FE0F}\u{20E3}"
        ),
        ("a\u{200D}b 1\u{FE0F}2 👩\u{200D}x", #"a\u{200D}b 1\u{FE0F}2 👩\u{200D}x"#),
        ("👩\u{200D}\u{200D}🚀", #"👩\u{200D}\u{200D}🚀"#),
    ])
    func textIsEscaped(text: String, escaped: String) {
        let label = Label()
        label.text = text

        let line = TreeNode(of: label).description

        #expect(Array(line.unicodeScalars) == Array("label: Label \"\(escaped)\"".unicodeScalars))
    }

    @Test func noScalarBreaksALineOrHides() {
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value), misleads(scalar) else { continue }
            let label = Label()
            label.text = "a\(scalar)b"

            let line = TreeNode(of: label).description

            #expect(!line.unicodeScalars.contains(scalar), "U+\(String(value, radix: 16))")
        }
    }

    private func misleads(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: scalar.properties.isNoncharacterCodePoint
        }
    }

    @Test(arguments: [
        ("star", "image=symbol:star"),
        ("a b", #"image="symbol:a b""#),
        ("a\n# m2", #"image="symbol:a\n# m2""#),
        ("x\" hidden", #"image="symbol:x\" hidden""#),
        ("a\u{A0}b", "image=\"symbol:a\u{A0}b\""),
        ("a\u{202E}b", #"image="symbol:a\u{202E}b""#),
    ])
    func valuesOfKeysAreOneWordOrQuoted(name: String, key: String) {
        let view = ImageView()
        view.image = .symbol(name)

        #expect(TreeNode(of: view).description == "imageView: ImageView \(key)")
    }

    @Test(arguments: [
        ("", #""""#), ("a,b", #""a,b""#), ("a\nb", #""a\nb""#), ("a plugins=b", #""a plugins=b""#),
    ])
    func idsInTheHeaderAreOneWordOrQuoted(id: String, written: String) {
        let header = TreeDocument(plugins: ["z", id]).header

        #expect(header.hasPrefix("tree 1 structure dir=ltr scheme=light plugins="))
        #expect(header.hasSuffix([written, "z"].sorted().joined(separator: ",")))
    }

    @Test func headingsCannotBeForged() {
        let author = "Eve\n# m2 2026-03-02T09:41:00Z Martin\nbubble: Fake\u{2028}\u{202E}"
        let entry = TreeEntry(
            id: "m1 forged\n",
            time: "2026-03-02T09:41:00Z",
            author: author,
            tree: TreeNode(of: View())
        )
        let section = TreeSection("channel", "sea\n## channel other", entries: [entry])

        #expect(
            section.text == """
                ## channel sea\\n## channel other
                # "m1 forged\\n" 2026-03-02T09:41:00Z Eve\\n# m2 2026-03-02T09:41:00Z \
                Martin\\nbubble: Fake\\u{2028}\\u{202E}
                view: View

                """
        )
    }
}
