import Components
import DefaultComponents
import Testing
import Views

/// Views that a delegate of a list puts above and below messages, by any of its protocols.
@Suite(.diagnosticsOfIssues)
struct DelegateDecorationTests {
    private let data = ListedMessages(ListedMessages.turns(6))

    @Test func aPlainDelegatesHeadersAndFootersAreShown() {
        let delegate = PlainDecorator()
        let list = list(delegate)

        #expect(texts(list) { $0.headerDecorations } == ["5", "4", "3", "2", "1", "0"])
        #expect(texts(list) { $0.footerDecorations }.count == 6)
    }

    @Test func aSubclassIsHeardWhereItAdoptsTheDecorationsItself() {
        let delegate = LateDecorator()

        #expect(texts(list(delegate)) { $0.headerDecorations }.count == 6)
    }

    @Test func aScreenOverridesWhatStandsAboveMessages() throws {
        let screen = HeadedScreen()
        screen.channelController = ChatChannelController(transcript: FixtureChat.transcript)
        screen.mount(in: ComponentContext(Components()))
        screen.view.layout(width: 375, height: 600)

        let cell = try #require(screen.messageListVC.listView.cell(at: 0) as? ChatMessageCell)
        #expect(cell.headerDecorations.count == 1)
    }

    @Test(arguments: [true, false])
    func whatADelegateLeftBehindGoesWithTheNext(isSilent: Bool) {
        let next = isSilent ? SilentDelegate() : nil
        let shown = list(PlainDecorator())

        shown.delegate = next
        shown.view.layoutIfNeeded()

        #expect(texts(shown) { $0.headerDecorations } == [])
    }

    @Test func whatWentAwayGivesItsHeightBackWithAnUpdateOfTheSameMessage() {
        let delegate = PlainDecorator()
        let list = list(delegate)
        let before = list.listView.contentHeight
        delegate.isOn = false

        list.updateMessages(with: [.update(data.messages[2], index: 2)])

        #expect(texts(list) { $0.headerDecorations } == ["5", "4", "3", "1", "0"])
        #expect(list.listView.contentHeight < before)
        #expect(list.faults == [])
    }

    @Test func aDataSourceThatDecoratesWithoutEffectIsReported() {
        let screen = DecoratingSource(data)
        let list = Components().make(.messageListVC)
        list.dataSource = screen
        list.mount(in: ComponentContext(Components()))
        list.view.layout(width: 375, height: 600)

        #expect(list.faults == [.delegateNotSet(dataSource: "DecoratingSource")])
    }

    @Test func aDataSourceThatCouldBeAPlainDelegateIsNoMistake() {
        let list = Components().make(.messageListVC)
        list.dataSource = data
        list.mount(in: ComponentContext(Components()))
        list.view.layout(width: 375, height: 600)

        #expect(list.faults == [])
    }

    @Test func rowsThatMoveAreNotAskedAgainForADelegateWithoutDecorations() throws {
        let touched = TouchedList(delegate: data)

        try touched.insert(FixtureChat.message("new", at: 9_000))

        #expect(touched.composed.count <= 2)
    }

    private func list(_ delegate: any ChatMessageListVCDelegate) -> ChatMessageListVC {
        let list = data.list(height: 2_000)
        list.delegate = delegate
        list.view.layoutIfNeeded()
        return list
    }

    /// Returns the texts of decorations, oldest message first.
    private func texts(
        _ list: ChatMessageListVC,
        _ decorations: (ChatMessageCell) -> [ChatMessageDecorationView]
    ) -> [String] {
        list.listView.visibleRows.reversed().flatMap { index in
            (list.listView.cell(at: index) as? ChatMessageCell).map(decorations) ?? []
        }.compactMap { ($0.subviews.first as? Label)?.text }
    }
}

private func note(_ text: String) -> ChatMessageDecorationView {
    let label = Label()
    label.text = text
    let view = ChatMessageDecorationView()
    view.fill(with: label)
    return view
}

/// Conforms only to the delegate protocol, and has only the methods for decorations.
private final class PlainDecorator: ChatMessageListVCDelegate {
    var isOn = true

    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        headerViewForMessage message: ChatMessage,
        at index: Int
    ) -> ChatMessageDecorationView? {
        isOn || index != 2 ? note("\(index)") : nil
    }

    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        footerViewForMessage message: ChatMessage,
        at index: Int
    ) -> ChatMessageDecorationView? {
        note(message.id)
    }
}

private class SilentDelegate: ChatMessageListVCDelegate {}

private final class LateDecorator: SilentDelegate, ChatMessageListVCDecorationDelegate {
    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        headerViewForMessage message: ChatMessage,
        at index: Int
    ) -> ChatMessageDecorationView? {
        note("\(index)")
    }

    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        footerViewForMessage message: ChatMessage,
        at index: Int
    ) -> ChatMessageDecorationView? {
        nil
    }
}

private final class HeadedScreen: ChatChannelVC {
    override func chatMessageListVC(
        _ vc: ChatMessageListVC,
        headerViewForMessage message: ChatMessage,
        at index: Int
    ) -> ChatMessageDecorationView? {
        index == 0
            ? note("Newest")
            : super.chatMessageListVC(
                vc,
                headerViewForMessage: message,
                at: index
            )
    }
}

private final class DecoratingSource: ChatMessageListVCDataSource, ChatMessageListVCDelegate {
    private let data: ListedMessages

    init(_ data: ListedMessages) {
        self.data = data
    }

    func channel(for vc: ChatMessageListVC) -> ChatChannel? { data.channel }

    func numberOfMessages(in vc: ChatMessageListVC) -> Int { data.messages.count }

    func chatMessageListVC(_ vc: ChatMessageListVC, messageAt index: Int) -> ChatMessage? {
        data.messages[index]
    }

    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        messageLayoutOptionsAt index: Int
    ) -> ChatMessageLayoutOptions {
        vc.layoutOptions(at: index)
    }

    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        footerViewForMessage message: ChatMessage,
        at index: Int
    ) -> ChatMessageDecorationView? {
        note(message.id)
    }
}
