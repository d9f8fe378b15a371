public import Components
import Views

/// A plugin that declares the chat's slots, families, events and layout options.
///
/// All slots resolve to their defaults without it; with it, listings contain them all and uses of undeclared
/// slots are reported.
public struct DefaultComponentsPlugin: Plugin {
    /// `default-components`.
    public let manifest = PluginManifest("default-components")

    /// Creates the plugin.
    public init() {}

    /// Declares all slots, families, events and layout options.
    public func register(in registrar: inout Registrar) {
        registrar.list(.messageListVC, .messageListView)
        registrar.list(.messageCell, .messageContentView, .messageContentViewType)
        registrar.list(.bubble, .avatar, .messageText, .authorName, .timestamp)
        registrar.list(.onlyVisibleForYou, .quotedMessage)
        registrar.list(.reactionsBubble, .reactions, .reactionItem)
        registrar.list(.threadInfo, .errorIndicator, .deliveryStatus)
        registrar.list(.dateSeparator, .threadRepliesCounter, .unreadSeparator)
        registrar.list(.scrollToLatestMessageButton, .typingIndicator, .dateOverlay)
        registrar.list(.channelListVC, .channelListView, .channelListItemView, .channelHeaderView)
        registrar.list(.messageComposerVC, .composerTextInput, .composerSendButton)
        registrar.list(.composerHeader, .composerAttachments)
        registrar.list(.composerSuggestions, .composerSuggestionItem, .composerNotice)
        registrar.list(.messageListRouter, .messageActions, .availableReactions)
        registrar.list(.messageSubmission, .composerSuggestionRule, .composerCommands)
        registrar.list(.messageLayoutOptionsResolver, .messageLayoutOptionsResolverObject)
        registrar.list(.messageLayoutOptions, .appearance, .locale)
        registrar.list(.textMeasurer, .textScale, .pictureFile)
        registrar.list(ValueSlotFamily<Symbol>.symbol.fallback, .layoutDirection)
        registrar.list(.reducesMotion, .clockStart)
        registrar.list(.maxContentWidthMultiplier, .messageListColumns)
        registrar.list(.messageListDateOverlayEnabled, .messageListDateSeparatorEnabled)
        registrar.declare(.threadRepliesCounterEnabled)
        registrar.declare(SlotFamily.attachment)
        registrar.declare(SlotFamily.headerDecoration)
        registrar.declare(SlotFamily.footerDecoration)
        registrar.declare(SlotFamily.overlay)
        registrar.declare(SlotFamily.conversationFormat)
        registrar.declare(SlotFamily.words)
        registrar.list(.tapOnDeliveryStatus, .tapOnAvatar, .tapOnQuote, .tapOnReactions)
        registrar.list(.tapOnThread, .tapOnError, .tapOnAttachment, .tapOnLink, .tapOnMention)
        registrar.list(.longPressOnMessage, .scrollToMessage, .scrollToLatestMessage)
        registrar.list(.tapOnChannel, .messageAction, .route, .copyText)
        registrar.list(.composerContentChanged, .composerEdited, .selectComposerText)
        registrar.list(.pickSuggestion, .removeComposerAttachment)
        registrar.list(.tapOnCancel, .tapOnSend, .sendMessage, .messageSubmitted, .messageRefused)
        registrar.list(.messagesChanged, .messagesShown, .messagesHidden)
        registrar.list(.listScrolled, .listSettled)
        registrar.list(.typingChanged, .messagesRead, .connectionChanged)
        registrar.list(.requestChanged, .payloadReceived)
        for option in ChatMessageLayoutOption.defaults {
            registrar.declare(option)
        }
    }
}

extension Registrar {
    fileprivate mutating func list<each Value: Sendable, each Part>(
        _ slots: repeat Slot<each Value, each Part>
    ) {
        for slot in repeat each slots { declare(slot) }
    }

    fileprivate mutating func list<each Payload>(_ events: repeat Event<each Payload>) {
        for event in repeat each events { declare(event) }
    }
}

extension Components {
    /// The names of the chat's slots, whatever is installed.
    static let chatSlotNames = slotNames(listedBy: DefaultComponentsPlugin())
}
