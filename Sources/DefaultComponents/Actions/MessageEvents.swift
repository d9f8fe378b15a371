public import Components

// The events of messages, and the order of their receivers.
//
// A tap or a long press goes to the extensions of the component that is hit, to the component, and to those
// around it (`TapResponder`). If the extensions of the message's view pass it on, the view raises one of these
// events for the part that was hit. It is received, until one handles it, by
//
// 1. the listeners of the app and the plugins (`on`), the last first,
// 2. the list: its delegate, then its own method, which calls the router,
// 3. the screen around the list,
// 4. the sink of the tree.

extension Event where Payload == ChatMessage {
    /// A tap on the delivery status of a message.
    public static let tapOnDeliveryStatus = Event("tapOnDeliveryStatus", contract: .stable)

    /// A tap on a quoted message.
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
    /// A tap on an attachment of a message.
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

extension Event where Payload == ChatMessage {
    /// A message to which the host of a live page should scroll.
    public static let scrollToMessage = Event("scrollToMessage", contract: .stable)
}

extension Event where Payload == ChatUnreadCount {
    /// A tap on the button that scrolls to the newest message, with the unread count.
    public static let scrollToLatestMessage = Event("scrollToLatestMessage", contract: .stable)
}

/// A tap on the picture of a message's author.
public struct MessageAvatarTap: Sendable, Hashable {
    /// The message.
    public var message: ChatMessage
    /// The user of the picture.
    public var user: ChatUser

    /// Creates a tap.
    public init(message: ChatMessage, user: ChatUser) {
        self.message = message
        self.user = user
    }
}

/// A tap on an attachment of a message.
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
    /// The address of the link, which may be opened, and has to be escaped where it is shown.
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
    /// The id of the mentioned user.
    public var userID: String

    /// Creates a tap.
    public init(message: ChatMessage, userID: String) {
        self.message = message
        self.userID = userID
    }
}
