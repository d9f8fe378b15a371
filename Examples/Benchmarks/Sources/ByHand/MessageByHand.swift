import Components
import DefaultComponents
import Views

/// A copy of `ChatMessageContentView` without slots.
final class MessageByHand: View {
    var content: ChatMessage? {
        didSet { contentChanged() }
    }

    var channel: ChatChannel? {
        didSet { contentChanged() }
    }

    var layoutOptions: ChatMessageLayoutOptions = []

    let mainContainer = ContainerStackView(alignment: .bottom)
    let bubbleThreadMetaContainer = ContainerStackView(axis: .vertical, spacing: 4)
    let metadataContainer = ContainerStackView(alignment: .center, spacing: 4)
    let bubbleContentContainer = ContainerStackView(axis: .vertical, spacing: 4)

    var spacer: View?

    var maxContentWidthMultiplier: Double {
        components[.maxContentWidthMultiplier]
    }

    let parts = PartsByHand()

    override func setUpLayout() {
        super.setUpLayout()
        layout(layoutOptions)
    }

    override func updateContent() {
        super.updateContent()
        guard let content else { return }
        parts.show(content, in: channel, options: layoutOptions)
        let components = components
        let time = components[.appearance].formatters.messageTimestamp(
            content.createdAt,
            components[.appearance].calendar
        )
        accessibilityRole = .article
        accessibilityLabel = "\(content.author.name), \(time)"
    }
}

/// The views for the layout options.
final class PartsByHand {
    var avatar: ChatAvatarView?
    var bubble: ChatMessageBubbleView?
    var text: ChatMessageTextView?
    var quote: QuotedChatMessageView?
    var attachments: [ChatAttachmentView] = []
    var threadInfo: ChatMessageThreadInfoView?
    var authorName: ChatMessageAuthorNameLabel?
    var timestamp: ChatMessageTimestampLabel?
    var onlyVisibleForYou: ChatOnlyVisibleForYouLabel?
    var deliveryStatus: ChatMessageDeliveryStatusView?
    var reactions: ReactionsBubbleByHand?
    var errorIndicator: ChatMessageErrorIndicator?

    func show(_ message: ChatMessage, in channel: ChatChannel?, options: ChatMessageLayoutOptions) {
        avatar?.content = message.author
        bubble?.content = MessageBubbleContent(
            isOutgoing: message.isSentByCurrentUser,
            isContinuous: options.contains(.continuousBubble),
            isFlipped: options.contains(.flipped)
        )
        if text?.tone != .notice {
            text?.tone = message.isDeleted || message.kind == .system ? .muted : .spoken
        }
        text?.content = message.shownText
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
