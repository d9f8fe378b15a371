import Components
import ComponentsTesting
import DefaultComponents
import Dispatch
import Drawing
import Hosting
import Testing
import Views
import WordTask

@Suite struct WordTaskTests {
    @Test func thePluginHasItsCertificate() {
        let certificate = certify(WordTaskPlugin(), messages: [message], using: live)

        for finding in certificate.findings { Issue.record(finding) }
    }

    @Test func aTapBeginsTheTaskAndATurnShowsItsAnswer() async throws {
        let chat = try Chat()

        chat.screen.view.tap()
        #expect(chat.texts.contains("One moment …"))
        #expect(chat.tasks.names == ["wordTaskAnswered"])

        await chat.tasks.answer("wordTaskAnswered")
        #expect(!chat.texts.contains("AHOY"))
        chat.tree.advance(to: chat.tree.now)
        #expect(chat.texts.contains("AHOY"))

        chat.screen.view.tap()
        #expect(!chat.texts.contains("AHOY"))
    }

    @Test func aFailureIsShown() async throws {
        let chat = try Chat { $0[.wordTaskWork] = { _ in throw Offline() } }

        chat.screen.view.tap()
        await chat.tasks.answer("wordTaskAnswered")
        chat.tree.advance(to: chat.tree.now)

        #expect(chat.texts.contains("Not done: offline"))
    }

    @Test func theAnswerOutlivesTheScreen() async throws {
        let client = try Chat()
        client.screen.view.tap()
        await client.tasks.answer("wordTaskAnswered")

        let chat = try Chat(beside: client)
        chat.tree.advance(to: chat.tree.now)

        #expect(chat.texts.contains("AHOY"))
    }

    @Test func nothingIsLeftOfThePluginOnceItIsGone() throws {
        let chat = try Chat()
        chat.screen.view.tap()

        try chat.uninstall()

        #expect(chat.text == (try Chat(with: [])).text)
        #expect(chat.tasks.names.isEmpty)
        #expect(chat.tree.store.count == (0, 0, 0))
    }
}

private let ada = ChatUser(id: "ada", name: "Ada")
private let message = ChatMessage(
    id: "ahoy",
    author: ada,
    createdAt: Timestamp(seconds: 1_772_444_460),
    text: "Ahoy"
)

/// A screen with the message, whose tasks answer when a test lets them.
private final class Chat {
    let screen = ChatChannelVC()
    let tasks: HeldTasks
    let tree: ComponentTree
    private var components = Components()

    init(
        with plugins: [any Plugin] = [WordTaskPlugin()],
        beside other: Chat? = nil,
        _ change: (inout Components) -> Void = { _ in }
    ) throws {
        let tasks = other?.tasks ?? HeldTasks()
        let store = other?.tree.store ?? StateStore(runner: tasks)
        screen.channelController = ChatChannelController(
            channel: ChatChannel(id: "sea", members: [ada]),
            messages: ChatMessages([message]),
            client: ChatClient(currentUser: ada, store: store)
        )
        try components.install(plugins)
        change(&components)
        self.tasks = tasks
        tree = screen.mount(in: ComponentContext(components))
        screen.view.layout(width: 375, height: 600)
    }

    /// The tree, laid out, as text.
    var text: String {
        screen.view.layout(width: 375, height: 600)
        return TreeNode(of: screen.view).description
    }

    /// What the tree shows.
    var texts: [String] {
        TreeNode(of: screen.view).flattened.compactMap(\.text)
    }

    func uninstall() throws {
        try components.uninstall("word-task")
        screen.updateComponents(components)
    }
}

private struct Offline: Error, CustomStringConvertible {
    let description = "offline"
}

/// Taps the message's button, and waits for the answer.
@Sendable
private func live(_ screen: ChatChannelVC) {
    guard let tree = screen.node.connectedTree else { return }
    screen.messageListVC.scrollToMessage(id: message.id)
    screen.view.layoutIfNeeded()
    screen.view.tap()
    for _ in 0..<1_000 where tree.store.count.tasks > 0 {
        _ = DispatchSemaphore(value: 0).wait(timeout: .now() + .milliseconds(5))
        tree.advance(to: tree.now)
    }
}

extension View {
    /// Taps the plugin's buttons here and below.
    fileprivate func tap() {
        if let button = self as? Control, button.targetNames.contains("wordTask") {
            button.sendActions(for: .touchUpInside)
        }
        for view in subviews { view.tap() }
    }
}
