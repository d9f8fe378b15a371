import Components
import Testing

/// Earlier compositions make no difference to later ones.
@Suite(.diagnosticsOfIssues)
struct IndependenceTests {
    private static let plugins: [any Plugin] = [
        TestPlugin("ape") { $0.extend(.badge, with: Underline.self) },
        TestPlugin("bee") { $0.replace(.row, with: DoubleRow.self) },
    ]

    @Test(arguments: 0...2)
    func composingMeanwhileMakesNoDifference(place: Int) throws {
        var components = Components()
        for (number, plugin) in Self.plugins.enumerated() {
            if number == place { _ = composedRow(components) }
            try components.install([plugin])
        }
        if place == Self.plugins.count { _ = composedRow(components) }

        #expect(
            composedRow(components) == """
                DoubleRow row <- bee
                  PlainBadge badge + Underline(ape) by bee
                    Line by ape
                  PlainBadge badge + Underline(ape) by bee
                    Line by ape
                """
        )
    }

    @Test func rootMadeByAnotherContainerTakesPartsFromItsContext() throws {
        var components = Components()
        try components.install(Self.plugins)
        let row = Components().make(.row)

        row.mount(in: ComponentContext(components))

        #expect(
            treeText(row) == """
                PlainRow row
                  PlainBadge badge + Underline(ape)
                    Line by ape
                """
        )
    }

    @Test func keysAskedForMeanwhileMakeNoDifference() {
        var components = Components()
        _ = components.ornament("star")

        components[SlotFamily.ornament["star"]] = Star.self

        #expect(components.ornament("star") == "Star")
    }
}
