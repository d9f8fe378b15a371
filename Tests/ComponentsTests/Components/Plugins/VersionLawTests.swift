import Components
import Testing

/// Plugins that were made for random versions of the package and of slots.
struct VersionLawTests {
    @Test(arguments: Cases(20, of: 400))
    func thoseThatMatchAreInstalledAndOthersRefusedInAnyOrder(seed: Case) {
        var generator = SeededGenerator(seed: seed)
        let host = HostRelease(
            Version(generator.number(0...3)),
            changes: (0...3).map { HostChange(Version($0), "Release \($0).") }
        )
        let manifests = (0..<4).map { Self.manifest($0, &generator) }
        let wrong = manifests.reduce(0) { $0 + Self.mismatches($1, host) }

        let results = (0..<4).map { _ in
            Self.install(manifests.shuffled(using: &generator), in: host)
        }

        let isRefused = wrong > 0
        #expect(results.allSatisfy { ($0.error != nil) == isRefused }, "seed \(seed)")
        #expect(Set(results.map(\.error)).count == 1, "seed \(seed)")
        #expect(results.allSatisfy { $0.reports == results[0].reports }, "seed \(seed)")
        #expect(results[0].reports.count == (isRefused ? 0 : manifests.count), "seed \(seed)")
        let lines = results[0].error?.split(separator: "\n") ?? []
        #expect(lines.count == wrong, "seed \(seed): \(lines)")
    }

    @Test func scopesAndUninstallingKeepTheHost() throws {
        let host = HostRelease(Version(7))
        var components = Components(host: host)
        let manifest = PluginManifest("ape", host: Version(7)..<Version(8))

        try components.install([
            TestPlugin(manifest) { _ in }, TestPlugin("bee") { $0.set(.limit, to: 1) },
        ])
        try components.uninstall("bee")

        #expect(components.plugins.map(\.id) == ["ape"])
        #expect(throws: ComponentsError.self) {
            var others = Components()
            try others.install([TestPlugin(manifest) { _ in }])
        }
    }

    @Test func pluginsForThisVersionAreInstalled() throws {
        let manifest = PluginManifest(
            "ape",
            host: Components.version..<Version(Components.version.major + 1),
            slots: [SlotRequirement(.limit, in: 1..<2)]
        )

        let components = try Components.with(TestPlugin(manifest) { _ in })

        #expect(components.plugins.count == 1)
    }

    private static let slots = (0..<3).map { count in
        Slot(
            "slot\(count)",
            default: count,
            contract: .stable(changes: (0..<count).map { "Change \($0)." })
        )
    }

    private static func manifest(
        _ number: Int,
        _ generator: inout SeededGenerator
    ) -> PluginManifest {
        let lower = generator.number(0...3)
        // Some have no ranges, and most slots are in the range, so that sets without a fault occur too.
        let says = generator.number(0...2) == 0
        let slots = Self.slots.filter { _ in generator.number(0...2) == 0 }.map { slot in
            let lower = generator.number(1...2)
            return SlotRequirement(slot, in: lower..<(lower + 1 + generator.number(0...2)))
        }
        return PluginManifest(
            PluginID(rawValue: "plugin-\(number)"),
            host: says ? Version(lower)..<Version(lower + 2) : nil,
            slots: slots
        )
    }

    private static func mismatches(_ manifest: PluginManifest, _ host: HostRelease) -> Int {
        let slots = manifest.slots.filter {
            $0.contract.version < $0.versions.lowerBound
                || $0.contract.version >= $0.versions.upperBound
        }
        guard let versions = manifest.host else { return slots.count }
        let fits = versions.lowerBound <= host.version && host.version < versions.upperBound
        return slots.count + (fits ? 0 : 1)
    }

    private static func install(
        _ manifests: [PluginManifest],
        in host: HostRelease
    ) -> (error: String?, reports: [PluginReport]) {
        var components = Components(host: host)
        do throws(ComponentsError) {
            try components.install(manifests.map { TestPlugin($0) { _ in } })
            return (nil, components.plugins)
        } catch {
            return ("\(error)", components.plugins)
        }
    }
}

extension SeededGenerator {
    fileprivate mutating func number(_ range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &self)
    }
}
