import Components
import Testing

@Suite(.diagnosticsOfIssues)
struct AttributionTests {
    @Test func childOfAnExtensionIsAttributedToItsPlugin() throws {
        let components = try Components.with(
            TestPlugin("ape") { $0.extend(.badge, with: Underline.self) }
        )

        let row = components.make(.row)
        row.mount(in: ComponentContext(components))

        #expect(
            treeText(row) == """
                PlainRow row
                  PlainBadge badge + Underline(ape)
                    Line by ape
                """
        )
    }

    @Test func childOfAReplacementIsAttributedToItsSupplier() throws {
        let components = try Components.with(
            TestPlugin("ape") { $0.replace(.row, with: DoubleRow.self) }
        )

        let row = components.make(.row)
        row.mount(in: ComponentContext(components))

        #expect(
            treeText(row) == """
                DoubleRow row <- ape
                  PlainBadge badge by ape
                  PlainBadge badge by ape
                """
        )
    }

    @Test func childOfADefaultIsNobodys() {
        #expect(composedRow(Components()) == "PlainRow row\n  PlainBadge badge")
    }

    @Test func partOfAnotherTypeBelongsToItsMaker() throws {
        let components = try Components.with(
            TestPlugin("ape") { $0.replace(.row, with: HoldingRow.self) }
        )

        #expect(
            composedRow(components) == """
                HoldingRow row <- ape
                  PlainRow row by ape
                    PlainBadge badge by ape
                """
        )
    }

    @Test func whatIsBelowAHandMadeViewIsAttributedToo() throws {
        let components = try Components.with(
            TestPlugin("ape") { $0.extend(.badge, with: BoxedLine.self) }
        )

        let badge = components.make(.badge)
        badge.mount(in: ComponentContext(components))

        #expect(
            treeText(badge) == """
                PlainBadge badge + BoxedLine(ape)
                  Line by ape
                    Line by ape
                """
        )
    }

    @Test func attributionEndsWithTheHook() throws {
        let components = try Components.with(
            TestPlugin("ape") { $0.extend(.badge, with: Underline.self) }
        )
        let badge = components.make(.badge)
        badge.mount(in: ComponentContext(components))

        let late = Line()
        badge.add(late)

        #expect(late.node.addedBy == nil)
    }

    @Test func appIsNamedAsAdder() {
        var components = Components()
        components.extend(.badge, with: Underline.self)
        let badge = components.make(.badge)

        badge.mount(in: ComponentContext(components))

        #expect(treeText(badge) == "PlainBadge badge + Underline(app)\n  Line by app")
    }

    @Test func childAddedInALaterUpdateIsAttributed() throws {
        let components = try Components.with(
            TestPlugin("ape") { $0.extend(.badge, with: LateLine.self) }
        )
        let badge = components.make(.badge)
        badge.mount(in: ComponentContext(components))

        badge.content = "a"

        #expect(treeText(badge) == "PlainBadge badge + LateLine(ape)\n  Line by ape")
    }

    @Test func extensionsAreVisitedInnermostFirst() {
        var components = Components()
        components.extend(.badge, with: Shadow.self)
        components.extend(.badge, with: Glow.self)
        var names: [String] = []

        components.make(.badge).node.visitExtensions { names.append("\(type(of: $0))") }

        #expect(names == ["Shadow", "Glow"])
    }
}

/// Puts another row into the slot's place.
private final class HoldingRow: TestPart, Row {
    override func setUpLayout() {
        super.setUpLayout()
        add(make(.row, as: PlainRow.self))
    }
}

private final class BoxedLine: ComponentExtension<TestPart> {
    override func setUpLayout() {
        super.setUpLayout()
        let box = Line()
        box.add(Line())
        host.add(box)
    }
}

private final class LateLine: ComponentExtension<TestPart> {
    override func updateContent() {
        super.updateContent()
        if host.content != nil { host.add(Line()) }
    }
}
