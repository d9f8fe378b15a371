import Components
import ExamplePlugins
import Testing

@Suite struct EffectPairTests {
    @Test func theTableHasEveryPairOnce() {
        let ids = ExampleCatalogue.plugins.map(\.id)
        let pairs = ids.indices.flatMap { first in
            ids[(first + 1)...].map { [ids[first], $0] }
        }

        #expect(EffectPair.all.map(\.ids) == pairs)
    }

    @Test(arguments: Cases(11, of: EffectPair.all.count))
    func bothEffectsAreWhereTheTableSays(place: Case) throws {
        let pair = EffectPair.all[place.number]
        let plugins = ExampleCatalogue.plugins.filter { pair.ids.contains($0.id) }

        let chat = ComposedChat(with: try .with(plugins), listed: true)

        #expect(pair.findings(in: chat) == [], "\(pair.ids)")
    }
}
