public import Views

/// The part of an earlier message that a reply shows.
public struct ChatQuote: Sendable, Codable, Hashable {
    /// The id of the quoted message.
    public var messageID: String

    /// The author.
    public var author: ChatUser

    /// The text.
    public var text: RichText

    /// The kinds of its attachments, in order.
    public var attachmentKinds: [AttachmentKind]

    /// Whether it was deleted since.
    public var isDeleted: Bool

    /// Creates a quote.
    public init(
        messageID: String,
        author: ChatUser,
        text: RichText = RichText(),
        attachmentKinds: [AttachmentKind] = [],
        isDeleted: Bool = false
    ) {
        self.messageID = messageID
        self.author = author
        self.text = text
        self.attachmentKinds = attachmentKinds
        self.isDeleted = isDeleted
    }

    /// Creates a quote of a message.
    public init(of message: ChatMessage) {
        self.init(
            messageID: message.id,
            author: message.author,
            text: message.text,
            attachmentKinds: message.attachments.map(\.kind),
            isDeleted: message.isDeleted
        )
    }
}
