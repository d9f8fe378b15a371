public import Components

// What happens in a list. These events are notifications: extensions of the list that are sinks receive them beside the
// listeners, and an answer does not change what the list does.

extension Event where Payload == MessagesChange {
    /// Messages of a list were added, changed, moved or removed; once for a batch.
    public static let messagesChanged = Event(notification: "messagesChanged")
}

extension Event where Payload == MessagesInView {
    /// Messages came into view in a list, and are about to be drawn.
    public static let messagesShown = Event(notification: "messagesShown")

    /// Messages are no longer in view in a list: they were scrolled away or removed, or it left its tree.
    public static let messagesHidden = Event(notification: "messagesHidden")
}

extension Event where Payload == ListPosition {
    /// The messages of a list moved in the viewport, or their number changed.
    public static let listScrolled = Event(notification: "listScrolled")

    /// A list came to rest after it was scrolled.
    public static let listSettled = Event(notification: "listSettled")
}

/// A list among those of an app.
public struct ListIdentity: Sendable, Hashable {
    /// The name of the list; `nil` if it has none.
    public var name: String?
    /// The id of the channel; `nil` while there is none.
    public var channelID: ChatChannel.ID?

    /// Creates an identity.
    public init(name: String? = nil, channelID: ChatChannel.ID? = nil) {
        self.name = name
        self.channelID = channelID
    }
}

/// A batch of changes of a list's messages.
public struct MessagesChange: Sendable, Hashable {
    /// The list.
    public var list: ListIdentity
    /// The changes, which lead from the old messages to the new ones; empty if `isReset` is set.
    public var changes: [ListChange<ChatMessage>]
    /// The number of messages after the changes.
    public var count: Int
    /// Whether the list read all its messages anew, so that any may have changed.
    public var isReset: Bool

    /// Creates a batch.
    public init(
        in list: ListIdentity,
        changes: [ListChange<ChatMessage>],
        count: Int,
        isReset: Bool = false
    ) {
        self.list = list
        self.changes = changes
        self.count = count
        self.isReset = isReset
    }

    /// The new messages.
    public var added: [ChatMessage] {
        changes.compactMap { if case .insert(let message, _) = $0 { message } else { nil } }
    }

    /// The messages with new content, as they are now; among them may be some that moved.
    public var changed: [ChatMessage] {
        changes.compactMap { change in
            switch change {
            case .update(let message, _), .move(let message, _, _): message
            case .insert, .remove: nil
            }
        }
    }

    /// The removed messages.
    public var removed: [ChatMessage] {
        changes.compactMap { if case .remove(let message, _) = $0 { message } else { nil } }
    }
}

/// Messages that came into view in a list, or that are no longer in view.
public struct MessagesInView: Sendable, Hashable {
    /// The list.
    public var list: ListIdentity
    /// The messages, newest first.
    public var messages: [ChatMessage]

    /// Creates a value.
    public init(in list: ListIdentity, messages: [ChatMessage]) {
        self.list = list
        self.messages = messages
    }
}

/// The scroll position of a list.
public struct ListPosition: Sendable, Hashable {
    /// The list.
    public var list: ListIdentity
    /// The indices of the messages in view; 0 is the newest.
    public var visible: Range<Int>
    /// Whether the newest message is at the lower edge, so that the list follows new ones.
    public var isAtLatest: Bool

    /// Creates a position.
    public init(in list: ListIdentity, visible: Range<Int>, isAtLatest: Bool) {
        self.list = list
        self.visible = visible
        self.isAtLatest = isAtLatest
    }
}
