/// Hears what changed in a channel, after all of it has changed.
public protocol ChatChannelControllerDelegate: AnyObject {
    /// Called when the loaded messages are others; the changes lead from those told before to `messages`.
    func channelController(
        _ channelController: ChatChannelController,
        didUpdateMessages changes: [ListChange<ChatMessage>]
    )

    /// Called when the channel is there, and when it or what is not read is other than before.
    func channelController(
        _ channelController: ChatChannelController,
        didUpdateChannel channel: EntityChange<ChatChannel>
    )

    /// Called when other people type than before, the reader among them.
    func channelController(
        _ channelController: ChatChannelController,
        didChangeTypingUsers typingUsers: Set<ChatUser>
    )
}

/// Also hears when the connection is lost or back.
public protocol ChatConnectionObserving: ChatChannelControllerDelegate {
    /// Called when the connection is lost or back.
    func channelController(
        _ channelController: ChatChannelController,
        didChangeConnection isConnected: Bool
    )
}

/// Also hears when something that the reader did could not be sent.
public protocol ChatSendingObserving: ChatChannelControllerDelegate {
    /// Called when a request failed, after the messages show it; the reason is in words for the reader.
    ///
    /// A message that failed is kept, to be sent again. Deletions and reactions that failed at once did not
    /// happen.
    func channelController(
        _ channelController: ChatChannelController,
        didFailToSend request: ChatRequest,
        reason: String
    )
}
