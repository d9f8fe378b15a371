public import Components
public import Views

// The slots as the documentation spells them; an assignment is recorded as the app's.
extension Components {
    /// The type of a list of messages with what lies over it.
    public var messageListVC: ChatMessageListVC.Type {
        get { self[.messageListVC] }
        set { assign(.messageListVC, newValue) }
    }

    /// The type of the viewport of a list of messages.
    public var messageListView: ChatMessageListView.Type {
        get { self[.messageListView] }
        set { assign(.messageListView, newValue) }
    }

    /// The type of a message with what stands above and below it.
    public var messageCell: any MessageCell.Type {
        get { self[.messageCell] }
        set { assign(.messageCell, newValue) }
    }

    /// The type of a whole message.
    public var messageContentView: any MessageContentView.Type {
        get { self[.messageContentView] }
        set { assign(.messageContentView, newValue) }
    }

    /// The type of the shape around what a message says.
    public var messageBubbleView: any MessageBubble.Type {
        get { self[.bubble] }
        set { assign(.bubble, newValue) }
    }

    /// The type of somebody's picture.
    public var avatarView: any AvatarView.Type {
        get { self[.avatar] }
        set { assign(.avatar, newValue) }
    }

    /// The type of a message's text.
    public var messageTextView: any MessageTextView.Type {
        get { self[.messageText] }
        set { assign(.messageText, newValue) }
    }

    /// The type of the author's name.
    public var messageAuthorNameLabel: any MessageLabel.Type {
        get { self[.authorName] }
        set { assign(.authorName, newValue) }
    }

    /// The type of a message's time.
    public var messageTimestampLabel: any MessageLabel.Type {
        get { self[.timestamp] }
        set { assign(.timestamp, newValue) }
    }

    /// The type of what says that only the reader sees a message.
    public var onlyVisibleForYouLabel: any MessageLabel.Type {
        get { self[.onlyVisibleForYou] }
        set { assign(.onlyVisibleForYou, newValue) }
    }

    /// The type of a quoted message.
    public var quotedMessageView: any QuotedMessageView.Type {
        get { self[.quotedMessage] }
        set { assign(.quotedMessage, newValue) }
    }

    /// The type of the shape around reactions.
    public var messageReactionsBubbleView: any ReactionsBubbleView.Type {
        get { self[.reactionsBubble] }
        set { assign(.reactionsBubble, newValue) }
    }

    /// The type of the row of reactions.
    public var messageReactionsView: any MessageReactionsView.Type {
        get { self[.reactions] }
        set { assign(.reactions, newValue) }
    }

    /// The type of one reaction.
    public var messageReactionItemView: any MessageReactionItemView.Type {
        get { self[.reactionItem] }
        set { assign(.reactionItem, newValue) }
    }

    /// The type of a message's thread information.
    public var messageThreadInfoView: any ThreadInfoView.Type {
        get { self[.threadInfo] }
        set { assign(.threadInfo, newValue) }
    }

    /// The type of what says that a message was not sent.
    public var messageErrorIndicator: any MessageErrorIndicator.Type {
        get { self[.errorIndicator] }
        set { assign(.errorIndicator, newValue) }
    }

    /// The type of a message's delivery status.
    public var messageDeliveryStatusView: any DeliveryStatusView.Type {
        get { self[.deliveryStatus] }
        set { assign(.deliveryStatus, newValue) }
    }

    /// The type of a day between messages.
    public var messageListDateSeparatorView: any DateSeparatorView.Type {
        get { self[.dateSeparator] }
        set { assign(.dateSeparator, newValue) }
    }

    /// The type of what says where unread messages begin.
    public var unreadSeparatorView: any UnreadSeparatorView.Type {
        get { self[.unreadSeparator] }
        set { assign(.unreadSeparator, newValue) }
    }

    /// The type of the number of replies below a root.
    public var threadRepliesCounterView: any ThreadRepliesCounterView.Type {
        get { self[.threadRepliesCounter] }
        set { assign(.threadRepliesCounter, newValue) }
    }

    /// The type of what takes the reader to the newest message.
    public var scrollToLatestMessageButton: any ScrollToLatestMessageButton.Type {
        get { self[.scrollToLatestMessageButton] }
        set { assign(.scrollToLatestMessageButton, newValue) }
    }

    /// The type of what says who is writing.
    public var typingIndicatorView: any TypingIndicatorView.Type {
        get { self[.typingIndicator] }
        set { assign(.typingIndicator, newValue) }
    }

    /// The type of the day over the list.
    public var dateOverlayView: any DateOverlayView.Type {
        get { self[.dateOverlay] }
        set { assign(.dateOverlay, newValue) }
    }

    /// The type of what takes the reader from the list to other places.
    public var messageListRouter: any MessageListRouter.Type {
        get { self[.messageListRouter] }
        set { assign(.messageListRouter, newValue) }
    }

    /// Colours, fonts, numbers, symbols, formatters and the calendar.
    public var appearance: Appearance {
        get { self[.appearance] }
        set { assign(.appearance, newValue) }
    }

    /// The reading direction.
    public var layoutDirection: LayoutDirection {
        get { self[.layoutDirection] }
        set { assign(.layoutDirection, newValue) }
    }

    /// The factor of every font's size.
    public var textScale: Double {
        get { self[.textScale] }
        set { assign(.textScale, newValue) }
    }

    /// What measures text and breaks it into lines.
    public var textMeasurer: any TextMeasurer {
        get { self[.textMeasurer] }
        set { assign(.textMeasurer, newValue) }
    }

    /// Whether the day is shown over the list while it scrolls.
    public var messageListDateOverlayEnabled: Bool {
        get { self[.messageListDateOverlayEnabled] }
        set { assign(.messageListDateOverlayEnabled, newValue) }
    }

    /// Whether the first message of each day has the day above it.
    public var messageListDateSeparatorEnabled: Bool {
        get { self[.messageListDateSeparatorEnabled] }
        set { assign(.messageListDateSeparatorEnabled, newValue) }
    }

    /// Whether the root of a thread has the number of replies below it.
    public var threadRepliesCounterEnabled: Bool {
        get { self[.threadRepliesCounterEnabled] }
        set { assign(.threadRepliesCounterEnabled, newValue) }
    }
}
