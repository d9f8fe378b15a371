/// A message of a room.
public struct MessageRecord: Sendable, Hashable {
    /// The identifier, which the client of the author made.
    public var id: String
    /// The identifier of the room.
    public var room: String
    /// The place in the room: 1 for its first message, without gaps, replies included.
    public var sequence: Int64
    /// The number of the newest change of this message among all changes in the room.
    public var revision: Int64
    /// The author.
    public var author: UserRecord
    /// The instant of sending, in microseconds since 1970.
    public var createdAt: Int64
    /// The instant of the newest edit, in microseconds since 1970.
    public var editedAt: Int64?
    /// The text as the author wrote it, without any escapes; empty if deleted.
    public var text: String
    /// The message that this one is a reply to.
    public var parentID: String?
    /// The message that this one quotes; `nil` if deleted.
    public var quotedID: String?
    /// Whether the author deleted it.
    public var isDeleted: Bool
    /// The reactions, in the order in which their kinds were first chosen.
    public var reactions: [ReactionRecord]
    /// The number of replies that are not deleted.
    public var replyCount: Int
    /// The members whom the text mentions by `@` and their name, in the order of the text.
    public var mentions: [String]
    /// The attachments, in order; none if deleted.
    public var attachments: [AttachmentRecord]
    /// The answers of members, by kind and then by the age of their accounts; none if deleted.
    public var responses: [ResponseRecord]

    /// Creates a message.
    public init(
        id: String,
        room: String,
        sequence: Int64,
        revision: Int64,
        author: UserRecord,
        createdAt: Int64,
        editedAt: Int64? = nil,
        text: String,
        parentID: String? = nil,
        quotedID: String? = nil,
        isDeleted: Bool = false,
        reactions: [ReactionRecord] = [],
        replyCount: Int = 0,
        mentions: [String] = [],
        attachments: [AttachmentRecord] = [],
        responses: [ResponseRecord] = []
    ) {
        self.id = id
        self.room = room
        self.sequence = sequence
        self.revision = revision
        self.author = author
        self.createdAt = createdAt
        self.editedAt = editedAt
        self.text = text
        self.parentID = parentID
        self.quotedID = quotedID
        self.isDeleted = isDeleted
        self.reactions = reactions
        self.replyCount = replyCount
        self.mentions = mentions
        self.attachments = attachments
        self.responses = responses
    }
}
