import Components
import ComponentsTesting
import DefaultComponents
import Testing
import Views

/// A list whose messages are removed reports nothing.
@Suite(.diagnosticsOfIssues)
struct EmptiedListTests {
    @Test(arguments: [1, 20])
    func nothingIsReportedOfAnEmptiedList(count: Int) {
        let data = ListedMessages(ListedMessages.turns(count))
        let list = data.list()

        data.messages = []
        list.reloadMessages()
        list.view.layout(width: 375, height: 600)
        #expect(list.node.connectedTree?.diagnostics == [])
        list.dataSource = nil
        list.view.layout(width: 375, height: 600)

        #expect(list.node.connectedTree?.diagnostics == [])
    }

    @Test(arguments: ComponentHook.allCases)
    func nothingIsReportedOfConstraintsWhenAHookEmptiesIt(hook: ComponentHook) throws {
        let data = ListedMessages(ListedMessages.turns(20))
        var components = try Components.with(
            TestPlugin("bad") { $0.extend(.bubble, with: Emptier.self) }
        )
        components[.emptying] = hook
        let list = data.list(with: components)

        list.view.layout(width: 375, height: 600)

        let told = list.node.connectedTree?.diagnostics.map(\.description) ?? []
        #expect(told.filter { $0.contains("onstraint") } == [], "\(hook): \(told)")
    }
}

/// Empties the messages of the list around it, once.
private final class Emptier: ComponentExtension<View> {
    override func setUp() {
        super.setUp()
        empty(in: .setUp)
    }

    override func setUpLayout() {
        super.setUpLayout()
        empty(in: .setUpLayout)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        empty(in: .setUpAppearance)
    }

    override func updateContent() {
        super.updateContent()
        empty(in: .updateContent)
    }

    private func empty(in hook: ComponentHook) {
        guard host.components[.emptying] == hook else { return }
        var next: (any Lifecycle)? = host
        while let current = next {
            next = current.next
            guard let list = current as? ChatMessageListVC,
                let data = list.dataSource as? ListedMessages, !data.messages.isEmpty
            else { continue }
            data.messages = []
            list.reloadMessages()
        }
    }
}

extension ValueSlot<ComponentHook?> {
    /// The hook in which the list is emptied.
    fileprivate static let emptying = ValueSlot("emptyingInTests", default: nil)
}
