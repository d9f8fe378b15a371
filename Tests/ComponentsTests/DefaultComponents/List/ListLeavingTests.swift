import Components
import ComponentsTesting
import DefaultComponents
import Synchronization
import Testing
import Views

/// The events of lists that leave their tree with messages in view.
@Suite(.diagnosticsOfIssues)
struct ListLeavingTests {
    @Test(arguments: LeavingPart.allCases)
    func messagesInViewAreHiddenOnceWhenTheyLeave(part: LeavingPart) {
        let heard = HeardRows()
        let root = ViewController()
        let (screen, list) = chat(in: root, heard)
        #expect(heard.take() == ["shown 3 2 1 0"])

        part.leave(screen, list)
        #expect(heard.take() == ["hidden 3 2 1 0"])

        part.leave(screen, list)
        root.view.layoutIfNeeded()
        #expect(heard.take() == [])

        part.comeBack(screen, list, in: root)
        root.view.layoutIfNeeded()
        #expect(heard.take() == ["shown 3 2 1 0"])
    }

    @Test func partsThatMoveInTheTreeDoNotLeaveIt() {
        let heard = HeardRows()
        let root = ViewController()
        let (screen, _) = chat(in: root, heard)
        let box = View()
        root.view.fill(with: box)
        _ = heard.take()

        box.fill(with: screen.view)
        root.addChild(screen)
        root.view.layoutIfNeeded()

        #expect(heard.take() == [])
    }

    @Test func messagesThatMoveIntoAnotherTreeAreHiddenInTheirs() {
        let heard = HeardRows()
        let (root, other) = (ViewController(), ViewController())
        let (screen, _) = chat(in: root, heard)
        other.mount(in: ComponentContext(Components()))
        _ = heard.take()

        other.addChild(screen)
        other.view.fill(with: screen.view)

        #expect(heard.take() == ["hidden 3 2 1 0"])
        withExtendedLifetime(root) {}
    }

    @Test func rootThatIsMountedAgainHidesItsMessages() {
        let heard = HeardRows()
        let screen = HeardRows.screen()
        screen.mount(in: ComponentContext(heard.components))
        screen.view.layout(width: 375, height: 600)
        _ = heard.take()

        screen.mount(in: ComponentContext(heard.components))
        screen.view.layoutIfNeeded()

        #expect(heard.take() == ["hidden 3 2 1 0", "shown 3 2 1 0"])
    }

    @Test func listOutsideOfTheRemovedPartStays() {
        let heard = HeardRows()
        let (screen, _) = chat(in: ViewController(), heard)
        _ = heard.take()

        screen.messageComposerVC.view.removeFromSuperview()
        screen.messageComposerVC.removeFromParent()

        #expect(heard.take().filter { $0.hasPrefix("hidden") } == [])
    }

    @Test func listThatAListenerTakesOutIsHeardInOrder() {
        let heard = HeardRows()
        let root = ViewController()
        let screen = HeardRows.screen()
        let remover = Remover()
        var components = heard.components
        components.extend(.messageListVC, with: RemovingExtension.self)
        RemovingExtension.$remover.withValue(remover) {
            root.addChild(screen)
            root.view.fill(with: screen.view)
            root.mount(in: ComponentContext(components))
            root.view.layout(width: 375, height: 600)
            _ = heard.take()

            remover.isOn.store(true, ordering: .relaxed)
            screen.channelController?.receive(
                .newMessage(FixtureChat.message("new", at: 90_000))
            )
        }

        let texts = heard.take()
        #expect(texts.first == "shown new")
        #expect(texts.last == "hidden new 3 2 1 0")
        #expect(texts.count == 2)
        #expect(screen.parent == nil)
    }

    @Test func extensionsOfTheListAndAroundItHearIt() {
        let root = ViewController()
        var components = Components()
        components.extend(.messageListVC, with: HearingList.self)
        let screen = HeardRows.screen()
        root.addChild(screen)
        root.view.fill(with: screen.view)
        root.mount(in: ComponentContext(components))
        root.view.layout(width: 375, height: 600)

        let notes = LifecycleLog.recording { screen.removeFromParent() }

        #expect(notes == ["hidden 4"])
    }

    @Test func listenerThatThrowsIsReportedAndTheListIsOut() throws {
        let components = try Components.with(
            TestPlugin("bad") { registrar in
                registrar.on(.messagesHidden) { _ in throw InjectedError() }
            }
        )
        let (root, screen) = (ViewController(), HeardRows.screen())
        root.addChild(screen)
        root.view.fill(with: screen.view)
        let tree = root.mount(in: ComponentContext(components))
        root.view.layout(width: 375, height: 600)

        screen.view.removeFromSuperview()
        screen.removeFromParent()

        #expect(tree.diagnostics.count == 1)
        #expect(screen.parent == nil && screen.view.superview == nil)
    }

    private func chat(
        in root: ViewController,
        _ heard: HeardRows
    ) -> (ChatChannelVC, ChatMessageListVC) {
        let screen = HeardRows.screen()
        root.addChild(screen)
        root.view.fill(with: screen.view)
        root.mount(in: ComponentContext(heard.components))
        root.view.layout(width: 375, height: 600)
        return (screen, screen.messageListVC)
    }
}

/// What is taken out with the list.
enum LeavingPart: CaseIterable {
    case listView, listsView, list, screensView, screen

    func leave(_ screen: ChatChannelVC, _ list: ChatMessageListVC) {
        switch self {
        case .listView: list.listView.removeFromSuperview()
        case .listsView: list.view.removeFromSuperview()
        case .list: list.removeFromParent()
        case .screensView: screen.view.removeFromSuperview()
        case .screen: screen.removeFromParent()
        }
    }

    func comeBack(_ screen: ChatChannelVC, _ list: ChatMessageListVC, in root: ViewController) {
        switch self {
        case .listView: list.view.fill(with: list.listView)
        case .listsView: screen.view.fill(with: list.view)
        case .list: screen.addChild(list)
        case .screensView: root.view.fill(with: screen.view)
        case .screen: root.addChild(screen)
        }
    }
}

/// The messages that came into view and left it, as a listener hears of them.
private final class HeardRows: Sendable {
    private let texts = Mutex<[String]>([])

    var components: Components {
        var components = Components()
        components.on(.messagesShown) { [self] rows in
            note("shown", rows)
            return .passed
        }
        components.on(.messagesHidden) { [self] rows in
            note("hidden", rows)
            return .passed
        }
        return components
    }

    private func note(_ word: String, _ rows: MessagesInView) {
        let ids = rows.messages.map(\.id).joined(separator: " ")
        texts.withLock { $0.append("\(word) \(ids)") }
    }

    /// Returns what was heard since the last call.
    func take() -> [String] {
        texts.withLock { texts in
            defer { texts = [] }
            return texts
        }
    }

    /// Returns a screen of four messages.
    static func screen() -> ChatChannelVC {
        let screen = ChatChannelVC()
        screen.channelController = ChatChannelController(
            channel: FixtureChat.group,
            messages: ChatMessages(ListedMessages.turns(4))
        )
        return screen
    }
}

private final class Remover: Sendable {
    let isOn = Atomic(false)
}

/// Takes its screen out when a message comes into view.
private final class RemovingExtension: ComponentExtension<ChatMessageListVC>, EventSink {
    @TaskLocal static var remover: Remover?

    func receive(_ event: RaisedEvent) -> EventReply {
        let isOn = Self.remover?.isOn.load(ordering: .relaxed) == true
        if event[.messagesShown] != nil, isOn {
            host.parent?.removeFromParent()
        }
        return .passed
    }
}

private final class HearingList: ComponentExtension<ChatMessageListVC>, EventSink {
    func receive(_ event: RaisedEvent) -> EventReply {
        if let rows = event[.messagesHidden] {
            LifecycleLog.note("hidden \(rows.messages.count)")
        }
        return .passed
    }
}
