/// A tap on the picture of a message's author.
public struct MessageAvatarTap: Sendable, Hashable {
    /// The message.
    public var message: ChatMessage
    /// Whose picture it is.
    public var user: ChatUser

    /// Creates a tap.
    public init(message: ChatMessage, user: ChatUser) {
        self.message = message
        self.user = user
    }
}

/// A tap on something that a message carries.
public struct MessageAttachmentTap: Sendable, Hashable {
    /// The message.
    public var message: ChatMessage
    /// The attachment; its addresses are hostile until checked.
    public var attachment: ChatAttachment

    /// Creates a tap.
    public init(message: ChatMessage, attachment: ChatAttachment) {
        self.message = message
        self.attachment = attachment
    }
}

/// A tap on a link in a message.
public struct MessageLinkTap: Sendable, Hashable {
    /// The message.
    public var message: ChatMessage
    /// Where the link leads: an address that may be opened, to be escaped wherever it is shown.
    public var url: String

    /// Creates a tap.
    public init(message: ChatMessage, url: String) {
        self.message = message
        self.url = url
    }
}

/// A tap on a mention in a message.
public struct MessageMentionTap: Sendable, Hashable {
    /// The message.
    public var message: ChatMessage
    /// The id of the person that is mentioned.
    public var userID: String

    /// Creates a tap.
    public init(message: ChatMessage, userID: String) {
        self.message = message
        self.userID = userID
    }
}
