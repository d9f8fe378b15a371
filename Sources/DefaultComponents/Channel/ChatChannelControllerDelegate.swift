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

/// What the delegate is to be reported about one change.
struct ChannelOutcome {
    var messages: [ListChange<ChatMessage>] = []
    var channel: EntityChange<ChatChannel>?
    var typingUsers: Set<ChatUser>?
    var isConnected: Bool?
    var failures: [SendingFailure] = []
    /// What the reader did, for other controllers of the channel.
    var done: [ChatEvent] = []
}

/// A request that could not be sent, and why.
struct SendingFailure {
    var request: ChatRequest
    var reason: String
}

/// A change of one thing as a whole.
public enum EntityChange<Item> {
    /// It is there now.
    case create(Item)
    /// It is another than before.
    case update(Item)
    /// It is gone.
    case remove(Item)
}

extension EntityChange: Sendable where Item: Sendable {}
extension EntityChange: Equatable where Item: Equatable {}
extension EntityChange: Hashable where Item: Hashable {}

extension EntityChange {
    /// The thing as it is now, or as it was before it was removed.
    public var item: Item {
        switch self {
        case .create(let item), .update(let item), .remove(let item): item
        }
    }
}
