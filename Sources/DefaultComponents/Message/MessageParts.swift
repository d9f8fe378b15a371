import Components
import Views

/// The parts of a message for its options.
///
/// A final class beside the open view, whose stored properties would pay exclusivity checks.
final class MessageParts {
    var avatar: (any AvatarView)?
    var bubble: (any MessageBubble)?
    var text: (any MessageTextView)?
    var quote: (any QuotedMessageView)?
    var attachments: [any AttachmentView] = []
    var threadInfo: (any ThreadInfoView)?
    var authorName: (any MessageLabel)?
    var timestamp: (any MessageLabel)?
    var onlyVisibleForYou: (any MessageLabel)?
    var deliveryStatus: (any DeliveryStatusView)?
    var reactions: (any ReactionsBubbleView)?
    var errorIndicator: (any MessageErrorIndicator)?

    /// Passes a message to the parts.
    func show(
        _ message: ChatMessage,
        in channel: ChatChannel?,
        options: ChatMessageLayoutOptions,
        words: Words
    ) {
        avatar?.content = message.author
        bubble?.content = MessageBubbleContent(
            isOutgoing: message.isSentByCurrentUser,
            isContinuous: options.contains(.continuousBubble),
            isFlipped: options.contains(.flipped)
        )
        if text?.tone != .notice {
            text?.tone = message.isDeleted || message.kind == .system ? .muted : .spoken
        }
        text?.content =
            message.isDeleted
            ? RichText([TextRun(words.messageDeleted, style: TextStyle(.italic))])
            : message.shownText
        quote?.content = message.quote
        for (view, attachment) in zip(attachments, message.attachments) {
            view.content = attachment
        }
        authorName?.content = message
        timestamp?.content = message
        onlyVisibleForYou?.content = message
        threadInfo?.content = message
        reactions?.content = message
        errorIndicator?.content = message
        deliveryStatus?.content = channel.map {
            DeliveryStatusContent(message: message, channel: $0)
        }
    }
}

extension ChatMessageContentView {
    /// The author's picture.
    public final var authorAvatarView: (any AvatarView)? { parts.avatar }
    /// The bubble around the content.
    public final var bubbleView: (any MessageBubble)? { parts.bubble }
    /// The text.
    public final var textView: (any MessageTextView)? { parts.text }
    /// The message that this one quotes.
    public final var quotedMessageView: (any QuotedMessageView)? { parts.quote }
    /// The attachments, in order.
    public final var attachmentViews: [any AttachmentView] { parts.attachments }
    /// The thread's replies and their authors.
    public final var threadInfoView: (any ThreadInfoView)? { parts.threadInfo }
    /// The author's name.
    public final var authorNameLabel: (any MessageLabel)? { parts.authorName }
    /// The time.
    public final var timestampLabel: (any MessageLabel)? { parts.timestamp }
    /// The note that only the reader sees the message.
    public final var onlyVisibleForYouLabel: (any MessageLabel)? { parts.onlyVisibleForYou }
    /// The delivery status; `nil` if the slot has a type that is no subclass of the default.
    public final var deliveryStatusView: ChatMessageDeliveryStatusView? {
        parts.deliveryStatus as? ChatMessageDeliveryStatusView
    }
    /// The delivery status, of whatever type.
    public final var anyDeliveryStatusView: (any DeliveryStatusView)? { parts.deliveryStatus }
    /// The reactions.
    public final var reactionsBubbleView: (any ReactionsBubbleView)? { parts.reactions }
    /// The badge of a message that was not sent.
    public final var errorIndicatorView: (any MessageErrorIndicator)? { parts.errorIndicator }
}
