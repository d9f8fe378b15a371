/// The source of a list's messages.
public protocol ChatMessageListVCDataSource: AnyObject {
    /// Returns the channel of the messages; `nil` while it is not known.
    func channel(for vc: ChatMessageListVC) -> ChatChannel?

    /// Returns the number of messages.
    func numberOfMessages(in vc: ChatMessageListVC) -> Int

    /// Returns the message at an index; 0 is the newest.
    func chatMessageListVC(_ vc: ChatMessageListVC, messageAt index: Int) -> ChatMessage?

    /// Returns the layout options of a message.
    ///
    /// Return `vc.layoutOptions(at: index)`, or a modification of it. The list knows what that depends on and
    /// asks again only when it changed; options that are decided without it are asked for after each
    /// change.
    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        messageLayoutOptionsAt index: Int
    ) -> ChatMessageLayoutOptions
}

/// A data source of a channel's messages, newest first.
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
