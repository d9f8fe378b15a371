extension ChatMessageLayoutOption {
    /// The content is inside a bubble.
    public static let bubble: Self = "bubble"
    /// The bubble has no tail: more of the same author follows, or a thread hangs below.
    public static let continuousBubble: Self = "continuousBubble"
    /// The message is on the trailing side.
    public static let flipped: Self = "flipped"
    /// The message is in the middle.
    public static let centered: Self = "centered"
    /// The author's avatar is shown.
    public static let avatar: Self = "avatar"
    /// The place of an avatar is kept free.
    public static let avatarSizePadding: Self = "avatarSizePadding"
    /// The author's name is shown.
    public static let authorName: Self = "authorName"
    /// The time is shown.
    public static let timestamp: Self = "timestamp"
    /// The text is shown.
    public static let text: Self = "text"
    /// The message that this one answers is shown.
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
