import DefaultComponents
import Views

/// A number of messages, each made on demand.
final class NumberedMessages: ChatMessageListVCDataSource {
    /// The number of messages.
    var count: Int
    /// Messages before the others.
    var newest: [ChatMessage] = []
    /// The number of messages that were requested.
    private(set) var messageCount = 0
    /// The number of calls of the list.
    private(set) var callCount = 0

    init(count: Int) {
        self.count = count
    }

    /// Returns a message by the number of newer ones, so that the newest are always the same.
    static func message(_ index: Int) -> ChatMessage {
        let text = RichText(plain: "Ahoy" + String(repeating: " and on", count: index % 13))
        let seconds = -Int64(index) * 90
        return index % 3 == 0
            ? FixtureChat.own("\(index)", at: seconds, text)
            : FixtureChat.message("\(index)", at: seconds, text)
    }

    func channel(for vc: ChatMessageListVC) -> ChatChannel? {
        callCount += 1
        return FixtureChat.group
    }

    func numberOfMessages(in vc: ChatMessageListVC) -> Int {
        callCount += 1
        return count + newest.count
    }

    func chatMessageListVC(_ vc: ChatMessageListVC, messageAt index: Int) -> ChatMessage? {
        callCount += 1
        messageCount += 1
        guard index >= newest.count else { return newest[index] }
        return index < count + newest.count ? Self.message(index - newest.count) : nil
    }

    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        messageLayoutOptionsAt index: Int
    ) -> ChatMessageLayoutOptions {
        callCount += 1
        return vc.layoutOptions(at: index)
    }
}
