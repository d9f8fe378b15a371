import Components
import Drawing
import Testing

@testable import Views

@Suite(.diagnosticsOfIssues)
struct ProgressViewTests {
    private let root = View()

    @Test func valueIsSaidInHundredthsOrInWords() {
        let bar = ProgressView()
        bar.accessibilityLabel = "Upload"
        bar.value = 0.446
        mount(bar)
        #expect(AccessibilityTree(of: root).text == "- progressbar \"Upload\" value=\"45%\"\n")

        bar.valueText = "4 of 9 MB"
        #expect(
            AccessibilityTree(of: root).text == "- progressbar \"Upload\" value=\"4 of 9 MB\"\n"
        )
        #expect("\(TreeNode(of: bar))".contains("value=\"0.446/4 of 9 MB\""))

        bar.value = nil
        bar.valueText = nil
        #expect(AccessibilityTree(of: root).text == "- progressbar \"Upload\" busy\n")
    }

    @Test func valuesOutsideOfTheRangeAreItsEndsAndNoNumbersAreReported() {
        let bar = ProgressView()
        let tree = mount(bar)
        bar.value = 7
        #expect(bar.value == 1)

        bar.value = .nan
        #expect(bar.value == 1)
        #expect(
            tree.diagnostics == [
                .refused(.unusableNumber(of: "ProgressView", "value", "nan", limits: 0...1))
            ]
        )
    }

    @Test func whatIsDoneIsToldApartWithoutColours() {
        let bar = ProgressView()
        bar.value = 0.5
        mount(bar, inCells: true)

        #expect(picture(.unicode) == "⣿⣿⣿⣿⠶⠶⠶⠶\n")
        #expect(picture(.ascii) == "####::::\n")
    }

    @Test func rightToLeftIsTheMirror() {
        let bar = ProgressView()
        bar.value = 0.25
        mount(bar, inCells: true, .rightToLeft)

        #expect(picture(.unicode) == "⠶⠶⠶⠶⠶⠶⣿⣿\n")
    }

    @Test func unknownValueMovesWithTheClock() {
        let bar = ProgressView()
        bar.value = nil
        let tree = mount(bar, inCells: true)

        var pictures: [String] = []
        for _ in 0..<5 {
            pictures.append(picture(.unicode))
            tree.nextDue.map { tree.advance(to: $0) }
            root.layoutIfNeeded()
        }

        #expect(Set(pictures).count == 4)
        #expect(pictures[0] == pictures[4])
        bar.value = 1
        #expect(tree.nextDue == nil)
    }

    @Test func unknownValueRestsWhileItIsHidden() {
        let bar = ProgressView()
        bar.value = nil
        let tree = mount(bar)

        bar.isHidden = true
        root.layoutIfNeeded()
        #expect(tree.nextDue == nil)

        bar.valueText = "soon"
        root.layoutIfNeeded()
        #expect(tree.nextDue == nil)

        bar.isHidden = false
        root.layoutIfNeeded()
        #expect(tree.nextDue != nil)
    }

    @Test func unknownValueRestsWhereLessMotionIsAskedFor() {
        let bar = ProgressView()
        bar.value = nil
        var components = Components()
        components[.reducesMotion] = true

        let tree = mount(bar, components)

        #expect(tree.nextDue == nil)
    }

    @Test func eachCellOfALevelShowsItsGreatestValue() {
        let levels = LevelView()
        levels.levels = [0, 0.2, 0.5, 0.5, 0.1, 0.8, 1, 1]
        levels.value = 0.5
        mount(levels, inCells: true, height: 16)
        #expect(picture(.unicode) == "⣀⣀⣤⣤⡀⡆⡇⡇\n")

        levels.levels += levels.levels
        root.layoutIfNeeded()
        #expect(picture(.unicode) == "⣀⣤⣶⣿⡀⡄⡆⡇\n")
    }

    @Test func levelsAreAMeterOfTheShare() {
        let levels = LevelView()
        levels.levels = [0.5, .infinity]
        levels.levels = [2, -1, 0.5]
        levels.value = 0.25
        let tree = mount(levels)

        #expect(levels.levels == [1, 0, 0.5])
        #expect(AccessibilityTree(of: root).text == "- meter value=\"25%\"\n")
        #expect(tree.diagnostics.count == 1)
    }

    @Test func statesOfTwoValuesDiffer() {
        let (bar, other) = (ProgressView(), ProgressView())
        other.value = 0.5
        mount(bar)
        mount(other)

        let names = ViewProperty.ofDifferingParts(ViewState(bar), ViewState(other))
            .filter { !$0.isSame(ViewState(bar), ViewState(other)) }.map(\.name)
        #expect(names == ["accessibilityValue", "image"])
    }

    @discardableResult
    private func mount(
        _ view: View,
        _ components: Components = Components(),
        inCells: Bool = false,
        _ direction: LayoutDirection = .leftToRight,
        height: Double = 6
    ) -> ComponentTree {
        var components = components
        components[.layoutDirection] = direction
        if inCells { components[.textMeasurer] = CellMeasurer() }
        view.frame = Rect(width: 64, height: height)
        root.addSubview(view)
        let tree = root.mount(in: ComponentContext(components))
        root.layout(width: 64, height: height)
        return tree
    }

    private func picture(_ style: TerminalStyle) -> String {
        TerminalPicture(of: root, options: TerminalOptions(columns: 8, style: style)).text
    }
}
