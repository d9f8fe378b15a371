public import Components
import Views

/// A feature that the layout of a message has or has not; an open set.
///
/// Declare your own as a `static let`, and register it with `registrar.declare`.
public struct ChatMessageLayoutOption: RawRepresentable, Sendable, Hashable, Comparable,
    ExpressibleByStringLiteral
{
    /// The name.
    public let rawValue: String

    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an option from a literal name.
    public init(stringLiteral value: String) { rawValue = value }

    /// Hashes the name, and records the lookup while a recorder observes names.
    public func hash(into hasher: inout Hasher) {
        SideEffectLog.current?.note(rawValue, ofKind: Self.kindOfName)
        hasher.combine(rawValue)
    }

    /// Orders by name.
    public static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.rawValue < rhs.rawValue
    }
}

extension ChatMessageLayoutOption: DeclarableName {
    /// The kind of name in listings and errors.
    public static var kindOfName: String { "layout option" }
}

/// The options of a message's layout.
public typealias ChatMessageLayoutOptions = Set<ChatMessageLayoutOption>

extension Set<ChatMessageLayoutOption> {
    /// Removes options.
    public mutating func remove(_ options: Self) {
        subtract(options)
    }

    /// Inserts options.
    public mutating func insert(_ options: Self) {
        formUnion(options)
    }

    /// Returns the options without those for parts that would be empty in a message.
    func shown(of message: ChatMessage) -> Self {
        var options = self
        if message.quote == nil { options.remove(.quotedMessage) }
        if message.attachments.isEmpty { options.remove(.attachments) }
        if message.reactions.isEmpty { options.remove(.reactions) }
        if !message.belongsToThread { options.remove(.threadInfo) }
        if message.shownText.isEmpty { options.remove(.text) }
        return options
    }
}

extension ChatMessage {
    /// Whether the message is a thread's root or a reply.
    var belongsToThread: Bool { replyCount > 0 || parentID != nil }
}

extension ChatMessageLayoutOption {
    /// The content is inside a bubble.
    public static let bubble: Self = "bubble"
    /// The bubble has no tail: a message of the same group follows, or a thread info is below.
    public static let continuousBubble: Self = "continuousBubble"
    /// The message is on the trailing side.
    public static let flipped: Self = "flipped"
    /// The message is centered.
    public static let centered: Self = "centered"
    /// The author's avatar is shown.
    public static let avatar: Self = "avatar"
    /// The width of an avatar is kept free.
    public static let avatarSizePadding: Self = "avatarSizePadding"
    /// The author's name is shown.
    public static let authorName: Self = "authorName"
    /// The time is shown.
    public static let timestamp: Self = "timestamp"
    /// The text is shown.
    public static let text: Self = "text"
    /// The quoted message is shown.
    public static let quotedMessage: Self = "quotedMessage"
    /// The attachments are shown.
    public static let attachments: Self = "attachments"
    /// The reactions are shown.
    public static let reactions: Self = "reactions"
    /// The thread's replies are shown.
    public static let threadInfo: Self = "threadInfo"
    /// The message says that only the reader sees it.
    public static let onlyVisibleForYouIndicator: Self = "onlyVisibleForYouIndicator"
    /// The message says that it was not sent.
    public static let errorIndicator: Self = "errorIndicator"
    /// The delivery status is shown.
    public static let deliveryStatusIndicator: Self = "deliveryStatusIndicator"

    /// The options that the default resolver knows, by name.
    static let defaults: [Self] = [
        .attachments, .authorName, .avatar, .avatarSizePadding, .bubble, .centered,
        .continuousBubble, .deliveryStatusIndicator, .errorIndicator, .flipped,
        .onlyVisibleForYouIndicator, .quotedMessage, .reactions, .text, .threadInfo, .timestamp,
    ]
}

extension ChatMessageLayoutOption {
    /// The options that ask for the parts of slots, by the slot's or the family's name.
    package static let bySlot: [String: Self] = [
        "bubble": .bubble, "avatar": .avatar, "authorName": .authorName, "timestamp": .timestamp,
        "messageText": .text, "quotedMessage": .quotedMessage, "reactions": .reactions,
        "reactionsBubble": .reactions, "reactionItem": .reactions, "threadInfo": .threadInfo,
        "onlyVisibleForYou": .onlyVisibleForYouIndicator, "errorIndicator": .errorIndicator,
        "deliveryStatus": .deliveryStatusIndicator, "attachment": .attachments,
    ]
}
