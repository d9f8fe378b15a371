import Components
import Testing

struct FamilyTests {
    private let family = SlotFamily<any Ornament.Type, any Ornament>.ornament

    @Test func missingKeyGivesTheFallback() {
        #expect(Components().ornament("comet") == "PlainOrnament")
    }

    @Test func partOfAMissingKeyIsFromTheFallback() {
        let root = Line()
        root.mount(in: ComponentContext(Components()))

        #expect(root.make(family, "comet").node.slotName == "ornament")
    }

    @Test func filledKeyGivesItsMember() {
        var components = Components()

        components[family["star"]] = Star.self

        #expect(components.ornament("star") == "Star")
    }

    @Test func partOfAFilledKeyKnowsItsKey() {
        var components = Components()
        components[family["star"]] = Star.self
        let root = Line()
        root.mount(in: ComponentContext(components))

        #expect(root.make(family, "star").node.slotName == "ornament(star)")
    }

    @Test func oneKeyIsOneSlot() {
        #expect(family["star"] == family["star"])
    }

    @Test func declaredMembersStandWithNothingInstalled() {
        #expect(Components().ornament("moon", in: .stocked) == "Moon")
    }

    @Test func declaredMemberIsReplaced() {
        var components = Components()

        components[SlotFamily.stocked["moon"]] = Star.self

        #expect(components.ornament("moon", in: .stocked) == "Star")
    }

    @Test func declaredKeysComeInTheirOrder() {
        #expect(Components().keys(in: .stocked) == ["star", "moon"])
    }

    @Test func valuesComeInTheOrderOfTheKeys() throws {
        let family = SlotFamily("counted", fallback: 0, members: ["b": 1, "a": 2])
        var components = try Components.with(TestPlugin("ape") { $0.replace(family["c"], with: 3) })
        components[family["a"]] = 4

        var values: [Int] = []
        components.forEachValue(in: family) { slot, value in
            #expect(components[slot] == value)
            values.append(value)
        }

        #expect(values == components.keys(in: family).map { components.value(family, $0) })
        #expect(values == [1, 4, 3])
    }

    @Test func firstOfTwoDeclaredMembersOfOneKeyStands() {
        let family = SlotFamily("doubled", fallback: 0, members: ["a": 1, "a": 2])

        #expect(Components().value(family, "a") == 1)
    }

    @Test func addedKeysComeInPluginOrder() throws {
        let components = try Components.with(
            TestPlugin("zebra") { $0.replace(SlotFamily.stocked["comet"], with: Star.self) },
            TestPlugin("ape") { $0.replace(SlotFamily.stocked["sun"], with: Star.self) }
        )

        #expect(components.keys(in: .stocked) == ["star", "moon", "sun", "comet"])
    }

    @Test func appKeysComeLast() throws {
        var components = try Components.with(
            TestPlugin("zebra") { $0.replace(SlotFamily.ornament["comet"], with: Star.self) }
        )

        components[family["ant"]] = Moon.self

        #expect(components.keys(in: family) == ["comet", "ant"])
    }

    @Test func replacedDeclaredKeyKeepsItsPlace() throws {
        let components = try Components.with(
            TestPlugin("ape") { $0.replace(SlotFamily.stocked["moon"], with: Star.self) }
        )

        #expect(components.keys(in: .stocked) == ["star", "moon"])
    }

    @Test func extendedKeyIsNoMember() throws {
        let components = try Components.with(
            TestPlugin("ape") { $0.extend(SlotFamily.ornament["comet"], with: Shadow.self) }
        )

        #expect(components.keys(in: family).isEmpty)
    }

    @Test func familiesOfOneNameShareNoKeys() {
        let other = SlotFamily<any Ornament.Type, any Ornament>(
            "ornament",
            fallback: Moon.self
        ) { $0.init($1) }
        var components = Components()

        components[family["star"]] = Star.self

        #expect(components.ornament("star", in: other) == "Moon")
    }

    @Test func askingForAKeyRemembersNothing() {
        let components = Components()

        _ = components.value(family, "never seen")

        #expect(components.keys(in: family).isEmpty)
    }
}
