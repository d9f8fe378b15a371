import Components
import Testing

struct InstallTests {
    @Test func laterInstallAddsToTheFirst() throws {
        var components = try Components.with(TestPlugin("ape"))

        try components.install([TestPlugin("bee")])

        #expect(components.plugins.map(\.id) == ["ape", "bee"])
    }

    @Test func nothingIsInstalledByAnEmptyList() throws {
        var components = Components()

        try components.install([])

        #expect(components.plugins.isEmpty)
    }

    @Test func requirementMayComeAnywhereInTheList() throws {
        let components = try Components.with(
            TestPlugin(PluginManifest("ape", requirements: ["bee"])) { _ in },
            TestPlugin("bee")
        )

        #expect(components.plugins.count == 2)
    }

    @Test(arguments: [Version(1), Version(1, 9, 9)])
    func versionInRangeWillDo(version: Version) throws {
        let range = Version(1)..<Version(2)

        let components = try Components.with(
            TestPlugin(PluginManifest("ape", requirements: [PluginRequirement("bee", in: range)])) {
                _ in
            },
            TestPlugin(PluginManifest("bee", version: version)) { _ in }
        )

        #expect(components.plugins.count == 2)
    }

    @Test(arguments: [
        PluginOrdering.before("absent"), .after("absent"),
    ])
    func orderingAgainstAbsentPluginsCountsForNothing(ordering: PluginOrdering) throws {
        let components = try Components.with(
            TestPlugin(PluginManifest("ape", ordering: [ordering])) { _ in },
            TestPlugin("bee")
        )

        #expect(components.plugins.map(\.id) == ["ape", "bee"])
    }

    @Test func conflictWithAnAbsentPluginCountsForNothing() throws {
        let components = try Components.with(
            TestPlugin(PluginManifest("ape", conflicts: ["absent"])) { _ in }
        )

        #expect(components.plugins.count == 1)
    }

    @Test func registerRunsOncePerInstall() throws {
        let calls = LifecycleLog.recording {
            var components = Components()
            try? components.install([TestPlugin("ape") { _ in LifecycleLog.note("register") }])
            try? components.install([TestPlugin("bee")])
            try? components.uninstall("bee")
        }

        #expect(calls == ["register"])
    }

    @Test func failedInstallLeavesReportsUntouched() throws {
        var components = try Components.with(TestPlugin("ape") { $0.set(.limit, to: 3) })
        let before = (components.slots, components.plugins)

        try? components.install([
            TestPlugin("bee") { $0.declare(.badge) },
            TestPlugin("cat") { _ in throw Refusal() },
        ])

        #expect(components.slots == before.0)
        #expect(components.plugins == before.1)
    }

    @Test func failedInstallLeavesValuesUntouched() throws {
        var components = Components()

        try? components.install([
            TestPlugin("bee") { $0.set(.limit, to: 99) },
            TestPlugin("cat") { _ in throw Refusal() },
        ])

        #expect(components[.limit] == 10)
    }

    @Test func failedInstallForgetsItsPreferences() throws {
        var components = Components()

        try? components.install([TestPlugin("ape")], preferring: ["absent"])

        #expect(throws: Never.self) { try components.install([TestPlugin("ape")]) }
    }
}
