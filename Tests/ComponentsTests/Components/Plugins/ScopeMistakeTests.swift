import Testing

@testable import Components

/// Mistakes that occur only where scopes hold are reported where a component of a tree is made for them.
@Suite(.diagnosticsOfIssues)
struct ScopeMistakeTests {
    private static let even = ComponentScope("even") { (number: Int) in number.isMultiple(of: 2) }

    @Test func anExtensionWithoutItsHostIsReportedInTheScope() throws {
        var components = try Components.with(
            TestPlugin("frame") { $0.extend(.badge, with: PlainBadgeFrame.self) }
        )
        components.replace(.badge, with: SquareBadge.self, in: Self.even)

        let told = Self.told(components, at: 2)

        #expect(told.count == 1)
        #expect(told.first?.contains("for a host 'PlainBadge', and holds 'SquareBadge'") == true)
        #expect(Self.told(components, at: 3) == [])
    }

    @Test func anExtensionOfTheScopeIsReportedToo() {
        var components = Components()
        components[.badge] = SquareBadge.self
        components.extend(.badge, with: PlainBadgeFrame.self, in: Self.even)

        #expect(Self.told(components, at: 2).count == 1)
        #expect(components.scoped(to: 2).diagnostics.map(\.description).count == 1)
    }

    @Test func anExtensionOfAFamilyWhoseFallbackIsOfTheScopeIsReported() {
        var components = Components()
        components.extend(SlotFamily.ornament["bow"], with: PlainOrnamentFrame.self)
        components.replace(SlotFamily.ornament.fallback, with: Star.self, in: Self.even)

        let told = Self.told(components, at: 2)

        #expect(told.count == 1)
        #expect(told.first?.contains("Slot 'ornament(bow)' is extended by") == true)
    }

    @Test func whatIsSoWithoutTheScopeIsNotToldAgain() {
        var components = Components()
        components[.badge] = SquareBadge.self
        components.extend(.badge, with: PlainBadgeFrame.self)
        components.extend(.badge, with: Shadow.self, in: Self.even)
        components.set(.limit, to: 1, in: Self.even)

        #expect(components.diagnostics.count == 1)
        #expect(Self.told(components, at: 2) == [])
    }

    @Test func tooManyTransformsAreReportedInTheScope() {
        var components = Components()
        for number in 0..<201 {
            components.transform(.limit, in: number < 150 ? nil : Self.even) { $0 + 1 }
        }

        #expect(components.diagnostics == [])
        #expect(
            Self.told(components, at: 2)
                == ["\(ComponentDiagnostic.tooManyTransforms(slot: "limit", count: 201))"]
        )
    }

    // MARK: Bases that conflict

    @Test func whereTheAppsBaseStandsNothingClashes() throws {
        var components = try Self.meeting("blue", "red")
        #expect(Self.told(components, at: 25).count == 1)

        components.set(.background, to: "app", in: .over(15))

        #expect(components.scoped(to: 25)[.background] == "app")
        #expect(Self.told(components, at: 25) == [])
    }

    @Test func theAppsBaseFurtherOutLeavesTheClash() throws {
        var components = try Self.meeting("blue", "red")

        components.set(.background, to: "app")

        #expect(components.scoped(to: 25)[.background] == "blue")
        #expect(Self.told(components, at: 25).count == 1)
    }

    @Test func scopesOfSeveralPluginsAndOfOneAreReportedApart() throws {
        let both = Self.told(try Self.meeting("blue", "red"), at: 25)
        let one = Self.told(
            try Components.with(
                TestPlugin("blue") { registrar in
                    registrar.set(.background, to: "light", in: .over(10))
                    registrar.set(.background, to: "dark", in: .over(20))
                }
            ),
            at: 25
        )

        #expect(both.first?.hasSuffix("or say in preferring whose wins.") == true)
        #expect(one.first?.hasSuffix("or give the inner scope the higher level.") == true)
        #expect([both.count, one.count] == [1, 1])
    }

    @Test func aHigherLevelEndsTheClash() throws {
        let components = try Components.with(
            TestPlugin("blue") { registrar in
                registrar.set(.background, to: "light", in: .over(10))
                registrar.set(.background, to: "dark", in: .over(20, level: 1))
            }
        )

        #expect(components.scoped(to: 25)[.background] == "dark")
        #expect(Self.told(components, at: 25) == [])
    }

    /// Returns the components with two plugins that replace a base in overlapping scopes.
    private static func meeting(_ first: PluginID, _ second: PluginID) throws -> Components {
        try .with(
            TestPlugin(first) { $0.set(.background, to: first.rawValue, in: .over(10)) },
            TestPlugin(second) { $0.set(.background, to: second.rawValue, in: .over(20)) }
        )
    }

    /// Returns the diagnostics of a tree with the component that shows a number.
    private static func told(_ components: Components, at number: Int) -> [String] {
        let root = TestPart()
        let tree = root.mount(in: ComponentContext(components))
        _ = tree.scoped(to: number)
        return tree.diagnostics.map(\.description)
    }
}

extension ComponentScope {
    fileprivate static func over(_ limit: Int, level: Int = 0) -> ComponentScope {
        ComponentScope("over \(limit)", level: level) { (number: Int) in number > limit }
    }
}

private final class PlainOrnamentFrame: ComponentExtension<PlainOrnament> {}
