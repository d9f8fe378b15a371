import Components

/// Code that replaces and extends the content of a slot, as the catalogue shows it.
protocol SlotExample: SendableMetatype {
    static var slot: String { get }
    static func replace(in components: inout Components)
    static func extend(in components: inout Components)
}

enum SlotExamples {
    static let all: [any SlotExample.Type] = [
        MessageComposerVCExample.self,
        ComposerTextInputExample.self,
        ComposerSendButtonExample.self,
        ComposerHeaderExample.self,
        ComposerAttachmentsExample.self,
        ComposerSuggestionsExample.self,
        ComposerSuggestionItemExample.self,
        ComposerNoticeExample.self,
        MessageSubmissionExample.self,
        ComposerSuggestionRuleExample.self,
        ComposerCommandsExample.self,
        ChannelListVCExample.self,
        ChannelListViewExample.self,
        ChannelListItemViewExample.self,
        ChannelHeaderViewExample.self,
        MessageListVCExample.self,
        MessageListViewExample.self,
        ScrollToLatestMessageButtonExample.self,
        TypingIndicatorExample.self,
        DateOverlayExample.self,
        OverlayExample.self,
        ReactionsBubbleExample.self,
        ReactionsExample.self,
        ReactionItemExample.self,
        ThreadInfoExample.self,
        ErrorIndicatorExample.self,
        DeliveryStatusExample.self,
        AttachmentExample.self,
        DateSeparatorExample.self,
        ThreadRepliesCounterExample.self,
        UnreadSeparatorExample.self,
        MessageCellExample.self,
        MessageContentViewExample.self,
        BubbleExample.self,
        AvatarExample.self,
        MessageTextExample.self,
        AuthorNameExample.self,
        TimestampExample.self,
        OnlyVisibleForYouExample.self,
        QuotedMessageExample.self,
        MessageContentViewTypeExample.self,
        MessageLayoutOptionsExample.self,
        MessageLayoutOptionsResolverExample.self,
        MessageActionsExample.self,
        AvailableReactionsExample.self,
        HeaderDecorationExample.self,
        FooterDecorationExample.self,
        AppearanceExample.self,
        MaxContentWidthMultiplierExample.self,
        MessageListDateSeparatorEnabledExample.self,
        MessageListColumnsExample.self,
        MessageListDateOverlayEnabledExample.self,
        ThreadRepliesCounterEnabledExample.self,
        LocaleExample.self,
        WordsExample.self,
        LayoutDirectionExample.self,
        PictureFileExample.self,
        ReducesMotionExample.self,
        SymbolExample.self,
        ClockStartExample.self,
        TextScaleExample.self,
        TextMeasurerExample.self,
        ConversationFormatExample.self,
        MessageListRouterExample.self,
    ]

    static var slots: [String] { all.map { $0.slot } }
}
