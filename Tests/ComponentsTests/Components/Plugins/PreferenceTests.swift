import Components
import Testing

struct PreferenceTests {
    private let round = TestPlugin("round") { $0.replace(.badge, with: RoundBadge.self) }
    private let square = TestPlugin("square") { $0.replace(.badge, with: SquareBadge.self) }

    @Test(arguments: [("round", "RoundBadge"), ("square", "SquareBadge")] as [(PluginID, String)])
    func preferredBaseWins(preferred: PluginID, winner: String) throws {
        let components = try Components.with(round, square, preferring: [preferred])

        #expect("\(components[.badge])" == winner)
    }

    @Test func otherBaseIsShadowed() throws {
        let components = try Components.with(round, square, preferring: ["square"])

        let shadowed = components.report(on: .badge).shadowed.map { "\($0.what) <- \($0.owner)" }
        #expect(shadowed == ["PlainBadge <- default", "RoundBadge <- round"])
    }

    @Test func preferredValueWins() throws {
        let components = try Components.with(
            TestPlugin("few") { $0.set(.limit, to: 1) },
            TestPlugin("many") { $0.set(.limit, to: 99) },
            preferring: ["many"]
        )

        #expect(components[.limit] == 99)
    }

    @Test func preferenceMayComeWithTheSecondInstall() throws {
        var components = try Components.with(round)

        try components.install([square], preferring: ["round"])

        #expect(components[.badge] == RoundBadge.self)
    }

    @Test func preferenceLastsOverLaterInstalls() throws {
        var components = try Components.with(round, preferring: ["round"])

        try components.install([square])

        #expect(components[.badge] == RoundBadge.self)
    }

    @Test func preferenceGoesWithItsPlugin() throws {
        var components = try Components.with(round, square, preferring: ["square"])

        try components.uninstall("square")

        #expect(throws: Never.self) { try components.install([TestPlugin("other")]) }
        #expect(components[.badge] == RoundBadge.self)
    }

    @Test func equalValuesDoNotClash() throws {
        let components = try Components.with(
            TestPlugin("one") { $0.set(.limit, to: 3) },
            TestPlugin("two") { $0.set(.limit, to: 3) }
        )

        #expect(components[.limit] == 3)
    }

    @Test(arguments: [("a", "b"), ("b", "a")] as [(PluginID, PluginID)])
    func valueThatIsReplacedAndSetClashes(setter: PluginID, replacer: PluginID) {
        #expect(throws: ComponentsError.self) {
            try Components.with(
                TestPlugin(setter) { $0.set(.limit, to: 3) },
                TestPlugin(replacer) { $0.replace(.limit, with: 3) }
            )
        }
    }

    @Test func preferredPluginMayHaveNoBase() throws {
        let components = try Components.with(round, TestPlugin("idle"), preferring: ["idle"])

        #expect(components[.badge] == RoundBadge.self)
    }
}
