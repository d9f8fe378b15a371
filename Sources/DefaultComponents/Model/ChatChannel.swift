/// A channel of messages.
public struct ChatChannel: Sendable, Hashable, Identifiable {
    /// The id, unique in a conversation.
    public var id: String

    /// The name shown to readers.
    public var name: String

    /// The members, in the order of the source.
    public var members: [ChatUser]

    /// The id of the reader, whose own messages are flipped; `nil` for an outsider.
    public var currentUserId: String?

    /// Whether messages show reactions.
    public var allowsReactions: Bool

    /// Whether messages can start threads.
    public var allowsReplies: Bool

    /// The id of the newest message that the reader has read; `nil` if that is not known.
    public var lastReadMessageID: String?

    /// The number of messages that the reader has not read.
    public var unreadCount: ChatUnreadCount

    /// Creates a channel.
    public init(
        id: String,
        name: String = "",
        members: [ChatUser] = [],
        currentUserId: String? = nil,
        allowsReactions: Bool = true,
        allowsReplies: Bool = true,
        lastReadMessageID: String? = nil,
        unreadCount: ChatUnreadCount = .noUnread
    ) {
        self.id = id
        self.name = name.isEmpty ? id : name
        self.members = members
        self.currentUserId = currentUserId
        self.allowsReactions = allowsReactions
        self.allowsReplies = allowsReplies
        self.lastReadMessageID = lastReadMessageID
        self.unreadCount = unreadCount
    }

    /// Whether there are messages that the reader has not read.
    public var isUnread: Bool { unreadCount.messages > 0 }
    /// The reader, with the name of the member; `nil` for an outsider.
    public var reader: ChatUser? {
        guard let currentUserId else { return nil }
        return members.first { $0.id == currentUserId } ?? ChatUser(id: currentUserId)
    }
}

/// The numbers of messages that a reader has not read.
public struct ChatUnreadCount: Sendable, Hashable {
    /// The number of unread messages.
    public var messages: Int

    /// The number of those that mention the reader.
    public var mentions: Int

    /// Creates a count.
    public init(messages: Int = 0, mentions: Int = 0) {
        self.messages = messages
        self.mentions = mentions
    }

    /// No unread messages.
    public static let noUnread = ChatUnreadCount()
}
