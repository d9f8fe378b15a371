import Components
import ExamplePlugins
import Testing
import Views

@testable import DefaultComponents

@Suite(.diagnosticsOfIssues)
struct ReuseLawTests {
    @Test(arguments: Cases(1, of: 100))
    func usedCellsAreAsNewWithEveryPlugin(seed: Case) throws {
        try expectNoLeaks(seed, ExampleCatalogue.plugins)
    }

    @Test(arguments: Cases(1, of: 100))
    func usedCellsAreAsNewWithoutPlugins(seed: Case) throws {
        try expectNoLeaks(seed, [])
    }

    @Test(arguments: Cases(4, of: ExampleCatalogue.plugins.count))
    func usedCellsAreAsNewWithAnyPlugin(place: Case) throws {
        try expectNoLeaks(place, [ExampleCatalogue.plugins[place.number]], checks: 40)
    }

    @Test(arguments: Cases(1, of: 100))
    func usedCellsAreAsNewWithMessagesThatWriteToTheirParts(seed: Case) throws {
        try expectNoLeaks(seed, [], in: HookEndLawTests.components)
    }

    private func expectNoLeaks(
        _ seed: Case,
        _ plugins: [any Plugin],
        in components: Components = Components(),
        checks: Int = LongTests.areOn ? 500 : 150
    ) throws {
        var generator = SeededGenerator(seed: seed)
        let messages = (0..<200).map { RichMessages.message(200 - $0, using: &generator) }
        let data = ListedMessages(messages)
        var components = components
        try components.install(plugins)
        components[.messageListDateSeparatorEnabled] = true
        let list = components.make(.messageListVC)
        list.checksReuse = true
        list.isInThread = seed.number % 3 == 2
        list.dataSource = data
        list.mount(in: ComponentContext(components))
        list.view.layout(width: 375, height: 500)

        for _ in 0..<10_000 where list.listView.rows.checkCount < checks {
            if Int.random(in: 0..<3, using: &generator) == 0 {
                // Another message instead of a visible one.
                let index = list.listView.visibleRows.randomElement(using: &generator) ?? 0
                var message = RichMessages.message(index, using: &generator)
                message.id = data.messages[index].id
                data.messages[index] = message
                list.updateMessages(with: [.update(message, index: index)])
            } else {
                list.listView.scroll(by: Double.random(in: -900...900, using: &generator))
            }
        }

        #expect(list.listView.rows.checkCount >= checks)
        #expect(list.reuseLeaks.map(\.description) == [], "seed \(seed)")
    }
}
