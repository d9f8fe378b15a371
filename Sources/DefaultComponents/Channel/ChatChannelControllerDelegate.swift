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
