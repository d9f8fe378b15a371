import Components
import ComponentsTesting
import ExamplePlugins
import Testing

@Suite struct ExampleOrderTests {
    @Test(arguments: Cases(32, of: PluginSubsets.small.count))
    func everyOrderOfUpToFourPluginsGivesEqualReports(place: Case) throws {
        let subset = PluginSubsets.small[place.number]
        let orders = PluginSubsets.plugins(subset).permutations

        let reports = try orders.map { ContainerReports(try .with($0)) }

        #expect(reports.allSatisfy { $0 == reports.first })
    }

    @Test(arguments: Cases(6, of: PluginSubsets.count))
    func everySubsetGivesTheSameBytesInTwoOrders(subset: Case) throws {
        let plugins = PluginSubsets.plugins(subset.number)

        let chat = ComposedChat(with: try .with(plugins), listed: true)
        let reversed = ComposedChat(with: try .with(plugins.reversed()), listed: true)

        #expect(chat.text == reversed.text)
        #expect(chat.diagnostics == [])
    }

    @Test(arguments: Cases(6, of: 300))
    func randomOrdersOfLargerSubsetsGiveTheSameReportsAndBytes(_ seed: Case) throws {
        var generator = SeededGenerator(seed: seed)
        let count = Int.random(in: 5...12, using: &generator)
        let shuffled = ExampleCatalogue.plugins.shuffled(using: &generator).prefix(count)

        let one = try Components.with(shuffled.sorted { $0.id < $1.id })
        let other = try Components.with(Array(shuffled))

        let texts = [one, other].map {
            ComposedChat(FixtureChat.excerpt, with: $0, listed: true).text
        }
        #expect(ContainerReports(one) == ContainerReports(other), "seed \(seed)")
        #expect(texts[0] == texts[1], "seed \(seed)")
    }

    @Test(arguments: Cases(40, of: 1000))
    func installingOneByOneGivesTheSameReports(_ seed: Case) throws {
        var generator = SeededGenerator(seed: seed)
        var components = Components()

        for plugin in ExampleCatalogue.plugins.shuffled(using: &generator) {
            try components.install([plugin])
        }

        let atOnce = try Components.with(ExampleCatalogue.plugins)
        #expect(ContainerReports(components) == ContainerReports(atOnce), "seed \(seed)")
    }
}
