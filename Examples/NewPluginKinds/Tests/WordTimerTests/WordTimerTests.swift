import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import Hosting
import Testing
import Views
import WordTimer

@Suite struct WordTimerTests {
    @Test func thePluginHasItsCertificate() {
        for finding in certify(WordTimerPlugin()).findings { Issue.record(finding) }
    }

    @Test func theLineFollowsTheClock() throws {
        let chat = try Chat()
        #expect(chat.texts.contains("New"))

        chat.tree.advance(to: written.advanced(by: .seconds(119)))
        #expect(chat.texts.contains("1 min ago"))
        #expect(chat.tree.nextDue == written.advanced(by: .seconds(120)))

        chat.tree.advance(to: written.advanced(by: .seconds(3_600)))
        #expect(chat.texts.contains("60 min ago"))
    }

    @Test func aScreenThatIsMadeLaterShowsTheSame() throws {
        let chat = try Chat()

        for seconds in stride(from: 7, through: 280, by: 21) {
            let now = written.advanced(by: .seconds(seconds))
            chat.tree.advance(to: now)
            #expect(chat.texts == (try Chat(at: now)).texts, "after \(seconds) s")
        }
    }

    @Test func anAppHasATextOfItsOwn() throws {
        let chat = try Chat { $0[.wordTimerText] = { "\($0) minutes" } }

        #expect(chat.texts.contains("0 minutes"))
    }

    @Test func nothingIsLeftOfThePluginOnceItIsGone() throws {
        let chat = try Chat()
        chat.tree.advance(to: written.advanced(by: .seconds(90)))

        try chat.uninstall()

        #expect(chat.text == (try Chat(with: [])).text)
        #expect(chat.tree.nextDue == nil)
    }
}

private let written = Timestamp(seconds: 1_772_444_460)

/// A screen with a message.
private final class Chat {
    let screen = ChatChannelVC()
    let tree: ComponentTree
    private var components = Components()

    init(
        with plugins: [any Plugin] = [WordTimerPlugin()],
        at now: Timestamp = written,
        _ change: (inout Components) -> Void = { _ in }
    ) throws {
        let ada = ChatUser(id: "ada", name: "Ada")
        let message = ChatMessage(id: "1", author: ada, createdAt: written, text: "Ahoy")
        screen.channelController = ChatChannelController(
            channel: ChatChannel(id: "sea", members: [ada]),
            messages: ChatMessages([message])
        )
        try components.install(plugins)
        change(&components)
        var context = ComponentContext(components)
        context.now = now
        tree = screen.mount(in: context)
    }

    /// The tree, laid out, as text.
    var text: String {
        screen.view.layout(width: 375, height: 600)
        return TreeNode(of: screen.view).description
    }

    /// What the tree shows.
    var texts: [String] {
        screen.view.layout(width: 375, height: 600)
        return TreeNode(of: screen.view).flattened.compactMap(\.text)
    }

    func uninstall() throws {
        try components.uninstall("word-timer")
        screen.updateComponents(components)
    }
}
