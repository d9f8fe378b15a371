import Components
import Testing

struct ReportTests {
    @Test func emptyContainerHasNoSlots() {
        #expect(Components().slots.isEmpty)
    }

    @Test func slotsComeByName() throws {
        let components = try Components.with(
            TestPlugin("ape") { registrar in
                registrar.declare(.row)
                registrar.declare(.limit)
                registrar.declare(.badge)
            }
        )

        #expect(components.slots.map(\.name) == ["badge", "limit", "row"])
    }

    @Test func reportNamesTheRole() {
        #expect(Components().report(on: .badge).accepts == "Badge")
    }

    @Test func reportNamesTheFunctionsType() {
        #expect(Components().report(on: .greeting).accepts == "@Sendable (String) -> String")
    }

    @Test(arguments: [
        (Components().report(on: .badge).kind, SlotKind.component),
        (Components().report(on: .limit).kind, .value),
        (Components().report(on: .tapped).kind, .event),
        (Components().report(on: SlotFamily.ornament.fallback).kind, .fallback),
        (
            Components().report(on: SlotFamily.ornament["star"]).kind,
            .member(family: "ornament", key: "star")
        ),
    ])
    func reportTellsTheKind(found: SlotKind, expected: SlotKind) {
        #expect(found == expected)
    }

    @Test func untouchedSlotHoldsItsDefault() {
        #expect(Components().report(on: .limit).base.what == "10")
    }

    @Test func untouchedSlotShadowsNothing() {
        #expect(Components().report(on: .limit).shadowed.isEmpty)
    }

    @Test func replacedDefaultIsShadowed() {
        var components = Components()

        components[.badge] = RoundBadge.self

        #expect(components.report(on: .badge).shadowed.map(\.what) == ["PlainBadge"])
    }

    @Test func layersComeInnermostFirst() throws {
        var components = try Components.with(
            TestPlugin("bee") { $0.extend(.badge, with: Glow.self) },
            TestPlugin("ape") { $0.extend(.badge, with: Shadow.self) }
        )

        components.extend(.badge, with: Underline.self)

        let layers = components.report(on: .badge).layers.map { "\($0.what) <- \($0.owner)" }
        #expect(layers == ["Shadow <- ape", "Glow <- bee", "Underline <- app"])
    }

    @Test func pluginsComeInPluginOrder() throws {
        let components = try Components.with(
            TestPlugin("bee"),
            TestPlugin(PluginManifest("cat", ordering: [.before("ape")])) { _ in },
            TestPlugin("ape")
        )

        #expect(components.plugins.map(\.id) == ["bee", "cat", "ape"])
    }

    @Test func pluginReportKeepsTheVersion() throws {
        let components = try Components.with(
            TestPlugin(PluginManifest("ape", version: Version(2, 1, 3))) { _ in }
        )

        #expect(components.plugins.map(\.version) == [Version(2, 1, 3)])
    }

    @Test func pluginReportListsWhatItSaidInOrder() throws {
        let components = try Components.with(
            TestPlugin("ape") { registrar in
                registrar.set(.limit, to: 3)
                registrar.extend(.badge, with: Glow.self)
            }
        )

        let said = components.plugins.flatMap(\.registrations).map { "\($0.layer.verb) \($0.slot)" }
        #expect(said == ["set limit", "extend badge"])
    }
}
