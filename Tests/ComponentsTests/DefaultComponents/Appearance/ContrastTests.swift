import Components
import ComponentsTesting
import DefaultComponents
import ExamplePlugins
import Testing
import Views

@Suite struct ContrastTests {
    @Test(arguments: pluginSets)
    func everyTextCanBeReadOnWhatLiesBehindIt(_ plugins: [PluginID]) throws {
        let components = try Components.with(
            ExampleCatalogue.plugins.filter { plugins.contains($0.id) }
        )

        let faults = faults(with: components)

        #expect(faults.all == [])
        #expect(faults.textCount > 100)
    }

    @Test func everyLinkCanBeReadWhereverItStands() {
        let palette = Appearance().palette
        var grounds: Set<[RGBA]> = []
        for cell in ComposedChat.cells(with: Components()) {
            var waiting = [(cell as View, [palette.background.light, palette.background.dark])]
            while let (view, around) = waiting.popLast() {
                let color = view.backgroundColor ?? .clear
                let own = [color.light.over(around[0]), color.dark.over(around[1])]
                if view is TextView || view is Label { grounds.insert(own) }
                waiting += view.subviews.map { ($0, own) }
            }
        }

        let contrasts = grounds.map { ground in
            min(
                palette.link.light.contrast(with: ground[0]),
                palette.link.dark.contrast(with: ground[1])
            )
        }
        #expect(grounds.count > 4)
        #expect(contrasts.allSatisfy { $0 >= 4.5 }, "\(contrasts)")
    }

    @Test func paleTextIsFound() {
        var components = Components()
        components.appearance.palette.subtitleText = Color(
            "pale",
            light: RGBA(0x8A94A0),
            dark: RGBA(0xBAC7D3)
        )

        let faults = faults(with: components)

        #expect(faults.all.contains { $0.hasPrefix("ChatMessageTimestampLabel in pale, light") })
        #expect(!faults.all.contains { $0.contains("dark") })
    }

    /// No plugin, each example plugin alone, and all of them.
    private static let pluginSets: [[PluginID]] = {
        let all = ExampleCatalogue.plugins.map(\.id)
        return [[]] + all.map { [$0] } + [all]
    }()

    private func faults(with components: Components) -> (all: [String], textCount: Int) {
        var all: Set<String> = []
        var textCount = 0
        for cell in ComposedChat.cells(with: components) {
            cell.layout(width: 375)
            let found = ContrastFaults(in: cell, on: components[.appearance].palette)
            all.formUnion(found.all)
            textCount += found.textCount
        }
        return (all.sorted(), textCount)
    }
}
