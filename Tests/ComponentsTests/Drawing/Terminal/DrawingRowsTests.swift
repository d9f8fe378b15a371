import Components
import Drawing
import Testing
import Views

/// The rows of low drawings between texts.
@Suite(.diagnosticsOfIssues)
struct DrawingRowsTests {
    @Test(arguments: 0..<16)
    func barsLeaveTheTextsAboveAndBelowThemTheirRows(offset: Int) {
        let column = ContainerStackView(axis: .vertical, spacing: 2)
        column.isLayoutMarginsRelativeArrangement = true
        column.directionalLayoutMargins = DirectionalEdgeInsets(top: Double(offset))
        var expected: [String] = []
        for number in 0..<6 {
            let (label, bar, votes) = (Label(), ProgressView(), Label())
            (label.text, bar.value, votes.text) = ("Option \(number)", 0.5, "\(number) votes")
            column.addArrangedSubviews([label, bar, votes])
            expected += ["Option \(number)", "⣿⣿⣿⣿⣿⠶⠶⠶⠶⠶", "\(number) votes"]
        }
        var components = Components()
        components[.textMeasurer] = CellMeasurer()
        column.mount(in: ComponentContext(components))
        column.layout(width: 80)

        let picture = TerminalPicture(of: column, options: TerminalOptions(columns: 10))

        #expect(picture.text.split(separator: "\n").map(String.init) == expected)
    }

    @Test func textsBesideABarStayInItsRow() {
        let row = ContainerStackView(alignment: .center, spacing: 8)
        let (before, bar, behind) = (Label(), ProgressView(), Label())
        (before.text, bar.value, behind.text) = ("a", 1, "b")
        bar.pictureSize = Size(width: 32, height: 6)
        row.addArrangedSubviews([before, bar, behind])
        var components = Components()
        components[.textMeasurer] = CellMeasurer()
        row.mount(in: ComponentContext(components))
        row.layout(width: 64)

        let picture = TerminalPicture(of: row, options: TerminalOptions(columns: 8))

        #expect(picture.text == "a ⣿⣿⣿⣿ b\n")
    }
}
