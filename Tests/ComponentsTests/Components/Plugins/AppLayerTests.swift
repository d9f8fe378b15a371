import Components
import Testing

struct AppLayerTests {
    @Test func appWinsTheBase() throws {
        var components = try Components.with(
            TestPlugin("ape") { $0.replace(.badge, with: RoundBadge.self) }
        )

        components[.badge] = SquareBadge.self

        #expect(components[.badge] == SquareBadge.self)
    }

    @Test func appWinsOverAPluginThatComesLater() throws {
        var components = Components()
        components[.badge] = SquareBadge.self

        try components.install([TestPlugin("ape") { $0.replace(.badge, with: RoundBadge.self) }])

        #expect(components[.badge] == SquareBadge.self)
    }

    @Test func pluginsBaseIsListedAsShadowed() throws {
        var components = try Components.with(
            TestPlugin("ape") { $0.replace(.badge, with: RoundBadge.self) }
        )

        components[.badge] = SquareBadge.self

        let shadowed = components.report(on: .badge).shadowed.map(\.what)
        #expect(shadowed == ["PlainBadge", "RoundBadge"])
    }

    @Test func extensionsOfPluginsStayOnTheAppsBase() throws {
        var components = try Components.with(
            TestPlugin("ape") { $0.extend(.badge, with: Glow.self) }
        )

        components[.badge] = SquareBadge.self

        #expect(components.make(.badge).node.extensions.map(\.what) == ["Glow"])
    }

    @Test func extensionMayFitOnlyTheAppsBase() throws {
        var components = Components()
        components[.badge] = SquareBadge.self

        try components.install([TestPlugin("ape") { $0.extend(.badge, with: SquareFrame.self) }])

        #expect(components.make(.badge).node.extensions.map(\.what) == ["SquareFrame"])
        components[.badge] = RoundBadge.self
        #expect(components.make(.badge).node.extensions.isEmpty)
        let names = components.diagnostics.map(\.description).filter { $0.contains("SquareFrame") }
        #expect(names.contains { $0.contains("so the extension does nothing") })
    }

    @Test func transformsOfPluginsApplyToTheAppsValue() throws {
        var components = try Components.with(TestPlugin("ape") { $0.transform(.limit) { $0 + 1 } })

        components[.limit] = 100

        #expect(components[.limit] == 101)
    }

    @Test func appsTransformIsOutermost() throws {
        var components = Components()
        components.transform(.limit) { $0 * 2 }

        try components.install([TestPlugin("zebra") { $0.transform(.limit) { $0 + 1 } }])

        #expect(components[.limit] == 22)
    }

    @Test func appsExtensionIsOutermost() throws {
        var components = Components()
        components.extend(.badge, with: Glow.self)

        try components.install([TestPlugin("zebra") { $0.extend(.badge, with: Shadow.self) }])

        #expect(components.make(.badge).node.extensions.map(\.what) == ["Shadow", "Glow"])
    }

    @Test func misfitOfTheAppsBaseIsLeftOut() throws {
        var components = try Components.with(
            TestPlugin("ape") { $0.extend(.badge, with: PlainBadgeFrame.self) }
        )

        components[.badge] = SquareBadge.self

        #expect(components.make(.badge).node.extensions.isEmpty)
    }

    @Test func suppressedRegistrationIsGone() throws {
        var components = try Components.with(
            TestPlugin("ape") { $0.extend(.badge, with: Glow.self) }
        )

        components.suppress("ape", on: .badge)

        #expect(components.make(.badge).node.extensions.isEmpty)
    }

    @Test func suppressedPluginKeepsItsOtherSlots() throws {
        var components = try Components.with(
            TestPlugin("ape") { registrar in
                registrar.set(.limit, to: 3)
                registrar.extend(.badge, with: Glow.self)
            }
        )

        components.suppress("ape", on: .badge)

        #expect(components[.limit] == 3)
    }

    @Test func suppressionWaitsForItsPlugin() throws {
        var components = Components()
        components.suppress("ape", on: .limit)

        try components.install([TestPlugin("ape") { $0.set(.limit, to: 3) }])

        #expect(components[.limit] == 10)
    }

    @Test func suppressionOutlivesAnUninstall() throws {
        let plugin = TestPlugin("ape") { $0.set(.limit, to: 3) }
        var components = try Components.with(plugin)
        components.suppress("ape", on: .limit)

        try components.uninstall("ape")
        try components.install([plugin])

        #expect(components[.limit] == 10)
    }

    @Test func suppressedBaseEndsAClash() throws {
        var components = Components()
        components.suppress("bee", on: .badge)

        try components.install([
            TestPlugin("ape") { $0.replace(.badge, with: RoundBadge.self) },
            TestPlugin("bee") { $0.replace(.badge, with: SquareBadge.self) },
        ])

        #expect(components[.badge] == RoundBadge.self)
    }

    @Test func suppressedListenerIsNotAsked() throws {
        var components = try Components.with(TestPlugin("ape") { $0.on(.tapped) { _ in .handled } })

        components.suppress("ape", on: .tapped)

        let root = Line()
        root.mount(in: ComponentContext(components))
        #expect(root.raise(.tapped, "here") == .passed)
    }

    @Test func suppressedMemberIsNoKey() throws {
        var components = try Components.with(
            TestPlugin("ape") { $0.replace(SlotFamily.ornament["star"], with: Star.self) }
        )

        components.suppress("ape", on: SlotFamily.ornament["star"])

        #expect(components.keys(in: .ornament).isEmpty)
    }
}

private final class SquareFrame: ComponentExtension<SquareBadge> {}
