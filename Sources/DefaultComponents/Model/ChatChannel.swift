/// A place where messages are written.
public struct ChatChannel: Sendable, Hashable, Identifiable {
    /// The id, unique in a conversation.
    public var id: String

    /// The name shown to readers.
    public var name: String

    /// The members, in the order of the source.
    public var members: [ChatUser]

    /// The id of the reader, whose own messages are flipped; none for an outsider.
    public var currentUserId: String?

    /// Whether messages show reactions.
    public var allowsReactions: Bool

    /// Whether messages can start threads.
    public var allowsReplies: Bool

    /// The id of the newest message that the reader has read; none if that is not known.
    public var lastReadMessageID: String?

    /// How much the reader has not read.
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

    /// Whether there is something that the reader has not read.
    public var isUnread: Bool {
        unreadCount.messages > 0
    }
    /// The reader, by the name that the members give; none for an outsider.
    public var reader: ChatUser? {
        guard let currentUserId else { return nil }
        return members.first { $0.id == currentUserId } ?? ChatUser(id: currentUserId)
    }
}

/// How much a reader has not read.
public struct ChatUnreadCount: Sendable, Hashable {
    /// How many messages are not read.
    public var messages: Int

    /// How many of them mention the reader.
    public var mentions: Int

    /// Creates a count.
    public init(messages: Int = 0, mentions: Int = 0) {
        self.messages = messages
        self.mentions = mentions
    }

    /// Everything is read.
    public static let noUnread = ChatUnreadCount()
}
