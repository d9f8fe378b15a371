import Components
import ExamplePlugins
import Testing

@Suite struct EffectLawTests {
    @Test func everyExamplePluginHasALaw() {
        #expect(EffectLaw.all.map(\.plugin) == ExampleCatalogue.plugins.map(\.id))
    }

    @Test func everyEffectIsMissingWithoutItsPlugin() {
        let chat = ComposedChat(with: Components(), listed: true)

        for law in EffectLaw.all {
            #expect(!law.findings(in: chat).isEmpty, "\(law)")
        }
    }

    @Test(arguments: Cases(4, of: EffectLaw.all.count))
    func everyEffectIsVisibleAlone(place: Case) throws {
        let law = EffectLaw.all[place.number]
        let plugins = ExampleCatalogue.plugins.filter { $0.id == law.plugin }

        let chat = ComposedChat(with: try .with(plugins), listed: true)

        #expect(law.findings(in: chat) == [])
        #expect(!law.witnesses(in: chat).isEmpty)
    }

    @Test(arguments: Cases(12, of: PluginSubsets.count))
    func everyEffectHoldsInEverySubset(subset: Case) throws {
        let plugins = PluginSubsets.plugins(subset.number)
        let laws = plugins.compactMap { EffectLaw.of($0.id) }

        let chat = ComposedChat(with: try .with(plugins), listed: true)

        let vacuous = laws.filter { $0.witnesses(in: chat).isEmpty }.map(\.plugin)
        #expect(laws.flatMap { $0.findings(in: chat) } == [])
        #expect(Set(vacuous) == EffectPair.vacuous(in: plugins.map(\.id)))
    }
}

extension EffectLaw: CustomTestStringConvertible {
    var testDescription: String {
        "\(plugin): \(fact)"
    }
}
