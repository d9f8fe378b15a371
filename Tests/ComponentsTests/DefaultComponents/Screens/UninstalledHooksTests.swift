import Components
import DefaultComponents
import Testing
import Views

/// The hooks of a plugin that run once more while it is uninstalled leave nothing behind.
@Suite(.diagnosticsOfIssues)
struct UninstalledHooksTests {
    @Test func whatTheySetScheduleAndAnnounceGoesWithThePlugin() throws {
        let plugin = TestPlugin("typed") { registrar in
            registrar.declare(.typed)
            registrar.declare(.typedLongAgo)
            registrar.extend(.messageComposerVC, with: TypedNote.self)
            registrar.extend(.bubble, with: TypedMark.self)
        }
        var components = try Components.with(plugin)
        let screen = ChatChannelVC()
        screen.channelController = ChatChannelController(
            channel: FixtureChat.group,
            messages: ChatMessages(ListedMessages.turns(3))
        )
        let tree = screen.mount(in: ComponentContext(components))
        screen.view.layout(width: 375, height: 600)
        screen.messageComposerVC.content.text = "Ahoy"
        #expect(tree.store[.typed, .reader].contains("Ahoy"))
        #expect(tree.store.count == (1, 1, 0))
        _ = tree.takeAnnouncements()

        try components.uninstall("typed")
        screen.updateComponents(components)
        screen.view.layout(width: 375, height: 600)

        #expect(screen.messageComposerVC.content.text == "Ahoy")
        #expect(tree.store.count == (0, 0, 0))
        #expect(tree.nextDue == nil)
        #expect(tree.takeAnnouncements().isEmpty)
    }
}

extension StateKey where Value == String {
    fileprivate static let typed = StateKey("typedOutside", default: "")
}

extension Event where Payload == String {
    fileprivate static let typedLongAgo = Event("typedLongAgo")
}

/// Keeps what is typed, with the number of updates, in each update.
private final class TypedNote: ComponentExtension<ComposerVC> {
    private var count = 0

    override func updateContent() {
        super.updateContent()
        count += 1
        let text = "\(host.content.text) \(count)"
        state[.typed, .reader] = text
        announce(text, as: "typed")
        guard let tree else { return }
        tree.schedule(.typedLongAgo, text, at: now.advanced(by: .seconds(60)), for: .reader)
    }
}

/// Reads what is typed in each message.
private final class TypedMark: ComponentExtension<ChatMessageBubbleView> {
    override func updateContent() {
        super.updateContent()
        host.accessibilityLabel = state[.typed, .reader]
    }
}
