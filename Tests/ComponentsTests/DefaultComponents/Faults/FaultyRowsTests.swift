import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import Testing
import Views

/// A list of many rows in some of which a plugin causes a fault: each row is as with the plugin or as without it.
@Suite(.diagnosticsOfIssues)
struct FaultyRowsTests {
    @Test(arguments: Cases(3, of: 40))
    func rowsAreAsWithThePluginOrAsWithout(list: Case) throws {
        var generator = SeededGenerator(seed: list)
        let messages = Self.messages
        let wrong = Set(
            messages.map(\.id).filter { _ in Int.random(in: 0..<5, using: &generator) == 0 }
        )
        let kinds = InjectedFault.all.filter { !$0.isHarmless(in: .updateContent) && !$0.isSlow }
        let injectedFault = kinds.randomElement(using: &generator) ?? .noNumber
        var faulty = try FaultyChat.components(
            ["bad": FaultPlan(injectedFault: injectedFault, hook: .updateContent, messages: wrong)],
            plugins: ["bad"]
        )
        faulty[.messageListDateSeparatorEnabled] = false

        let found = Self.rows(with: faulty)

        let (with, plain) = try (Self.with.get(), Self.plain)
        for (place, message) in messages.enumerated() {
            let expected = wrong.contains(message.id) ? plain : with
            #expect(
                found.rows[place] == expected.rows[place],
                "\(list): \(injectedFault), \(message.id)"
            )
        }
        #expect(Set(found.items) == wrong, "\(list): \(injectedFault)")
        #expect(found.items.count == wrong.count, "\(list): \(injectedFault)")
    }

    private static let messages = (0..<(LongTests.areOn ? 1_000 : 60)).reversed().map { number in
        FixtureChat.message("\(number)", at: Int64(number) * 90)
    }

    /// The rows with the plugin, which causes no fault in any of them; the same in every case.
    private static let with = Result<Rows, any Error> {
        var fine = try FaultyChat.components([:], plugins: ["bad"])
        fine[.messageListDateSeparatorEnabled] = false
        return rows(with: fine)
    }

    /// The rows without the plugin; the same in every case.
    private static let plain: Rows = {
        var without = Components()
        without[.messageListDateSeparatorEnabled] = false
        return rows(with: without)
    }()

    /// The rows, newest first, and the messages with an excluded registration.
    private struct Rows {
        let rows: [String]
        let items: [String]
    }

    /// Returns the rows of all messages.
    private static func rows(with components: Components) -> Rows {
        let data = ListedMessages(messages)
        var context = ComponentContext(components)
        context.budget.faults = .max
        let list = components.make(.messageListVC)
        list.dataSource = data
        let tree = list.mount(in: context)
        list.view.layout(width: 375, height: Double(messages.count) * 200)
        let rows = messages.indices.map { place -> String in
            guard let cell = list.listView.cell(at: place) else { return "none" }
            // The position of a row depends on the heights of those below.
            return TreeNode(of: cell).description + "\(cell.frame.size)"
        }
        let items = tree.diagnostics.map { diagnostic -> String in
            if case .excluded(let fault) = diagnostic { fault.item ?? "" } else { "\(diagnostic)" }
        }
        return Rows(rows: rows, items: items)
    }
}
