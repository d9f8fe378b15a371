/// A person or a bot that writes messages.
public struct ChatUser: Sendable, Hashable, Identifiable {
    /// The id, unique in a conversation.
    public var id: String

    /// The name shown to readers; hostile until escaped.
    public var name: String

    /// The address of the picture.
    public var imageURL: String?

    /// Whether a program writes under this name.
    public var isBot: Bool

    /// Creates a user; an empty name is replaced by the id.
    public init(id: String, name: String = "", imageURL: String? = nil, isBot: Bool = false) {
        self.id = id
        self.name = name.isEmpty ? id : name
        self.imageURL = imageURL
        self.isBot = isBot
    }
}
