import Components
import Testing
import Views

/// Blanks at the end of a label, which have a width, as in other places of its text.
struct LabelBlankTests {
    @Test(arguments: [" ", "   ", "a ", "a  b   ", " a "], [false, true])
    func blanksOfALabelHaveWidth(text: String, inCells: Bool) {
        let trimmed = String(text.reversed().drop { $0 == " " }.reversed())
        let blanks = text.count - trimmed.count

        let width = Self.size(text, inCells: inCells).width
        let between = Self.size("." + text + ".", inCells: inCells).width

        #expect(width > Self.size(trimmed, inCells: inCells).width)
        #expect(abs(width - (between - Self.size("..", inCells: inCells).width)) < 1e-6)
        #expect(!inCells || width == Double(trimmed.count + blanks) * 8)
    }

    @Test(arguments: Cases(40, of: 400))
    func blanksNeverNeedMoreThanThereIs(seed: Case) {
        var generator = SeededGenerator(seed: seed)
        let words = ["a", "mast", " ", "  ", "\n", "sail and wind", "\u{3000}", "e\u{301}"]
        let text = (0..<Int.random(in: 0...6, using: &generator))
            .compactMap { _ in words.randomElement(using: &generator) }.joined()
        let limit = Double.random(in: 0...120, using: &generator)
        let label = Self.label(text)
        label.numberOfLines = Int.random(in: 0...3, using: &generator)
        let natural = label.sizeThatFits()

        let limited = label.sizeThatFits(width: limit)

        #expect(limited.width <= natural.width + 1e-6, "\(seed)")
        #expect(natural.width <= limit || limited.width <= max(limit, 30) + 1e-6, "\(seed)")
        #expect(label.sizeThatFits(width: natural.width) == natural, "\(seed)")
    }

    private static func size(_ text: String, inCells: Bool) -> Size {
        label(text, inCells: inCells).sizeThatFits()
    }

    private static func label(_ text: String, inCells: Bool = false) -> Label {
        let label = Label()
        label.text = text
        var components = Components()
        if inCells { components[.textMeasurer] = CellMeasurer() }
        label.mount(in: ComponentContext(components))
        return label
    }
}
