import Components
import Testing

struct PluginVerbTests {
    @Test func pluginReplacesABase() throws {
        let components = try Components.with(
            TestPlugin("ape") { $0.replace(.badge, with: RoundBadge.self) }
        )

        #expect(components[.badge] == RoundBadge.self)
    }

    @Test func pluginSetsAValue() throws {
        let components = try Components.with(TestPlugin("ape") { $0.set(.limit, to: 3) })

        #expect(components[.limit] == 3)
    }

    @Test func pluginExtendsAPart() throws {
        let components = try Components.with(
            TestPlugin("ape") { $0.extend(.badge, with: Glow.self) }
        )

        #expect(components.make(.badge).node.extensions.map(\.what) == ["Glow"])
    }

    @Test func pluginTransformsAValue() throws {
        let components = try Components.with(TestPlugin("ape") { $0.transform(.limit) { $0 + 1 } })

        #expect(components[.limit] == 11)
    }

    @Test func pluginTransformsAFunction() throws {
        let components = try Components.with(
            TestPlugin("ape") { $0.transform(.greeting) { next, name in next(name) + "!" } }
        )

        #expect(components[.greeting]("Ann") == "Hello, Ann!")
    }

    @Test func pluginDeclaresASlot() throws {
        let components = try Components.with(TestPlugin("ape") { $0.declare(.limit) })

        #expect(components.slots.map(\.name) == ["limit"])
    }

    @Test func pluginDeclaresAFamilyWithItsMembers() throws {
        let components = try Components.with(TestPlugin("ape") { $0.declare(SlotFamily.stocked) })

        #expect(components.slots.map(\.name) == ["stocked", "stocked(moon)", "stocked(star)"])
    }

    @Test func pluginDeclaresAnEvent() throws {
        let components = try Components.with(TestPlugin("ape") { $0.declare(.tapped) })

        #expect(components.slots.map(\.kind) == [.event])
    }

    @Test func pluginDeclaresAName() throws {
        let components = try Components.with(
            TestPlugin("ape") { $0.declare(LayoutName(rawValue: "wide")) }
        )

        #expect(components.declaredNames.map { "\($0.kind) \($0.name)" } == ["layout option wide"])
    }

    @Test func registrarKnowsItsPlugin() throws {
        let components = try Components.with(
            TestPlugin("ape") { $0.declare(LayoutName(rawValue: "\($0.owner)")) }
        )

        #expect(components.declaredNames.map(\.name) == ["ape"])
    }

    @Test func declaredSlotIsNoMistake() throws {
        let components = try Components.with(
            TestPlugin("ape") { registrar in
                registrar.declare(.limit)
                registrar.set(.limit, to: 3)
            }
        )

        #expect(components.diagnostics.isEmpty)
    }

    @Test func keyOfADeclaredFamilyIsNoMistake() throws {
        let components = try Components.with(
            TestPlugin("ape") { $0.declare(SlotFamily.ornament) },
            TestPlugin("bee") { $0.replace(SlotFamily.ornament["star"], with: Star.self) }
        )

        #expect(components.diagnostics.isEmpty)
    }

    @Test func slotThatTheAppUsesNeedsNoDeclaration() {
        var components = Components()

        components[.limit] = 3

        #expect(components.diagnostics.isEmpty)
    }

    @Test func registrationBelongsToItsRecorder() throws {
        var spy = Spy()
        spy.set(.limit, to: 3)
        let registration = try #require(spy.registrations.first)

        let components = try Components.with(TestPlugin("ape") { $0.record(registration) })

        #expect(components.report(on: .limit).base.owner == .plugin("ape"))
    }
}

/// Keeps the registrations of the verbs.
private struct Spy: SlotRegistering {
    var registrations: [Registration] = []

    mutating func record(_ registration: Registration) {
        registrations.append(registration)
    }

    mutating func record(_ name: DeclaredName) {}
}
