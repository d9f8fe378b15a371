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
