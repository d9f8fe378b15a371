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

    @Test(arguments: EffectPair.all)
    func bothEffectsAreWhereTheTableSays(_ pair: EffectPair) throws {
        let plugins = ExampleCatalogue.plugins.filter { pair.ids.contains($0.id) }

        let chat = ComposedChat(with: try .with(plugins), listed: true)

        #expect(pair.findings(in: chat) == [])
    }
}

extension EffectPair: CustomTestStringConvertible {
    var testDescription: String {
        "\(first), \(second)"
    }
}
