import Testing
import Views

struct TruncationTests {
    @Test(arguments: [
        ("one two three", 36.0, 1, ["one t…"]), ("one two three", 30, 1, ["one…"]),
        ("one two three", 40, 2, ["one two", "three"]), ("one two three", 26, 2, ["one", "two…"]),
        ("one", 9, 1, ["…"]), ("one", 0, 1, ["…"]), ("one\ntwo", .infinity, 1, ["one…"]),
        ("one\n\n", 100, 1, ["one"]), ("one   ", 17, 1, ["one"]), ("one \n two", 100, 1, ["one…"]),
        ("👍🏽👍🏽👍🏽", 30, 1, ["👍🏽…"]), ("e\u{301}e\u{301}e\u{301}", 16, 1, ["e\u{301}…"]),
        ("one\ntwo\nthree", 100, 2, ["one", "two…"]), ("\none", 100, 1, ["…"]),
    ])
    func lastLineEndsWithAnEllipsis(text: String, width: Double, maxLines: Int, expected: [String])
    {
        let host = AdvanceTextMeasurer(HelveticaAdvances())

        #expect(lines(of: text, width: width, maxLines: maxLines) == expected)
        #expect(lines(of: text, width: width, maxLines: maxLines, by: host) == expected)
    }

    @Test func widthIncludesTheEllipsis() {
        let layout = HelveticaMeasurer().layout(
            [TextSpan("one two", font: Font("test", size: 1000))],
            limits: TextLimits(width: 2700, maxLines: 1)
        )

        #expect(layout.isTruncated)
        #expect(layout.lines.map(\.width) == [556 * 3 + 1000])
        #expect(layout.size.width == 2668)
    }

    @Test func ellipsisHasTheFontOfTheLastCharacter() {
        let spans = [
            TextSpan("a", font: Font("small", size: 10)),
            TextSpan("bcdefgh", font: Font("large", size: 100)),
        ]

        let wide = HelveticaMeasurer().layout(spans, limits: TextLimits(width: 170, maxLines: 1))
        let narrow = HelveticaMeasurer().layout(spans, limits: TextLimits(width: 150, maxLines: 1))

        #expect(wide.strings(of: "abcdefgh") == ["ab…"])
        #expect(abs(wide.size.width - (5.56 + 55.6 + 100)) < 1e-9)
        #expect(narrow.strings(of: "abcdefgh") == ["a…"])
        #expect(abs(narrow.size.width - 15.56) < 1e-9)
    }
}
