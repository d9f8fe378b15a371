import DefaultComponents
import Views

/// Messages that are made on demand, by their number only, so that none is kept.
final class NumberedMessages: ChatMessageListVCDataSource, ChatMessageListVCDelegate {
    private(set) var count: Int

    private let maker = NumberedMessage()

    init(count: Int) {
        self.count = count
    }

    /// Adds a message at the newest end, and returns the change for a list.
    func grow() -> [ListChange<ChatMessage>] {
        count += 1
        return [.insert(message(0), index: 0)]
    }

    private func message(_ index: Int) -> ChatMessage {
        maker.message(count - 1 - index)
    }

    func channel(for vc: ChatMessageListVC) -> ChatChannel? {
        maker.channel
    }

    func numberOfMessages(in vc: ChatMessageListVC) -> Int {
        count
    }

    func chatMessageListVC(_ vc: ChatMessageListVC, messageAt index: Int) -> ChatMessage? {
        message(index)
    }

    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        messageLayoutOptionsAt index: Int
    ) -> ChatMessageLayoutOptions {
        vc.layoutOptions(at: index)
    }

    func chatMessageListVC(_ vc: ChatMessageListVC, willDisplayMessageAt index: Int) {}

    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        didTapOnAction actionItem: any ChatMessageActionItem,
        for message: ChatMessage
    ) {}

    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        scrollViewDidScroll listView: ChatMessageListView
    ) {}
}
