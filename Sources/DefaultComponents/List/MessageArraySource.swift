/// The messages of a channel for a list, newest first.
package final class MessageArraySource: ChatMessageListVCDataSource {
    package var messages: [ChatMessage]
    private let channel: ChatChannel

    package init(_ messages: [ChatMessage], in channel: ChatChannel) {
        self.messages = messages
        self.channel = channel
    }

    package func channel(for vc: ChatMessageListVC) -> ChatChannel? { channel }

    package func numberOfMessages(in vc: ChatMessageListVC) -> Int { messages.count }

    package func chatMessageListVC(_ vc: ChatMessageListVC, messageAt index: Int) -> ChatMessage? {
        messages.indices.contains(index) ? messages[index] : nil
    }

    package func chatMessageListVC(
        _ vc: ChatMessageListVC,
        messageLayoutOptionsAt index: Int
    ) -> ChatMessageLayoutOptions {
        vc.layoutOptions(at: index)
    }
}
