public import Components
public import Views

// The slots as properties of the documentation; an assignment is registered as the app's.
extension Components {
    /// The type of a list of messages, with the views over it.
    public var messageListVC: ChatMessageListVC.Type {
        get { self[.messageListVC] }
        set { assign(.messageListVC, newValue) }
    }

    /// The type of the viewport of a list of messages.
    public var messageListView: ChatMessageListView.Type {
        get { self[.messageListView] }
        set { assign(.messageListView, newValue) }
    }

    /// The type of a message with its decorations.
    public var messageCell: any MessageCell.Type {
        get { self[.messageCell] }
        set { assign(.messageCell, newValue) }
    }

    /// The type of a whole message.
    public var messageContentView: any MessageContentView.Type {
        get { self[.messageContentView] }
        set { assign(.messageContentView, newValue) }
    }

    /// The type of the bubble of a message.
    public var messageBubbleView: any MessageBubble.Type {
        get { self[.bubble] }
        set { assign(.bubble, newValue) }
    }

    /// The type of an avatar.
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

    /// The type of the note that only the reader sees a message.
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

    /// The type of the badge of a message that was not sent.
    public var messageErrorIndicator: any MessageErrorIndicator.Type {
        get { self[.errorIndicator] }
        set { assign(.errorIndicator, newValue) }
    }

    /// The type of a message's delivery status.
    public var messageDeliveryStatusView: any DeliveryStatusView.Type {
        get { self[.deliveryStatus] }
        set { assign(.deliveryStatus, newValue) }
    }

    /// The type of a date separator.
    public var messageListDateSeparatorView: any DateSeparatorView.Type {
        get { self[.dateSeparator] }
        set { assign(.dateSeparator, newValue) }
    }

    /// The type of the separator above unread messages.
    public var unreadSeparatorView: any UnreadSeparatorView.Type {
        get { self[.unreadSeparator] }
        set { assign(.unreadSeparator, newValue) }
    }

    /// The type of the number of replies below a root.
    public var threadRepliesCounterView: any ThreadRepliesCounterView.Type {
        get { self[.threadRepliesCounter] }
        set { assign(.threadRepliesCounter, newValue) }
    }

    /// The type of the button that scrolls to the newest message.
    public var scrollToLatestMessageButton: any ScrollToLatestMessageButton.Type {
        get { self[.scrollToLatestMessageButton] }
        set { assign(.scrollToLatestMessageButton, newValue) }
    }

    /// The type of the typing indicator.
    public var typingIndicatorView: any TypingIndicatorView.Type {
        get { self[.typingIndicator] }
        set { assign(.typingIndicator, newValue) }
    }

    /// The type of the date overlay.
    public var dateOverlayView: any DateOverlayView.Type {
        get { self[.dateOverlay] }
        set { assign(.dateOverlay, newValue) }
    }

    /// The type of the router from the list.
    public var messageListRouter: any MessageListRouter.Type {
        get { self[.messageListRouter] }
        set { assign(.messageListRouter, newValue) }
    }

    /// Colours, fonts, numbers, symbols, formatters and the calendar.
    public var appearance: Appearance {
        get { self[.appearance] }
        set { assign(.appearance, newValue) }
    }

    /// The locale of words, dates, times, numbers and lists.
    public var locale: LanguageTag {
        get { self[.locale] }
        set { assign(.locale, newValue) }
    }

    /// The words, dates and numbers of the locale.
    public var words: Words { self[.appearance].words }

    /// The reading direction.
    public var layoutDirection: LayoutDirection {
        get { self[.layoutDirection] }
        set { assign(.layoutDirection, newValue) }
    }

    /// The factor of the sizes of all fonts.
    public var textScale: Double {
        get { self[.textScale] }
        set { assign(.textScale, newValue) }
    }

    /// The measurer of text, which also breaks it into lines.
    public var textMeasurer: any TextMeasurer {
        get { self[.textMeasurer] }
        set { assign(.textMeasurer, newValue) }
    }

    /// The columns in which a list lays out its messages; none for messages as wide as the list.
    public var messageListColumns: [GridColumn] {
        get { self[.messageListColumns] }
        set { assign(.messageListColumns, newValue) }
    }

    /// Whether the date overlay is shown while the list scrolls.
    public var messageListDateOverlayEnabled: Bool {
        get { self[.messageListDateOverlayEnabled] }
        set { assign(.messageListDateOverlayEnabled, newValue) }
    }

    /// Whether the first message of each day has a date separator above it.
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
