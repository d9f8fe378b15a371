import Testing
import Views

@testable import Drawing

struct TerminalScreenTests {
    private let options = TerminalOptions(columns: 12)

    @Test func pictureLiesWhereItIsPut() {
        var screen = TerminalScreen(rows: 3, options: options)

        screen.draw(TerminalPicture(line: "Hello", options: options), row: 1, column: 4)

        #expect(screen.text == "\n    Hello\n\n")
    }

    @Test func whatSticksOutIsCut() {
        var screen = TerminalScreen(rows: 2, options: options)

        screen.draw(TerminalPicture(line: "Hello there", options: options), row: 0, column: 8)
        screen.draw(TerminalPicture(line: "梅花梅花", options: options), row: 1, column: 7)
        screen.draw(TerminalPicture(line: "梅x", options: options), row: 1, column: -1)
        screen.draw(TerminalPicture(line: "below", options: options), row: 2)

        #expect(screen.text == "        Hell\n x     梅花\n")
    }

    @Test func pictureOverAHalfOfAWideCharacterTakesItWhole() {
        var screen = TerminalScreen(rows: 1, options: options)

        screen.draw(TerminalPicture(line: "梅花梅", options: options), row: 0)
        screen.draw(TerminalPicture(line: "ab", options: options), row: 0, column: 1)

        #expect(screen.text == " ab 梅\n")
    }

    @Test func marginKeepsAPictureApart() {
        var screen = TerminalScreen(rows: 1, options: options)

        screen.draw(TerminalPicture(line: "abcdefgh", options: options), row: 0)
        screen.draw(TerminalPicture(line: "X", options: options), row: 0, column: 3, margin: 1)

        #expect(screen.text == "ab X fgh\n")
    }

    @Test(arguments: [Int.min, .max]) func nothingFarOutsideIsDrawn(_ place: Int) {
        var screen = TerminalScreen(rows: 1, options: options)
        let picture = TerminalPicture(line: "abc", options: options)

        screen.draw(picture, row: place)
        screen.draw(picture, row: 0, column: place)
        screen.draw(picture, row: 0, column: 4, margin: place)

        #expect(screen.text == "    abc\n")
    }

    @Test func onlyRowsThatDifferAreWritten() {
        var old = TerminalScreen(rows: 3, options: options)
        old.draw(TerminalPicture(line: "first", options: options), row: 0)
        var new = old
        new.draw(TerminalPicture(line: "second", options: options), row: 1)

        #expect(new.update(from: old) == "\u{1B}[2;1Hsecond\u{1B}[K")
        #expect(new.update(from: new).isEmpty)
        #expect(new.update(from: nil).contains("first"))
    }

    @Test func fullRowIsNotErasedAtItsEnd() {
        var screen = TerminalScreen(rows: 1, options: options)

        screen.draw(TerminalPicture(line: "123456789012", options: options), row: 0)

        #expect(screen.update(from: nil) == "\u{1B}[1;1H123456789012")
    }

    @Test(arguments: Cases(40, of: 400))
    func updatesLeadATerminalToTheScreen(seed: Case) {
        var random = SeededGenerator(seed: seed)
        let options = TerminalOptions(columns: 30, colors: .trueColor, positionsCursor: true)
        var terminal = TerminalEmulator(rows: 8, columns: 30)
        var shown: TerminalScreen?

        for step in 0..<30 {
            var screen = shown ?? TerminalScreen(rows: 8, options: options)
            for _ in 0..<Int.random(in: 1...4, using: &random) { change(&screen, &random) }

            terminal.take(screen.update(from: shown))
            shown = screen

            let plain = screen.text.withoutOwnEscapes.split(
                separator: "\n",
                omittingEmptySubsequences: false
            ).dropLast().map(String.init)
            #expect(terminal.lines == plain.map(\.trimmed), "seed \(seed), step \(step)")
            #expect(terminal.faults.isEmpty, "seed \(seed), step \(step): \(terminal.faults)")
        }
    }

    @Test(arguments: Cases(20, of: 200))
    func cellOfAButtonLeadsToIt(seed: Case) throws {
        var random = SeededGenerator(seed: seed)
        let root = ContainerStackView(axis: .vertical, spacing: 8)
        let buttons = (0..<6).map { number in
            let button = Button()
            button.title = "Button \(number)"
            root.addArrangedSubview(button)
            button.heightAnchor.constraint(
                greaterThanOrEqualToConstant: Double.random(in: 16...60, using: &random)
            ).isActive = true
            return button
        }
        DrawnMessage.mount(root)
        root.layout(width: 240)
        let picture = TerminalPicture(of: root, options: TerminalOptions(columns: 30))

        let lines = picture.text.split(separator: "\n", omittingEmptySubsequences: false)
        for (row, line) in lines.enumerated() {
            guard let digit = line.firstIndex(where: \.isNumber),
                let number = line[digit].wholeNumberValue
            else { continue }
            let column = line.distance(from: line.startIndex, to: digit)
            let point = try #require(picture.point(row: row, column: column), "seed \(seed)")
            #expect(root.hitTest(point) === buttons[number], "seed \(seed), row \(row)")
        }
    }

    private func change(_ screen: inout TerminalScreen, _ random: inout SeededGenerator) {
        let row = Int.random(in: -2..<10, using: &random)
        let column = Int.random(in: -6..<34, using: &random)
        let texts = [
            "Hello", "梅花梅花", "👍 3 👩‍👩‍👧", "\u{1B}[2Jx", "┌──┐", "ما شاء", "❤\u{FE0F}❤\u{FE0F}",
        ]
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            screen.clear(rows: row..<row + 2, columns: column..<column + 5)
        case 1:
            screen.paint(row: row, columns: column..<column + 5, background: DrawnMessage.plate)
        default:
            let text = texts[Int.random(in: 0..<texts.count, using: &random)]
            let picture = TerminalPicture(line: text, options: screen.options)
            let margin = Int.random(in: 0...1, using: &random)
            screen.draw(picture, row: row, column: column, margin: margin)
        }
    }
}

extension String {
    /// The text without spaces at its end.
    fileprivate var trimmed: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
