public import Views

/// One message.
public struct ChatMessage: Sendable, Codable, Hashable, Identifiable {
    /// The id, unique in a channel.
    public var id: String
    /// Who wrote it.
    public var author: ChatUser
    /// When it was written.
    public var createdAt: Timestamp
    /// What sort of message it is.
    public var kind: ChatMessageKind
    /// What it says; hostile until escaped.
    public var text: RichText
    /// Whether it was deleted; its text is then not shown.
    public var isDeleted: Bool
    /// Whether the reader wrote it.
    public var isSentByCurrentUser: Bool
    /// Whether a reply also stands in the channel.
    public var isShownInChannel: Bool
    /// What most messages do not have; none for them.
    var details: Boxed<ChatMessageDetails>?

    /// Creates a message; what is left out is empty.
    public init(
        id: String,
        author: ChatUser,
        createdAt: Timestamp,
        kind: ChatMessageKind = .regular,
        text: RichText = RichText()
    ) {
        self.id = id
        self.author = author
        self.createdAt = createdAt
        self.kind = kind
        self.text = text
        isDeleted = false
        isSentByCurrentUser = false
        isShownInChannel = false
    }
}

/// What sort of message one is; an open set.
public struct ChatMessageKind: RawRepresentable, Sendable, Codable, Hashable,
    ExpressibleByStringLiteral
{
    /// The name.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a kind from a literal name.
    public init(stringLiteral value: String) { rawValue = value }

    /// Written by somebody.
    public static let regular: Self = "regular"
    /// Written by the chat itself: a join, a pin, a new topic.
    public static let system: Self = "system"
    /// Tells the reader that something failed.
    public static let error: Self = "error"
    /// Seen by the reader alone.
    public static let ephemeral: Self = "ephemeral"
}

/// Where a message of the reader's is on its way.
public enum ChatMessageLocalState: String, Sendable, Codable, Hashable, CaseIterable {
    /// Waiting to be sent.
    case pendingSend
    /// Being sent.
    case sending
    /// Not sent; can be tried again.
    case sendingFailed
}
