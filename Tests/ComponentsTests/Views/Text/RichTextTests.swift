import Testing
import Views

@Suite struct RichTextTests {
    @Test func neighboursOfOneStyleAreJoined() {
        let text = RichText([
            TextRun("a"), TextRun("b"), TextRun("c", style: TextStyle(.bold)), TextRun("d"),
        ])

        #expect(text.runs.map(\.text) == ["ab", "c", "d"])
        #expect(text.plain == "abcd")
    }

    @Test func emptyRunsAreLeftOut() {
        let text = RichText([TextRun(""), TextRun("a"), TextRun("", style: TextStyle(.bold))])

        #expect(text == "a")
        #expect(RichText(plain: "").isEmpty)
    }

    @Test func valuesInALiteralKeepTheirStyles() {
        let quote = RichText([TextRun("Ahoy", style: TextStyle(.italic))])

        let text: RichText = "\("Ann", .bold, target: .user("ann")): \(quote), \(3) times"

        let expected = RichText([
            TextRun("Ann", style: TextStyle(.bold, target: .user("ann"))), TextRun(": "),
            TextRun("Ahoy", style: TextStyle(.italic)), TextRun(", 3 times"),
        ])
        #expect(text == expected)
    }

    @Test func targetsTellRunsApart() {
        let text = RichText([
            TextRun("a", style: TextStyle(target: .user("1"))),
            TextRun("b", style: TextStyle(target: .user("2"))),
        ])

        #expect(text.runs.count == 2)
    }
}
