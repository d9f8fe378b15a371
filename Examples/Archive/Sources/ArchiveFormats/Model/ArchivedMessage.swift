public import Components
public import Views

/// One message of an export.
public struct ArchivedMessage: Sendable, Hashable, Identifiable {
    /// The kind of a message.
    public enum Kind: String, Sendable, Hashable {
        /// Written by a person or a program.
        case regular
        /// Written by the chat: a join, a pin, a new topic.
        case system
    }

    /// The source's id, unique in a channel; formed from time, author and text if the source has none.
    public var id: String
    /// The id of the channel.
    public var channelID: String
    /// The author.
    public var author: ArchivePerson
    /// The time at which it was written.
    public var time: Timestamp
    /// The kind.
    public var kind: Kind
    /// The text; hostile until escaped.
    public var text: RichText
    /// The time of the last edit.
    public var editedAt: Timestamp?
    /// Whether it was deleted and the source says so.
    public var isDeleted = false
    /// The id of the root of its thread, for a reply.
    public var threadID: String?
    /// The id of the message that it answers, outside of threads.
    public var replyToID: String?
    /// The number of replies that the source states, for the root of a thread.
    public var replyCount = 0
    /// Whether a reply is also shown in the channel.
    public var isShownInChannel = false
    /// The files, links and cards, in the order of the source.
    public var attachments: [ArchivedAttachment] = []
    /// The reactions, in the order of the source.
    public var reactions: [ArchivedReaction] = []

    /// Creates a message; all other properties are empty.
    public init(
        id: String,
        channelID: String,
        author: ArchivePerson,
        time: Timestamp,
        kind: Kind = .regular,
        text: RichText = RichText()
    ) {
        self.id = id
        self.channelID = channelID
        self.author = author
        self.time = time
        self.kind = kind
        self.text = text
    }
}

/// A reaction to a message.
public struct ArchivedReaction: Sendable, Hashable {
    /// The source's name without colons, or the emoji itself.
    public var name: String
    /// The ids of the people who gave it; may be fewer than `count`.
    public var userIDs: [String]
    /// The number of people who gave it.
    public var count: Int

    /// Creates a reaction; the default count is the number of `userIDs`.
    public init(name: String, userIDs: [String] = [], count: Int? = nil) {
        self.name = name
        self.userIDs = userIDs
        self.count = count ?? userIDs.count
    }
}
