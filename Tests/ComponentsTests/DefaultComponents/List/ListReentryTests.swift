import Components
import DefaultComponents
import Testing
import Views

/// Callbacks of a list that act on the list.
@Suite(.diagnosticsOfIssues)
struct ListReentryTests {
    @Test(arguments: Meddler.Moment.allCases, Meddler.Act.allCases)
    func listShowsTheDataWhateverCallbacksDo(moment: Meddler.Moment, act: Meddler.Act) throws {
        let meddler = Meddler(moment, act)
        let list = meddler.list()

        for _ in 0..<3 {
            meddler.isArmed = true
            list.listView.scroll(by: -130)
            meddler.isArmed = true
            meddler.receive()
            meddler.isArmed = false
        }
        list.view.layout(width: 375, height: 600)

        let shown = list.listView.visibleRows
        #expect(!shown.isEmpty)
        for index in shown {
            let cell = try #require(list.listView.cell(at: index))
            #expect(cell.content?.message() == meddler.data.messages[index])
        }
        #expect(list.listView.subviews.count == shown.count)
    }

    @Test func eachRowMayChangeItsMessageWhileItIsPlaced() throws {
        let data = ListedMessages(ListedMessages.turns(60))
        let list = ChatMessageListVC()
        var changed: Set<String> = []
        data.willShow = { [unowned data, unowned list] _, message in
            guard let id = message?.id, changed.insert(id).inserted,
                let index = data.messages.firstIndex(where: { $0.id == id })
            else { return }
            data.messages[index].text = "Changed"
            list.updateMessages(with: [.update(data.messages[index], index: index)])
        }
        list.dataSource = data
        list.delegate = data
        let tree = list.mount(in: ComponentContext(Components()))
        list.view.layout(width: 375, height: 2_000)

        #expect(changed.count > 20)
        #expect(tree.diagnostics.map(\.description) == [])
        for index in list.listView.visibleRows {
            let cell = try #require(list.listView.cell(at: index))
            #expect(cell.content?.message() == data.messages[index])
        }
    }
}

extension ListReentryTests {
    @Test func routerThatShowsActionsAgainEnds() {
        var components = Components()
        components.messageListRouter = EndlessRouter.self
        let data = ListedMessages(ListedMessages.turns(2))
        let list = ChatMessageListVC()
        list.dataSource = data
        list.delegate = data
        let tree = list.mount(in: ComponentContext(components))
        list.view.layout(width: 375, height: 600)

        list.showActions(for: data.messages[0])

        #expect(tree.diagnostics == [.callNeverEnds(call: "ChatMessageListVC")])
    }

    @Test(arguments: [Reach.list, .constants])
    func whatARowsHookChangesInTheScreenIsTold(_ reach: Reach) throws {
        let screen = ChatChannelVC()
        screen.channelController = ObservedChannel(messages: 3).controller
        var components = Components()
        try components.install([ReachingPlugin()])
        let tree = Reaching.$target.withValue(ReachTarget(screen: screen, reach: reach)) {
            let tree = screen.mount(in: ComponentContext(components))
            screen.view.layout(width: 375, height: 600)
            return tree
        }

        #expect(tree.diagnostics.contains { $0.description.contains("'reaching'") })
    }

    @Test func extensionsThatEndMayCallTheList() throws {
        var components = Components()
        components.extend(.messageContentView, with: LastCall.self)
        let data = ListedMessages(ListedMessages.turns(40))
        let list = ChatMessageListVC()
        list.dataSource = data
        list.delegate = data
        list.mount(in: ComponentContext(components))
        list.view.layout(width: 375, height: 600)
        LastCall.$list.withValue(UncheckedList(list: list)) {
            for _ in 0..<4 {
                list.listView.scroll(by: -300)
                list.view.layoutIfNeeded()
                list.reloadMessages()
                list.view.layoutIfNeeded()
            }
        }

        for index in list.listView.visibleRows {
            let cell = try #require(list.listView.cell(at: index))
            #expect(cell.content?.message() == data.messages[index])
        }
    }
}

/// A router that asks the list for the actions that it was asked to show.
private final class EndlessRouter: ChatMessageListRouter {
    override func showMessageActions(
        _ actions: [any ChatMessageActionItem],
        for message: ChatMessage
    ) {
        (rootViewController as? ChatMessageListVC)?.showActions(for: message)
    }
}

private struct UncheckedList: @unchecked Sendable {
    let list: ChatMessageListVC
}

/// An extension that reads and reloads the list when its cell ends.
private final class LastCall: ComponentExtension<ChatMessageContentView> {
    @TaskLocal static var list: UncheckedList?

    deinit {
        guard let list = Self.list?.list else { return }
        _ = list.listView.liveCellCount
        list.reloadMessages()
    }
}

/// A data source and delegate that acts on its list at one moment.
final class Meddler: ChatMessageListVCDataSource, ChatMessageListVCDelegate {
    enum Moment: CaseIterable {
        case message, options, count, display, scroll
    }

    enum Act: CaseIterable {
        case reload, update, insert, scroll, jump, newComponents
    }

    let data = ListedMessages(ListedMessages.turns(80))
    var isArmed = false
    private let moment: Moment
    private let act: Act
    private var number = 0
    private weak var shown: ChatMessageListVC?

    init(_ moment: Moment, _ act: Act) {
        self.moment = moment
        self.act = act
    }

    func list() -> ChatMessageListVC {
        let list = ChatMessageListVC()
        list.dataSource = self
        list.delegate = self
        list.mount(in: ComponentContext(Components()))
        list.view.layout(width: 375, height: 600)
        shown = list
        return list
    }

    /// Adds a message and notifies the list.
    func receive() {
        number += 1
        let message = FixtureChat.message("new \(number)", at: 100_000 + Int64(number))
        data.messages.insert(message, at: 0)
        shown?.updateMessages(with: [.insert(message, index: 0)])
    }

    private func pass(_ moment: Moment) {
        guard isArmed, moment == self.moment, let list = shown else { return }
        isArmed = false
        switch act {
        case .reload: list.reloadMessages()
        case .update: list.updateMessages(with: [])
        case .insert: receive()
        case .scroll: list.listView.scroll(by: -77)
        case .jump: list.listView.scroll(to: 40)
        case .newComponents: list.updateComponents(Components())
        }
    }

    func channel(for vc: ChatMessageListVC) -> ChatChannel? {
        data.channel
    }

    func numberOfMessages(in vc: ChatMessageListVC) -> Int {
        pass(.count)
        return data.messages.count
    }

    func chatMessageListVC(_ vc: ChatMessageListVC, messageAt index: Int) -> ChatMessage? {
        pass(.message)
        return data.messages.indices.contains(index) ? data.messages[index] : nil
    }

    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        messageLayoutOptionsAt index: Int
    ) -> ChatMessageLayoutOptions {
        pass(.options)
        return vc.layoutOptions(at: index)
    }

    func chatMessageListVC(_ vc: ChatMessageListVC, willDisplayMessageAt index: Int) {
        pass(.display)
    }

    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        didTapOnAction actionItem: any ChatMessageActionItem,
        for message: ChatMessage
    ) {}

    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        scrollViewDidScroll listView: ChatMessageListView
    ) {
        pass(.scroll)
    }
}

/// What a hook in a row changes outside of it.
enum Reach {
    case list, constants
}

private struct ReachTarget: @unchecked Sendable {
    let screen: ChatChannelVC
    let reach: Reach
}

private struct ReachingPlugin: Plugin {
    let manifest = PluginManifest("reaching")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: Reaching.self)
    }
}

private final class Reaching: ComponentExtension<ChatMessageContentView> {
    @TaskLocal static var target: ReachTarget?

    override func updateContent() {
        super.updateContent()
        guard let target = Self.target else { return }
        switch target.reach {
        case .list: target.screen.messageListVC.removeFromParent()
        case .constants:
            for constraint in target.screen.messageListVC.view.constraints {
                constraint.constant += 10
            }
        }
    }
}
