import Components
import Testing

@Suite(.diagnosticsOfIssues)
struct UninstallTests {
    @Test func uninstalledPluginIsGone() throws {
        var components = try Components.with(TestPlugin("ape") { $0.set(.limit, to: 3) })

        try components.uninstall("ape")

        #expect(components.plugins.isEmpty)
    }

    @Test func slotHoldsItsDefaultAgain() throws {
        var components = try Components.with(TestPlugin("ape") { $0.set(.limit, to: 3) })

        try components.uninstall("ape")

        #expect(components[.limit] == 10)
    }

    @Test func middleTransformIsTakenOut() throws {
        var components = try Components.with(
            TestPlugin("a") { $0.transform(.greeting) { next, name in "a" + next(name) } },
            TestPlugin("b") { $0.transform(.greeting) { next, name in "b" + next(name) } },
            TestPlugin("c") { $0.transform(.greeting) { next, name in "c" + next(name) } }
        )

        try components.uninstall("b")

        #expect(components[.greeting]("Ann") == "caHello, Ann")
    }

    @Test func assignmentsOfTheAppStay() throws {
        var components = try Components.with(TestPlugin("ape") { $0.set(.limit, to: 3) })
        components[.limit] = 99

        try components.uninstall("ape")

        #expect(components[.limit] == 99)
    }

    @Test func keysOfItsFamiliesGo() throws {
        var components = try Components.with(
            TestPlugin("ape") { $0.replace(SlotFamily.ornament["star"], with: Star.self) }
        )

        try components.uninstall("ape")

        #expect(components.keys(in: .ornament).isEmpty)
    }

    @Test func treeThatIsComposedStays() throws {
        var components = try Components.with(
            TestPlugin("ape") { $0.replace(.badge, with: RoundBadge.self) }
        )
        let row = components.make(.row)
        row.mount(in: ComponentContext(components))
        let before = treeText(row)

        try components.uninstall("ape")

        #expect(treeText(row) == before)
    }

    @Test func requiredPluginStays() throws {
        var components = try Components.with(
            TestPlugin(PluginManifest("ape", requirements: [PluginRequirement("bee")])) { _ in },
            TestPlugin("bee")
        )

        #expect(throws: ComponentsError.required("bee", by: ["ape"])) {
            try components.uninstall("bee")
        }
        #expect(components.plugins.map(\.id) == ["ape", "bee"])
    }

    @Test func absentPluginIsNamed() throws {
        var components = try Components.with(TestPlugin("bee"), TestPlugin("ape"))

        #expect(throws: ComponentsError.notInstalled("cat", installed: ["ape", "bee"])) {
            try components.uninstall("cat")
        }
    }

    @Test func pluginThatKeptTwoOthersApartStays() throws {
        var components = try Components.with(
            TestPlugin("ape") { $0.replace(.badge, with: RoundBadge.self) },
            TestPlugin("bee") { $0.replace(.badge, with: SquareBadge.self) },
            TestPlugin("cat") { $0.replace(.badge, with: PlainBadge.self) },
            preferring: ["cat"]
        )

        #expect(throws: ComponentsError.self) { try components.uninstall("cat") }
        #expect(components[.badge] == PlainBadge.self)
    }

    @Test func pluginMayComeBack() throws {
        let plugin = TestPlugin("ape") { $0.set(.limit, to: 3) }
        var components = try Components.with(plugin)

        try components.uninstall("ape")
        try components.install([plugin])

        #expect(components[.limit] == 3)
    }
}
