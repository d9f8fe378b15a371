import Components
import ExamplePlugins
import Testing

@Suite struct EmptiedPluginTests {
    @Test(arguments: Cases(4, of: ExampleCatalogue.plugins.count))
    func anEmptiedPluginBreaksItsLaw(place: Case) throws {
        let plugin = ExampleCatalogue.plugins[place.number]
        let law = try #require(EffectLaw.of(plugin.id))

        let chat = ComposedChat(with: try .with([plugin.emptied(plugin.id)]), listed: true)

        #expect(!law.findings(in: chat).isEmpty)
    }

    @Test(arguments: Cases(1, of: ExampleCatalogue.plugins.count))
    func anEmptiedPluginBreaksARowOfTheTable(place: Case) throws {
        let id = ExampleCatalogue.plugins[place.number].id
        let rows = EffectPair.all.filter { $0.ids.contains(id) }

        let broken = try rows.filter { row in
            let plugins = ExampleCatalogue.plugins.filter { row.ids.contains($0.id) }
            let chat = ComposedChat(with: try .with(plugins.map { $0.emptied(id) }), listed: true)
            return !row.findings(in: chat).isEmpty
        }

        #expect(rows.count == 11)
        #expect(broken.count >= 10)
    }
}

/// A plugin with the same manifest and no registrations.
private struct EmptiedPlugin: Plugin {
    let manifest: PluginManifest

    func register(in registrar: inout Registrar) {}
}

extension Plugin {
    /// Returns an emptied plugin instead of this one, if this one has the id.
    fileprivate func emptied(_ id: PluginID) -> any Plugin {
        self.id == id ? EmptiedPlugin(manifest: manifest) : self
    }
}
