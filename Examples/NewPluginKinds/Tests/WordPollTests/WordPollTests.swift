import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import Hosting
import Testing
import Views
import WordPoll

@Suite struct WordPollTests {
    @Test func thePluginHasItsCertificate() {
        let certificate = certify(WordPollPlugin(), messages: [poll], using: vote)

        for finding in certificate.findings { Issue.record(finding) }
    }

    @Test func aTapVotesAndAnotherTakesTheVoteBack() throws {
        let chat = try Chat()
        #expect(chat.texts.contains("West (1)"))

        chat.rows[1].sendActions(for: .touchUpInside)
        #expect(chat.texts.contains("✓ West (2)"))
        #expect(chat.tree.store[.wordPollVotes, .message("1")] == ["Where to?": "West"])

        chat.rows[0].sendActions(for: .touchUpInside)
        #expect(chat.texts.contains("✓ North (4)") && chat.texts.contains("West (1)"))

        chat.rows[0].sendActions(for: .touchUpInside)
        #expect(chat.texts.contains("North (3)"))
    }

    @Test func votesOutliveTheScreen() throws {
        let store = StateStore()
        let first = try Chat(in: store)
        first.rows[2].sendActions(for: .touchUpInside)

        let chat = try Chat(in: store)

        #expect(chat.texts.contains("✓ Stay (1)"))
    }

    @Test func nothingIsLeftOfThePluginOnceItIsGone() throws {
        let chat = try Chat()
        chat.rows[1].sendActions(for: .touchUpInside)

        try chat.uninstall()

        #expect(chat.text == (try Chat(with: [])).text)
        #expect(chat.tree.store.count == (0, 0, 0))
    }
}

private let ada = ChatUser(id: "ada", name: "Ada")

/// A message with a poll.
private var poll: ChatMessage {
    let options: JSONValue = [
        ["text": "North", "votes": 3], ["text": "West", "votes": 1], ["text": "Stay"],
    ]
    let json: JSONValue = ["kind": "word-poll", "title": "Where to?", "options": options]
    let written = Timestamp(seconds: 1_772_444_460)
    var message = ChatMessage(id: "1", author: ada, createdAt: written, text: "")
    message.attachments = [
        ChatAttachment(kind: .wordPollQuestion, payload: .other(title: "Where to?", json: json))
    ]
    return message
}

/// A screen with the poll.
private final class Chat {
    let screen = ChatChannelVC()
    let tree: ComponentTree
    private var components = Components()

    init(
        with plugins: [any Plugin] = [WordPollPlugin()],
        in store: StateStore = StateStore()
    ) throws {
        screen.channelController = ChatChannelController(
            channel: ChatChannel(id: "sea", members: [ada]),
            messages: ChatMessages([poll]),
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

    /// What the tree shows.
    var texts: [String] {
        TreeNode(of: screen.view).flattened.compactMap(\.text)
    }

    /// The options, from top to bottom.
    var rows: [Control] {
        screen.view.rows
    }

    func uninstall() throws {
        try components.uninstall("word-poll")
        screen.updateComponents(components)
    }
}

/// Votes for the first option of each poll of a screen.
@Sendable
private func vote(_ screen: ChatChannelVC) {
    screen.view.layoutIfNeeded()
    screen.view.rows.first?.sendActions(for: .touchUpInside)
}

extension View {
    /// The options of polls here and below.
    fileprivate var rows: [Control] {
        let isRow = (self as? Control)?.targetNames.contains("wordPollVote") == true
        return (isRow ? [self].compactMap { $0 as? Control } : []) + subviews.flatMap(\.rows)
    }
}
