import Components
import Testing
import Views

@Suite struct TextRunTests {
    @Test func theRunUnderEachColumnIsFound() {
        let view = cells("ab ", link("cd"), " e")

        #expect(targets(view, row: 0) == "...##..")
    }

    @Test func wrappedLinesAreLookedUpWhereTheyLie() {
        let view = cells("ab ", link("cd ef"), " g", width: 5)

        #expect(targets(view, row: 0) == "...##")
        #expect(targets(view, row: 1) == "##.. ")
    }

    @Test func besideTheLettersThereIsNothing() {
        let view = cells("ab", link("c"), width: 10)

        #expect(targets(view, row: 0) == "..#       ")
        #expect(view.run(at: Point(x: 1, y: -1)) == nil)
        #expect(view.run(at: Point(x: 1, y: 1000)) == nil)
        #expect(view.run(at: Point(x: .nan, y: .nan)) == nil)
    }

    @Test func theInsetMovesTheRuns() {
        let view = cells(link("ab"), width: 6, lead: 3)

        #expect(targets(view, row: 0) == "   ## ")
    }

    @Test func latinTextStandsAtTheRightOfARightToLeftTree() {
        let view = cells("ab ", link("cd"), width: 8, direction: .rightToLeft)

        #expect(targets(view, row: 0) == "   ...##")
    }

    @Test func hebrewTextIsLookedUpFromTheRight() {
        let view = cells("\u{5D0}\u{5D1} ", link("\u{5D2}\u{5D3}\u{5D4}"))

        #expect(targets(view, row: 0) == "###...")
    }

    @Test func numbersInHebrewTextStandAfterIt() {
        let view = cells("\u{5D0} ", link("12"), " \u{5D1}\u{5D2}")

        #expect(targets(view, row: 0) == "...##..")
    }

    @Test func latinInHebrewTextRunsToTheRight() {
        let view = cells("\u{5D0}\u{5D1} ", link("ab"), "c \u{5D2}")

        #expect(targets(view, row: 0) == "..##....")
    }

    @Test func hebrewInLatinTextTurnsItsRunsAround() {
        let view = cells("a ", link("\u{5D0}\u{5D1}"), " \u{5D2} b")

        #expect(targets(view, row: 0) == "....##..")
    }

    @Test func wholeClustersAreFoundAtTheirWholeWidth() {
        let view = cells("\u{1F469}\u{200D}\u{1F680}", link("\u{1F1E9}\u{1F1EA}"), "e\u{301}")

        #expect(targets(view, row: 0) == "..##.")
    }

    /// Every column of a line belongs to one character, whatever the visual order.
    @Test func everyRunIsAsWideAsItsLetters() {
        let letters = Array("ab 1.\u{5D0}\u{5D1}")
        for seed in Cases(300, of: 3000) {
            var generator = SeededGenerator(seed: seed)
            // A visible end keeps the spaces from being removed.
            let words = (0..<5).map { _ in
                let count = Int.random(in: 1...4, using: &generator)
                return String(
                    (0..<count).map { _ in letters.randomElement(using: &generator) ?? "a" }
                )
            }
            let view = cells(
                "x",
                Part(words[0]),
                link(words[1]),
                Part(words[2]),
                link(words[3]),
                Part(words[4]),
                "x"
            )

            let shown = targets(view, row: 0)

            #expect(
                shown.filter { $0 == "#" }.count == words[1].count + words[3].count,
                "seed \(seed)"
            )
            #expect(!shown.contains(" "), "seed \(seed)")
        }
    }

    /// Returns a laid-out text of cells with its natural width, unless a width is given.
    private func cells(
        _ parts: Part...,
        width: Int? = nil,
        lead: Int = 0,
        direction: LayoutDirection = .leftToRight
    ) -> TextView {
        var components = Components()
        components[.textMeasurer] = CellMeasurer()
        components[.layoutDirection] = direction
        let view = TextView()
        view.text = RichText(parts.map(\.run))
        view.textContainerInset = DirectionalEdgeInsets(leading: Double(lead) * 8)
        view.mount(in: ComponentContext(components))
        view.layout(width: width.map { Double($0) * 8 } ?? view.sizeThatFits().width)
        return view
    }

    private func link(_ words: String) -> Part {
        Part(run: TextRun(words, style: TextStyle(target: .link("https://example.org"))))
    }

    /// Returns the run under each column of a row: `#` a link, `.` other text, a space nothing.
    private func targets(_ view: TextView, row: Int) -> String {
        let columns = Int((view.frame.size.width / 8).rounded())
        return String(
            (0..<columns).map { column -> Character in
                let point = Point(x: Double(column) * 8 + 4, y: Double(row) * 16 + 8)
                guard let run = view.run(at: point) else { return " " }
                return run.style.target == nil ? "." : "#"
            }
        )
    }
}

/// A run, plain if it is given as words.
private struct Part: ExpressibleByStringLiteral {
    let run: TextRun

    init(run: TextRun) {
        self.run = run
    }

    init(_ words: String) {
        run = TextRun(words)
    }

    init(stringLiteral value: String) {
        self.init(value)
    }
}
