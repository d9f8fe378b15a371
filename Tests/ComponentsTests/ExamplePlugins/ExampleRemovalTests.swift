import Components
import ComponentsTesting
import DefaultComponents
import ExamplePlugins
import Testing

@Suite struct ExampleRemovalTests {
    @Test(arguments: Cases(3, of: PluginSubsets.count))
    func uninstallingAnyPluginGivesAFreshStartWithAnySubsetOfTheOthers(subset: Case) throws {
        let fresh = try Components.with(PluginSubsets.plugins(subset.number))
        let (reports, excerpt) = (ContainerReports(fresh), fresh.excerpt)

        for (place, plugin) in ExampleCatalogue.plugins.enumerated()
        where subset.number >> place & 1 == 0 {
            var left = try Components.with(PluginSubsets.plugins(subset.number | 1 << place))
            try left.uninstall(plugin.id)

            #expect(ContainerReports(left) == reports, "without \(plugin.id)")
            #expect(left.excerpt == excerpt, "without \(plugin.id)")
        }
    }

    @Test(arguments: Cases(8, of: 200))
    func randomSequencesEndLikeAFreshStart(_ seed: Case) throws {
        var generator = SeededGenerator(seed: seed)
        var components = Components()
        var installed: [PluginID: any Plugin] = [:]
        var assigned: [AppAssignment] = []

        for _ in 0..<12 {
            if Int.random(in: 0..<4, using: &generator) == 0 {
                let assignment = AppAssignment.random(&generator)
                assignment.apply(&components)
                assigned.append(assignment)
            } else if let plugin = ExampleCatalogue.plugins.randomElement(using: &generator) {
                if installed.removeValue(forKey: plugin.id) != nil {
                    try components.uninstall(plugin.id)
                } else {
                    try components.install([plugin])
                    installed[plugin.id] = plugin
                }
            }
        }

        var fresh = try Components.with(Array(installed.values))
        for assignment in assigned { assignment.apply(&fresh) }
        #expect(ContainerReports(components) == ContainerReports(fresh), "seed \(seed)")
        #expect(components.excerpt == fresh.excerpt, "seed \(seed)")
    }

    @Test func composingOtherMessagesBeforeAndBetweenMakesNoDifference() throws {
        var components = Components()
        for plugin in ExampleCatalogue.plugins {
            _ = ComposedChat(with: components, listed: true)
            try components.install([plugin])
        }
        _ = ComposedChat(with: components, listed: true)

        let untouched = try Components.with(ExampleCatalogue.plugins)
        #expect(
            ComposedChat(with: components, listed: true).text
                == ComposedChat(with: untouched, listed: true).text
        )
    }

    @Test func composingAfterwardsWithOtherPluginsMakesNoDifference() throws {
        let components = try Components.with(ExampleCatalogue.plugins)
        let before = ComposedChat(with: components, listed: true).text

        var others = components
        try others.uninstall("squared-bubble")
        _ = ComposedChat(with: others, listed: true)

        #expect(ComposedChat(with: components, listed: true).text == before)
    }
}

extension Components {
    /// The bytes of a few messages.
    fileprivate var excerpt: String {
        ComposedChat(FixtureChat.excerpt, with: self, listed: true).text
    }
}
