import Components
import Testing

@Suite(.diagnosticsOfIssues)
struct OrderLawTests {
    @Test(arguments: [1, 2, 3, 4])
    func everyOrderOfASmallSetGivesTheSame(count: Int) throws {
        var generated = GeneratedPlugins(seed: Case(number: count))
        let plugins = generated.plugins(count)
        let expected = try installed(plugins)

        for order in permutations(plugins) {
            let found = try installed(order)
            #expect(found.plugins == expected.plugins, "order \(order.map(\.id))")
            #expect(found.slots == expected.slots, "order \(order.map(\.id))")
            #expect(composedEverything(found) == composedEverything(expected))
        }
    }

    @Test(arguments: Cases(20, of: 200))
    func randomOrdersOfLargeSetsGiveTheSame(seed: Case) throws {
        var generated = GeneratedPlugins(seed: seed)
        let plugins = generated.plugins(12)
        let expected = try installed(plugins)

        for _ in 0..<5 {
            let found = try installed(generated.shuffled(plugins))
            #expect(found.plugins == expected.plugins, "seed \(seed)")
            #expect(found.slots == expected.slots, "seed \(seed)")
            #expect(composedEverything(found) == composedEverything(expected), "seed \(seed)")
        }
    }

    @Test(arguments: Cases(20, of: 200))
    func installingInPartsGivesTheSame(seed: Case) throws {
        var generated = GeneratedPlugins(seed: seed)
        let plugins = generated.plugins(8)
        let expected = try installed(plugins)
        var found = Components()

        for plugin in generated.shuffled(plugins) {
            try found.install([plugin])
        }

        #expect(found.slots == expected.slots, "seed \(seed)")
        #expect(composedEverything(found) == composedEverything(expected), "seed \(seed)")
    }

    @Test(arguments: Cases(20, of: 200))
    func appMaySpeakBeforeOrAfterPlugins(seed: Case) throws {
        var generated = GeneratedPlugins(seed: seed)
        let plugins = generated.plugins(6)
        var after = try installed(plugins)
        speak(&after)
        var before = Components()
        speak(&before)

        try before.install(plugins)

        #expect(before.slots == after.slots, "seed \(seed)")
        #expect(composedEverything(before) == composedEverything(after), "seed \(seed)")
    }

    private func installed(_ plugins: [any Plugin]) throws -> Components {
        var components = Components()
        try components.install(plugins)
        return components
    }

    private func speak(_ components: inout Components) {
        components[.badge] = SquareBadge.self
        components.extend(.badge, with: Glow.self)
        components.transform(.limit) { -$0 }
        components[SlotFamily.ornament["app"]] = Moon.self
    }

    private func permutations(_ plugins: [any Plugin]) -> [[any Plugin]] {
        guard let last = plugins.last else { return [[]] }
        return permutations(plugins.dropLast()).flatMap { order in
            (0...order.count).map { place in
                var longer = order
                longer.insert(last, at: place)
                return longer
            }
        }
    }
}
