/// An object that is informed of the changes of a channel, after all were made.
public protocol ChatChannelControllerDelegate: AnyObject {
    /// Called when the loaded messages changed, with the changes from those reported before to `messages`.
    func channelController(
        _ channelController: ChatChannelController,
        didUpdateMessages changes: [ListChange<ChatMessage>]
    )

    /// Called when the channel is available, and when it or the unread count changed.
    func channelController(
        _ channelController: ChatChannelController,
        didUpdateChannel channel: EntityChange<ChatChannel>
    )

    /// Called when the users who are typing changed, including the reader.
    func channelController(
        _ channelController: ChatChannelController,
        didChangeTypingUsers typingUsers: Set<ChatUser>
    )
}

/// A delegate that is also informed when the connection is lost or back.
public protocol ChatConnectionObserving: ChatChannelControllerDelegate {
    /// Called when the connection is lost or back.
    func channelController(
        _ channelController: ChatChannelController,
        didChangeConnection isConnected: Bool
    )
}

/// A delegate that is also informed when a request of the reader could not be sent.
public protocol ChatSendingObserving: ChatChannelControllerDelegate {
    /// Called when a request failed, after the messages show it; the reason is a text for the reader.
    ///
    /// A message or a request of a plugin's own that failed is kept, to be sent again. Deletions and reactions that
    /// failed at once have no effect, and messages that were not loaded are requested by the next call again.
    func channelController(
        _ channelController: ChatChannelController,
        didFailToSend request: ChatRequest,
        reason: String
    )
}

/// A delegate that is also informed of requests and payloads of plugins' own.
public protocol ChatPayloadObserving: ChatChannelControllerDelegate {
    /// Called when the state of a request changed, by any controller of the channel with the same client.
    func channelController(_ controller: ChatChannelController, didChange request: RequestChange)

    /// Called when the server sent a payload.
    func channelController(_ controller: ChatChannelController, didReceive payload: ChatPayload)
}

/// The effects of one change, to be reported to the delegate.
struct ChannelOutcome {
    var messages: [ListChange<ChatMessage>] = []
    var channel: EntityChange<ChatChannel>?
    var typingUsers: Set<ChatUser>?
    var isConnected: Bool?
    var failures: [SendingFailure] = []
    /// The changes of requests of plugins' own.
    var requests: [RequestChange] = []
    /// The payloads that the server sent.
    var payloads: [ChatPayload] = []
    /// The reader's changes, for other controllers of the channel.
    var done: [ChatEvent] = []

    /// The changes of messages; of several updates of the same one, where all are updates, the last.
    var mergedMessages: [ListChange<ChatMessage>] {
        var merged: [ListChange<ChatMessage>] = []
        var places: [Int: Int] = [:]
        for change in messages {
            guard case .update(_, let index) = change else { return messages }
            if let place = places[index] {
                merged[place] = change
            } else {
                places[index] = merged.count
                merged.append(change)
            }
        }
        return merged
    }
}

/// A request that could not be sent, and the reason.
struct SendingFailure {
    var request: ChatRequest
    var reason: String
}

/// A change of an item as a whole.
public enum EntityChange<Item> {
    /// The item was created.
    case create(Item)
    /// The item was updated.
    case update(Item)
    /// The item was removed.
    case remove(Item)
}

extension EntityChange: Sendable where Item: Sendable {}
extension EntityChange: Equatable where Item: Equatable {}
extension EntityChange: Hashable where Item: Hashable {}

extension EntityChange {
    /// The item after the change, or before its removal.
    public var item: Item {
        switch self {
        case .create(let item), .update(let item), .remove(let item): item
        }
    }
}
