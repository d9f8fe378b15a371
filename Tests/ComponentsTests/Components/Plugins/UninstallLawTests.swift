import Components
import Testing

@Suite(.diagnosticsOfIssues)
struct UninstallLawTests {
    @Test(arguments: Cases(40, of: 400))
    func randomSequencesEqualAFreshStart(seed: Case) throws {
        var generated = GeneratedPlugins(seed: seed)
        let all = generated.plugins(8)
        var components = Components()
        var present: [any Plugin] = []

        for _ in 0..<20 {
            let plugin = all[generated.number(below: all.count)]
            if present.contains(where: { $0.id == plugin.id }) {
                try components.uninstall(plugin.id)
                present.removeAll { $0.id == plugin.id }
            } else {
                try components.install([plugin])
                present.append(plugin)
            }
        }

        try expectEqual(components, freshStartWith: present, seed: seed)
    }

    @Test(arguments: Cases(10, of: 100))
    func assignmentsOfTheAppStayThroughSequences(seed: Case) throws {
        var generated = GeneratedPlugins(seed: seed)
        let all = generated.plugins(6)
        var components = Components()
        try components.install(all)
        components[.badge] = SquareBadge.self
        components.suppress("plugin-0-0", on: .greeting)

        for plugin in generated.shuffled(all) {
            try components.uninstall(plugin.id)
        }

        var fresh = Components()
        fresh[.badge] = SquareBadge.self
        #expect(composedEverything(components) == composedEverything(fresh), "seed \(seed)")
    }

    private func expectEqual(
        _ components: Components,
        freshStartWith plugins: [any Plugin],
        seed: Case
    ) throws {
        var fresh = Components()
        try fresh.install(plugins)

        #expect(components.plugins == fresh.plugins, "seed \(seed)")
        #expect(components.slots == fresh.slots, "seed \(seed)")
        #expect(components.diagnostics == fresh.diagnostics, "seed \(seed)")
        #expect(composedEverything(components) == composedEverything(fresh), "seed \(seed)")
    }
}
