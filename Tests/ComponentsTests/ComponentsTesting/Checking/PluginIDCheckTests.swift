import Components
import ComponentsTesting
import Testing

struct PluginIDCheckTests {
    /// Changes its greeting only if the one below it is "timestamp".
    private static func asker(
        _ id: PluginID,
        _ ordering: [PluginOrdering] = []
    ) -> TestPlugin {
        TestPlugin(PluginManifest(id, ordering: ordering)) { registrar in
            registrar.transform(.greeting) { next, name in
                let below = next(name)
                return below.contains("timestamp") ? "\(below) badge" : below
            }
        }
    }

    private static let clock = TestPlugin("clock") { registrar in
        registrar.transform(.greeting) { next, name in "\(next(name)) timestamp" }
    }

    @Test func pluginThatWorksByItsNameAloneIsFound() {
        let findings = check(Self.clock, Self.asker("z-badge")).idFindings

        #expect(
            findings.map(\.description) == [
                """
                'clock' lies below 'z-badge' for their ids alone, and the output is another one the \
                other way round. To fix, say what is meant: give 'clock' the ordering \
                [.before("z-badge")], which is how they lie, or .after.
                """
            ]
        )
    }

    @Test func pluginThatIsIdleByItsNameAloneIsFound() {
        let findings = check(Self.clock, Self.asker("a-badge")).idFindings

        #expect(
            findings.map(\.description) == [
                """
                'a-badge' lies below 'clock' for their ids alone, and the output is another one the \
                other way round. As they lie, 'a-badge' has no effect. To fix, give it the ordering \
                [.after("clock")].
                """
            ]
        )
    }

    @Test(arguments: [PluginOrdering.after("clock"), .before("clock")])
    func pluginThatSaysHowItLiesIsNoFinding(ordering: PluginOrdering) {
        #expect(check(Self.clock, Self.asker("a-badge", [ordering])).idFindings == [])
    }

    @Test func pluginsThatDoNotMeetAreNoFinding() {
        let other = TestPlugin("bee") { $0.transform(.limit) { $0 + 1 } }

        #expect(check(Self.clock, other).idFindings == [])
    }

    @Test func pluginsComeWithThoseThatTheyRequire() {
        let needy = TestPlugin(
            PluginManifest("needy", requirements: [PluginRequirement("clock")])
        ) { $0.transform(.greeting) { next, name in next(name) + "!" } }

        let findings = check(needy, Self.clock).idFindings

        #expect(findings == [.outputDependsOnIDs(lower: "clock", upper: "needy", idle: nil)])
    }

    private func check(_ plugins: TestPlugin...) -> PluginCheck<String> {
        PluginCheck(plugins) { $0[.greeting]("Ann") }
    }
}
