import DefaultComponents
import Drawing
import Testing
import Views

@testable import Components

@Suite(.diagnosticsOfIssues)
struct ScreenAnnouncementTests {
    @Test func messageOutOfViewIsAnnounced() throws {
        let chat = try Announcing()

        chat.receive(.newMessage(FixtureChat.message("seen", at: 90_000)))
        #expect(chat.taken == [])

        chat.scroll(by: 4_000)
        chat.receive(.newMessage(FixtureChat.message("a", at: 90_001)))
        chat.receive(.newMessage(FixtureChat.message("b", by: FixtureChat.cy, at: 90_002)))
        chat.receive(.newMessage(FixtureChat.own("mine", at: 90_003)))

        #expect(chat.taken.map(\.text) == ["New message from Bo", "New message from Cy Young"])
    }

    @Test func connectionIsAnnounced() throws {
        let chat = try Announcing()

        for event in [ChatEvent.connectionLost, .connectionLost, .connectionRestored] {
            chat.receive(event)
        }

        #expect(
            chat.taken == [
                Announcement(name: "connection", text: "Connection lost", isUrgent: true),
                Announcement(name: "connection", text: "Connection restored", isUrgent: false),
            ]
        )
    }

    @Test func noticeOfTheComposerIsAnnouncedAsLongAsItIsShown() throws {
        let chat = try Announcing()
        let composer = chat.screen.messageComposerVC
        composer.notice = "Too long."
        composer.notice = "Too long."
        let expected = Announcement(name: "composerNotice", text: "Too long.", isUrgent: true)
        #expect(chat.taken == [expected])

        composer.notice = nil
        composer.notice = "Too long."
        #expect(chat.taken.count == 1)
    }

    @Test func newScreenAndAnotherListAnnounceNothingAgain() throws {
        let chat = try Announcing()
        chat.scroll(by: 4_000)
        chat.receive(.newMessage(FixtureChat.message("a", at: 90_001)))
        chat.receive(.connectionLost)
        #expect(chat.taken.count == 2)

        chat.screen.replace(chat.screen.messageListVC)
        chat.screen.view.layoutIfNeeded()
        #expect(chat.taken == [])

        let other = try Announcing(chat.controller)
        other.screen.messageListVC.listView.scroll(by: 4_000)
        other.screen.view.layoutIfNeeded()
        #expect(other.taken == [])
    }

    @Test(arguments: Cases(4, of: 60))
    func eachChangeIsAnnouncedOnceWhateverIsScrolledAndRemade(seed: Case) throws {
        var generator = SeededGenerator(seed: seed)
        var chat = try Announcing()
        var expected: [String] = []
        var taken: [String] = []
        for number in 0..<40 {
            switch Int.random(in: 0..<6, using: &generator) {
            case 0:
                chat.scroll(by: .random(in: -400...400, using: &generator))
            case 1:
                chat = try Announcing(chat.controller)
            case 2:
                let isLost = chat.controller.isConnected
                chat.receive(isLost ? .connectionLost : .connectionRestored)
                expected.append(isLost ? "Connection lost" : "Connection restored")
            case 3:
                chat.screen.replace(chat.screen.messageListVC)
                chat.screen.view.layoutIfNeeded()
            default:
                let isSeen = chat.screen.messageListVC.listView.isAtLatest
                chat.receive(.newMessage(FixtureChat.message("new-\(number)", at: 90_000)))
                if !isSeen { expected.append("New message from Bo") }
            }
            if Bool.random(using: &generator) { taken += chat.taken.map(\.text) }
        }
        taken += chat.taken.map(\.text)
        #expect(taken == expected, "\(seed)")
    }

    @Test func extensionAnnouncesTheStateOfItsChannel() throws {
        var components = Components()
        components.extend(.messageListVC, with: HitCounter.self)
        let chat = try Announcing(components: components)
        let channel = StateOwner.channel(FixtureChat.group.id)

        let taken = [1, 2, 2, nil, 2].flatMap { hit in
            chat.tree.set(hit, of: .hit, for: channel)
            chat.scroll(by: 500)
            return chat.taken.map(\.text)
        }

        #expect(taken == ["Hit 1", "Hit 2", "Hit 2"])
    }

    @Test func listIsBusyWhileMessagesAreRequested() throws {
        let server = PagedServer(count: 40)
        let chat = try Announcing(server.controller(0..<3))
        let list = chat.screen.messageListVC.listView
        #expect(list.accessibilityState.isBusy)
        #expect(AccessibilityTree(of: chat.screen.view).lines.first?.text == "- group busy")

        while !server.unanswered.isEmpty {
            server.answer(chat.controller)
            chat.screen.view.layoutIfNeeded()
        }
        #expect(!list.accessibilityState.isBusy)
    }
}

/// A mounted screen, the announcements of which are taken.
private struct Announcing {
    let screen = ChatChannelVC()
    let controller: ChatChannelController
    let tree: ComponentTree

    init(
        _ known: ChatChannelController? = nil,
        components: Components = Components()
    ) throws {
        controller =
            known
            ?? ChatChannelController(
                channel: FixtureChat.group,
                messages: ChatMessages(ListedMessages.turns(40)),
                client: ChatClient(currentUser: FixtureChat.ann)
            )
        screen.channelController = controller
        var context = ComponentContext(components)
        context.store = controller.client.store
        tree = screen.mount(in: context)
        screen.view.layout(width: 375, height: 600)
    }

    var taken: [Announcement] { tree.takeAnnouncements() }

    func receive(_ event: ChatEvent) {
        controller.receive(event)
        screen.view.layoutIfNeeded()
    }

    func scroll(by distance: Double) {
        screen.messageListVC.listView.scroll(by: -distance)
        screen.view.layoutIfNeeded()
    }
}

private final class HitCounter: ComponentExtension<ChatMessageListVC> {
    override func updateContent() {
        super.updateContent()
        announce(state[.hit].map { "Hit \($0)" }, as: "searchHit")
    }
}

extension StateKey where Value == Int? {
    fileprivate static let hit = StateKey("hit", default: nil)
}
