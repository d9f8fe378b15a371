public import Components

// What happens to messages, and who is asked in which order.
//
// A tap or a long press goes to the extensions of the component that is hit, to the component, and to those
// around it (`TapResponder`). If the extensions of the message's view pass it on, the view raises one of these
// events for what was hit. Then are asked, until one handles it:
//
// 1. the app's and the plugins' listeners (`on`), the last first,
// 2. the list: its delegate, then its own method, which calls the router,
// 3. the screen around the list,
// 4. the sink of the tree.

extension Event where Payload == ChatMessage {
    /// A tap on the delivery status of a message.
    public static let tapOnDeliveryStatus = Event("tapOnDeliveryStatus", contract: .stable)

    /// A tap on the message that a message answers.
    public static let tapOnQuote = Event("tapOnQuote", contract: .stable)

    /// A tap on the reactions to a message.
    public static let tapOnReactions = Event("tapOnReactions", contract: .stable)

    /// A tap on the number of replies to a message.
    public static let tapOnThread = Event("tapOnThread", contract: .stable)

    /// A tap on the badge of a message that was not sent.
    public static let tapOnError = Event("tapOnError", contract: .stable)

    /// A long press anywhere on a message.
    public static let longPressOnMessage = Event("longPressOnMessage", contract: .stable)
}

extension Event where Payload == MessageAvatarTap {
    /// A tap on the picture of a message's author.
    public static let tapOnAvatar = Event("tapOnAvatar", contract: .stable)
}

extension Event where Payload == MessageAttachmentTap {
    /// A tap on something that a message carries.
    public static let tapOnAttachment = Event("tapOnAttachment", contract: .stable)
}

extension Event where Payload == MessageLinkTap {
    /// A tap on a link in a message; not raised for scripts and other addresses that must not be opened.
    public static let tapOnLink = Event("tapOnLink", contract: .stable)
}

extension Event where Payload == MessageMentionTap {
    /// A tap on a mention in a message.
    public static let tapOnMention = Event("tapOnMention", contract: .stable)
}

extension Event where Payload == ChatUnreadCount {
    /// A tap on the way to the newest message, with how much is not read.
    public static let scrollToLatestMessage = Event("scrollToLatestMessage", contract: .stable)
}

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
