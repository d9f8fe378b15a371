import DefaultComponents
import Views

/// Messages that are made when the list asks for them, by their number alone, so that none is kept.
final class NumberedMessages: ChatMessageListVCDataSource, ChatMessageListVCDelegate {
    private(set) var count: Int

    private let ann = ChatUser(id: "ann", name: "Ann Lee")
    private let bo = ChatUser(id: "bo", name: "Bo")
    private let channel: ChatChannel
    private let texts = (0..<13).map { length in
        RichText(plain: "Message" + String(repeating: " and on we go", count: length))
    }

    init(count: Int) {
        self.count = count
        channel = ChatChannel(
            id: "lunch",
            members: [ann, bo, ChatUser(id: "cy", name: "Cy")],
            currentUserID: "ann"
        )
    }

    /// Adds a message at the newest end, and returns what tells a list of it.
    func grow() -> [ListChange<ChatMessage>] {
        count += 1
        return [.insert(message(0), index: 0)]
    }

    /// Returns a message; 0 is the newest, and every third one is the reader's own.
    private func message(_ index: Int) -> ChatMessage {
        let number = count - 1 - index
        let isOwn = number % 3 == 0
        var message = ChatMessage(
            id: "\(number)",
            author: isOwn ? ann : bo,
            createdAt: Instant(seconds: 1_772_442_000 + Int64(number) * 40),
            text: texts[number % texts.count]
        )
        message.isSentByCurrentUser = isOwn
        return message
    }

    func channel(for vc: ChatMessageListVC) -> ChatChannel? {
        channel
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
