import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import Hosting
import Testing
import Views
import WordOverlay

@Suite struct WordOverlayTests {
    @Test func thePluginHasItsCertificate() {
        let certificate = certify(WordOverlayPlugin(), messages: [message], using: open)

        for finding in certificate.findings { Issue.record(finding) }
    }

    @Test func theMenuOpensThePopoverAndATapOutsideClosesIt() throws {
        let chat = try Chat()
        #expect(!chat.reads.contains("dialog"))

        open(chat.screen)
        #expect(chat.reads.contains("- dialog \"WordOverlay\"\n  - text \"15 letters\"\n"))
        #expect(chat.tree.store[.wordOverlayMessage, .channel("sea")] == "1")

        chat.screen.view.tap(at: Point(x: 350, y: 20))
        #expect(!chat.reads.contains("dialog"))
    }

    @Test func escapeClosesThePopover() throws {
        let chat = try Chat()
        open(chat.screen)

        #expect(chat.screen.messageListVC.closeTopOverlay())
        #expect(!chat.screen.messageListVC.closeTopOverlay())
        #expect(!chat.reads.contains("dialog"))
    }

    @Test func whatIsOpenOutlivesTheScreen() throws {
        let store = StateStore()
        open(try Chat(in: store).screen)

        let chat = try Chat(in: store)

        #expect(chat.reads.contains("15 letters"))
    }

    @Test func nothingIsLeftOfThePluginOnceItIsGone() throws {
        let chat = try Chat()
        open(chat.screen)

        try chat.uninstall()

        #expect(chat.text == (try Chat(with: [])).text)
        #expect(chat.tree.store.count == (0, 0, 0))
    }
}

private let ada = ChatUser(id: "ada", name: "Ada")

private var message: ChatMessage {
    let written = Timestamp(seconds: 1_772_444_460)
    return ChatMessage(id: "1", author: ada, createdAt: written, text: "Fair winds all day")
}

/// A screen with a message.
private final class Chat {
    let screen = ChatChannelVC()
    let tree: ComponentTree
    private var components = Components()

    init(
        with plugins: [any Plugin] = [WordOverlayPlugin()],
        in store: StateStore = StateStore()
    ) throws {
        screen.channelController = ChatChannelController(
            channel: ChatChannel(id: "sea", members: [ada]),
            messages: ChatMessages([message]),
            client: ChatClient(currentUser: ada, store: store)
        )
        try components.install(plugins)
        tree = screen.mount(in: ComponentContext(components))
        screen.view.layout(width: 375, height: 600)
    }

    /// The tree, laid out, as text.
    var text: String {
        screen.view.layout(width: 375, height: 600)
        return TreeNode(of: screen.view).description
    }

    /// What a screen reader meets.
    var reads: String {
        screen.view.layout(width: 375, height: 600)
        return AccessibilityTree(of: screen.view).text
    }

    func uninstall() throws {
        try components.uninstall("word-overlay")
        screen.updateComponents(components)
    }
}

/// Chooses the action that opens the popover, for the newest message of a screen.
@Sendable
private func open(_ screen: ChatChannelVC) {
    let list = screen.messageListVC
    guard let message = screen.channelController?.messages.first,
        let item = list.actions(for: message).first(where: { $0.id == "word-overlay" })
    else { return }
    list.perform(item, on: message)
    screen.view.layoutIfNeeded()
}
