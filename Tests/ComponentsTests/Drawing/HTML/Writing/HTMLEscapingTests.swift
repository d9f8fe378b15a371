import Testing

@testable import Drawing

@Suite struct HTMLEscapingTests {
    @Test(arguments: Cases(200, of: 1000))
    func whatIsWrittenReadsAsTheCleanedWords(seed: Case) throws {
        let words = Self.words(seed)
        var out = HTMLWriter()

        out.markup("<!DOCTYPE html><p")
        out.attribute(" title=\"", words)
        out.attribute(" aria-label=\"", words, .name)
        out.markup(">")
        out.text(words)
        out.markup("</p>")

        let element = try #require(try TagScanner.elements(of: out.bytes).first)
        let name = Self.cleaned(words, keepsIsolates: true)
        #expect(Array(element.text.unicodeScalars) == name, "seed \(seed)")
        #expect(
            Array((element.attributes["aria-label"] ?? "").unicodeScalars) == name,
            "seed \(seed)"
        )
        #expect(
            Array((element.attributes["title"] ?? "").unicodeScalars)
                == Self.cleaned(words, keepsIsolates: false),
            "seed \(seed)"
        )
    }

    @Test(arguments: [
        ("a\u{202E}b", "a\u{202E}b\u{202C}"),
        ("a\u{2067}b\u{202A}c", "a\u{2067}b\u{202A}c\u{202C}\u{2069}"),
        ("\u{2066}\u{202B}x\u{2069}y", "\u{2066}\u{202B}x\u{2069}y"),
        ("\u{202C}\u{2069}x", "x"),
        ("\u{202B}x\u{2069}y", "\u{202B}xy\u{202C}"),
        ("\u{200E}\u{200F}\u{200D}", "\u{200E}\u{200F}\u{200D}"),
    ])
    func bodiesCloseWhatTheyOpen(words: String, shown: String) {
        var out = HTMLWriter()
        var cleaner = TextCleaner(.body)

        out.text(words, &cleaner)
        out.close(&cleaner)

        #expect(
            Array(String(decoding: out.bytes, as: UTF8.self).unicodeScalars)
                == Array(shown.unicodeScalars)
        )
    }

    @Test(arguments: [
        ("رد على \u{2068}C++\u{2069}", "رد على \u{2068}C++\u{2069}"),
        ("\u{2068}a\u{202E}b", "\u{2068}ab\u{2069}"),
        ("a\u{2069}b\u{2067}c\u{2069}", "abc"),
        ("\u{2068}\u{2068}a\u{2069}b", "\u{2068}\u{2068}a\u{2069}b\u{2069}"),
    ])
    func namesKeepIsolatedParts(words: String, shown: String) throws {
        var out = HTMLWriter()

        out.markup("<!DOCTYPE html><p")
        out.attribute(" aria-label=\"", words, .name)
        out.markup(">")
        out.text(words)
        out.markup("</p>")

        let element = try #require(try TagScanner.elements(of: out.bytes).first)
        #expect(element.text == shown)
        #expect(element.attributes["aria-label"] == shown)
    }

    @Test(arguments: [
        (0, "0"), (-0.0, "0"), (1, "1"), (10, "10"), (1234, "1234"), (0.5, "0.5"),
        (1.0 / 3, "0.3333"), (-2.05, "-2.05"), (99.99999, "100"), (0.00001, "0"),
        (.nan, "0"), (.infinity, "10000000"), (-.infinity, "-10000000"), (1e300, "10000000"),
        (-0.00001, "0"), (375.0001, "375.0001"),
    ])
    func numbersAreFiniteAndShort(value: Double, text: String) {
        var out = HTMLWriter()

        out.number(value)

        #expect(String(decoding: out.bytes, as: UTF8.self) == text)
    }

    @Test(arguments: Cases(20, of: 200))
    func numbersAreWithinHalfATenThousandth(seed: Case) throws {
        var generator = SeededGenerator(seed: seed)
        let value = Double.random(in: -5_000...5_000, using: &generator)
        var out = HTMLWriter()

        out.number(value)

        let read = try #require(Double(String(decoding: out.bytes, as: UTF8.self)))
        #expect(abs(read - value) <= 0.00005001, "seed \(seed)")
    }

    @Test func identifiersOfDifferentWordsDiffer() {
        let words = ["a b", "a_b", "a-b", "a_20b", "ä", "a\u{308}", "", "A b"]

        let identifiers = words.map { words in
            var out = HTMLWriter()
            out.identifier(words)
            return String(decoding: out.bytes, as: UTF8.self)
        }

        #expect(Set(identifiers).count == words.count)
    }

    /// Returns text with many special scalars.
    private static func words(_ seed: Case) -> String {
        var generator = SeededGenerator(seed: seed)
        let ranges: [ClosedRange<UInt32>] = [
            0...0x7F, 0x20...0x3F, 0x80...0xFF, 0x2000...0x206F, 0x300...0x310, 0xFD00...0xFFFF,
            0x1F300...0x1F600, 0xFFF0...0x1_000F, 0x10_FFF0...0x10_FFFF,
        ]
        var words = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...60, using: &generator) {
            let range = ranges[Int.random(in: 0..<ranges.count, using: &generator)]
            guard let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) else {
                continue
            }
            words.append(scalar)
        }
        return String(words)
    }

    /// Returns the cleaned name or address, by a second implementation of the rules.
    private static func cleaned(_ words: String, keepsIsolates: Bool) -> [Unicode.Scalar] {
        var (marks, depth) = (0, 0)
        let kept: [Unicode.Scalar] = words.unicodeScalars.filter { scalar in
            if keepsIsolates, scalar == "\u{2068}" || scalar == "\u{2069}" && depth > 0 {
                depth += scalar == "\u{2068}" ? 1 : -1
                return true
            }
            let isDropped =
                switch scalar.value {
                case 0x09, 0x0A: false
                case 0..<0x20, 0x7F..<0xA0, 0xFDD0...0xFDEF, 0x202A...0x202E, 0x2066...0x2069: true
                default: scalar.properties.isNoncharacterCodePoint
                }
            guard !isDropped else { return false }
            let category = scalar.properties.generalCategory
            let isMark = [.nonspacingMark, .spacingMark, .enclosingMark].contains(category)
            marks = isMark ? marks + 1 : 0
            return marks <= 8
        }
        return kept + Array(repeating: "\u{2069}", count: depth)
    }
}
