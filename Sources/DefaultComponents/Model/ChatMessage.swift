public import Components
public import Views

/// One message.
public struct ChatMessage: Sendable, Codable, Hashable, Identifiable {
    /// The id, unique in a channel.
    public var id: String
    /// The author.
    public var author: ChatUser
    /// The time at which it was written.
    public var createdAt: Timestamp
    /// The kind.
    public var kind: ChatMessageKind
    /// The text; hostile until escaped.
    public var text: RichText
    /// Whether it was deleted; its text is then not shown.
    public var isDeleted: Bool
    /// Whether the reader wrote it.
    public var isSentByCurrentUser: Bool
    /// Whether a reply is also shown in the channel.
    public var isShownInChannel: Bool
    /// The properties that most messages do not have; `nil` if all are empty.
    var details: Boxed<ChatMessageDetails>?

    /// Creates a message; all other properties are empty.
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

/// The kind of a message; an open set.
public struct ChatMessageKind: RawRepresentable, Sendable, Codable, Hashable,
    ExpressibleByStringLiteral
{
    /// The name.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a kind from a literal name.
    public init(stringLiteral value: String) { rawValue = value }

    /// Written by a user.
    public static let regular: Self = "regular"
    /// Written by the chat: a join, a pin, a new topic.
    public static let system: Self = "system"
    /// A failure, shown to the reader.
    public static let error: Self = "error"
    /// Seen by the reader only.
    public static let ephemeral: Self = "ephemeral"
}

/// The state of sending of a message of the reader.
public enum ChatMessageLocalState: String, Sendable, Codable, Hashable, CaseIterable {
    /// Waiting to be sent.
    case pendingSend
    /// Being sent.
    case sending
    /// Not sent; can be tried again.
    case sendingFailed
}

extension ChatMessage: HoldingNoViews {}
extension ChatChannel: HoldingNoViews {}
extension ChatAttachment: HoldingNoViews {}
