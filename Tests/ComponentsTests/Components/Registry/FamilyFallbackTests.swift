import Components
import Testing

struct FamilyFallbackTests {
    private let family = SlotFamily<any Ornament.Type, any Ornament>.ornament

    @Test func replacedFallbackStandsForEveryMissingKey() {
        var components = Components()

        components[family.fallback] = Moon.self

        #expect(components.ornament("comet") == "Moon")
    }

    @Test func replacedFallbackStandsBelowAnExtendedKey() throws {
        var components = try Components.with(
            TestPlugin("ape") { $0.extend(SlotFamily.ornament["comet"], with: Shadow.self) }
        )

        components[family.fallback] = Moon.self

        #expect(components.ornament("comet") == "Moon")
    }

    @Test func supplierOfTheFallbackIsTheSupplierOfAnExtendedKey() throws {
        var components = try Components.with(
            TestPlugin("ape") { $0.extend(SlotFamily.ornament["comet"], with: Shadow.self) },
            TestPlugin("bee") { $0.replace(SlotFamily.ornament.fallback, with: Moon.self) }
        )
        components[.limit] = 1

        #expect(components.make(family["comet"]).node.supplier?.owner == .plugin("bee"))
    }

    @Test func extensionsOfTheFallbackLieBelowThoseOfTheKey() throws {
        let components = try Components.with(
            TestPlugin("ape") { $0.extend(SlotFamily.ornament["comet"], with: Shadow.self) },
            TestPlugin("bee") { $0.extend(SlotFamily.ornament.fallback, with: Glow.self) }
        )

        let part = components.make(family["comet"])

        #expect(part.node.extensions.map(\.what) == ["Glow", "Shadow"])
    }

    @Test func reportOfAKeyShowsTheLayersOfTheFallback() throws {
        let components = try Components.with(
            TestPlugin("ape") { $0.extend(SlotFamily.ornament["comet"], with: Shadow.self) },
            TestPlugin("bee") { $0.extend(SlotFamily.ornament.fallback, with: Glow.self) }
        )

        let report = components.report(on: family["comet"])

        #expect(report.layers.map(\.what) == ["Glow", "Shadow"])
    }

    @Test func filledKeyHasNoLayerOfTheFallback() throws {
        let components = try Components.with(
            TestPlugin("ape") { $0.replace(SlotFamily.ornament["comet"], with: Star.self) },
            TestPlugin("bee") { $0.extend(SlotFamily.ornament.fallback, with: Glow.self) }
        )

        #expect(components.make(family["comet"]).node.extensions.isEmpty)
    }

    @Test func hostOfAnExtendedKeyMayBeTheReplacedFallback() throws {
        let components = try Components.with(
            TestPlugin("ape") { $0.extend(SlotFamily.ornament["comet"], with: MoonDust.self) },
            TestPlugin("bee") { $0.replace(SlotFamily.ornament.fallback, with: Moon.self) }
        )

        #expect(components.make(family["comet"]).node.extensions.map(\.what) == ["MoonDust"])
    }

    @Test func hostThatTheFallbackLostIsAFault() {
        #expect(throws: ComponentsError.self) {
            try Components.with(
                TestPlugin("ape") { $0.extend(SlotFamily.ornament["comet"], with: PlainDust.self) },
                TestPlugin("bee") { $0.replace(SlotFamily.ornament.fallback, with: Moon.self) }
            )
        }
    }

    @Test func functionOfAMissingKeyIsTheFallback() {
        #expect(Components().value(.wording, "shout")("Ann") == "Ann")
    }

    @Test func transformedKeyWrapsTheFallback() {
        var components = Components()
        let family = ValueSlotFamily<@Sendable (String) -> String>.wording

        components.transform(family["shout"]) { next, text in next(text).uppercased() }
        components.transform(family.fallback) { next, text in next(text) + "!" }

        #expect(components.value(family, "shout")("Ann") == "ANN!")
    }
}

private final class MoonDust: ComponentExtension<Moon> {}

private final class PlainDust: ComponentExtension<PlainOrnament> {}
