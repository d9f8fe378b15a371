/// Where a list of messages gets them from.
public protocol ChatMessageListVCDataSource: AnyObject {
    /// Returns the channel that the messages stand in; none while it is not known.
    func channel(for vc: ChatMessageListVC) -> ChatChannel?

    /// Returns the number of messages.
    func numberOfMessages(in vc: ChatMessageListVC) -> Int

    /// Returns the message at a place; 0 is the newest.
    func chatMessageListVC(_ vc: ChatMessageListVC, messageAt index: Int) -> ChatMessage?

    /// Returns what the layout of a message has.
    ///
    /// Return `vc.layoutOptions(at: index)`, or what you make of it. The list knows what that reads and
    /// asks again when, and only when, it changed; options that are decided otherwise are asked for after
    /// each change.
    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        messageLayoutOptionsAt index: Int
    ) -> ChatMessageLayoutOptions
}

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
