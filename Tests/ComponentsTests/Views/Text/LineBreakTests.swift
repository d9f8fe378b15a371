import Testing
import Views

struct LineBreakTests {
    @Test(arguments: [
        "two |words", "wide   |gap", "well-|known", "x-1", "1-2", "- |a", "a--|b", "-- |a",
        "wait|—|what",
        "(—|a", "so|—, |yes", "10–|12", "really?|yes", "no!|2", "what?)", "why?!|so", "漢|字",
        "「漢|字」|漢", "漢。|字", "a|漢|b", "カー|ド", "한|국", "👍|👍🏽|👩‍👩‍👧", "👍!", "so|👍", "soft\u{AD}|hyphen",
        "zero\u{200B}|width", "no\u{A0}break", "join\u{2060}ed", "a\u{2060}-\u{2060}b", "don’t",
        "“quoted”", "and/or", "$5", "a.b", "(a)", "х-|й", "a-\u{200E}|b", "日|本|（に|ほ|ん）|語",
        "wait…|what", "no!|(b)", "漢|—|字",
    ])
    func linesBreakWhereTheRulesSay(marked: String) {
        let text = marked.filter { $0 != "|" }

        #expect(opportunities(in: text) == marked)
    }

    @Test(arguments: [
        ("a\nb", ["a", "b"]), ("a\r\nb", ["a", "b"]), ("a\rb", ["a", "b"]),
        ("a\u{2028}b\u{2029}c", ["a", "b", "c"]), ("a\n", ["a", ""]), ("\n", ["", ""]),
        ("a \n b", ["a", " b"]), ("\n\na", ["", "", "a"]), ("  ", [""]),
    ])
    func newlinesAlwaysBreak(text: String, expected: [String]) {
        #expect(lines(of: text) == expected)
        #expect(lines(of: text, by: AdvanceTextMeasurer(HelveticaAdvances())) == expected)
    }

    @Test func aLineFeedCutFromItsReturnIsOneNewline() {
        let font = Font("test", size: 10)
        let spans = [TextSpan("a\r", font: font), TextSpan("\nb", font: font)]

        let layout = HelveticaMeasurer().layout(spans, limits: TextLimits())

        #expect(layout.strings(of: "a\r\nb") == ["a", "b"])
    }

    @Test func aWordLongerThanALineBreaksBetweenCharacters() {
        #expect(lines(of: "to iiiiiiii", width: 9) == ["to", "iiii", "iiii"])
        #expect(
            lines(of: "e\u{301}e\u{301}👩‍👩‍👧🇩🇪", width: 0) == ["e\u{301}", "e\u{301}", "👩‍👩‍👧", "🇩🇪"]
        )
    }

    @Test func spacesHang() throws {
        let layout = HelveticaMeasurer().layout(
            [TextSpan("one   two   ", font: Font("test", size: 10))],
            limits: TextLimits(width: 18)
        )

        #expect(layout.strings(of: "one   two   ") == ["one", "two"])
        #expect(layout.lines.map(\.width).allSatisfy { $0 < 18 })
    }

    @Test(arguments: [0, -3, .nan, -.infinity] as [Double])
    func widthsWithoutRoomLeaveOneCharacterALine(width: Double) {
        #expect(lines(of: "ab 👍🏽c", width: width) == ["a", "b", "👍🏽", "c"])
    }

    @Test func aClusterOfTwoSpansIsNotCut() {
        let spans = [
            TextSpan("ae", font: Font("test", size: 10)),
            TextSpan("\u{301}b", font: Font("test", size: 10, weight: .bold)),
        ]

        let layout = HelveticaMeasurer().layout(spans, limits: TextLimits(width: 0))

        #expect(layout.strings(of: "ae\u{301}b") == ["a", "e\u{301}", "b"])
    }

    /// Returns a text with a bar wherever a line of it may break.
    private func opportunities(in text: String) -> String {
        // The word before makes sure that no line must break between characters.
        let whole = "a " + text
        var marked = ""
        for index in text.indices {
            let start = "a " + text[..<index]
            let font = Font("test", size: 10)
            let limits = TextLimits(width: width(of: start, font: font))
            let lines = HelveticaMeasurer().layout([TextSpan(whole, font: font)], limits: limits)
                .lines
            let isNext = lines.dropFirst().first?.range.lowerBound == start.utf8.count
            if isNext, index > text.startIndex { marked += "|" }
            marked.append(text[index])
        }
        return marked
    }
}
