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
        registrar.declare(.messageListVC)
        registrar.declare(.messageListView)
        registrar.declare(.messageCell)
        registrar.declare(.messageContentView)
        registrar.declare(.messageContentViewType)
        registrar.declare(.bubble)
        registrar.declare(.avatar)
        registrar.declare(.messageText)
        registrar.declare(.authorName)
        registrar.declare(.timestamp)
        registrar.declare(.onlyVisibleForYou)
        registrar.declare(.quotedMessage)
        registrar.declare(.reactionsBubble)
        registrar.declare(.reactions)
        registrar.declare(.reactionItem)
        registrar.declare(.threadInfo)
        registrar.declare(.errorIndicator)
        registrar.declare(.deliveryStatus)
        registrar.declare(.dateSeparator)
        registrar.declare(.threadRepliesCounter)
        registrar.declare(.unreadSeparator)
        registrar.declare(.scrollToLatestMessageButton)
        registrar.declare(.typingIndicator)
        registrar.declare(.dateOverlay)
        registrar.declare(.messageComposerVC)
        registrar.declare(.composerTextInput)
        registrar.declare(.composerSendButton)
        registrar.declare(.composerHeader)
        registrar.declare(.composerAttachments)
        registrar.declare(.composerSuggestions)
        registrar.declare(.composerSuggestionItem)
        registrar.declare(.composerNotice)
        registrar.declare(.messageListRouter)
        registrar.declare(.messageActions)
        registrar.declare(.availableReactions)
        registrar.declare(.messageSubmission)
        registrar.declare(.composerSuggestionRule)
        registrar.declare(.composerCommands)
        registrar.declare(.messageLayoutOptionsResolver)
        registrar.declare(.messageLayoutOptionsResolverObject)
        registrar.declare(.messageLayoutOptions)
        registrar.declare(.appearance)
        registrar.declare(.locale)
        registrar.declare(.textMeasurer)
        registrar.declare(.textScale)
        registrar.declare(.pictureFile)
        registrar.declare(ValueSlotFamily<Symbol>.symbol.fallback)
        registrar.declare(.layoutDirection)
        registrar.declare(.reducesMotion)
        registrar.declare(.clockStart)
        registrar.declare(.maxContentWidthMultiplier)
        registrar.declare(.messageListDateOverlayEnabled)
        registrar.declare(.messageListDateSeparatorEnabled)
        registrar.declare(.threadRepliesCounterEnabled)
        registrar.declare(SlotFamily.attachment)
        registrar.declare(SlotFamily.headerDecoration)
        registrar.declare(SlotFamily.footerDecoration)
        registrar.declare(SlotFamily.overlay)
        registrar.declare(SlotFamily.conversationFormat)
        registrar.declare(SlotFamily.words)
        registrar.declare(.tapOnDeliveryStatus)
        registrar.declare(.tapOnAvatar)
        registrar.declare(.tapOnQuote)
        registrar.declare(.tapOnReactions)
        registrar.declare(.tapOnThread)
        registrar.declare(.tapOnError)
        registrar.declare(.tapOnAttachment)
        registrar.declare(.tapOnLink)
        registrar.declare(.tapOnMention)
        registrar.declare(.longPressOnMessage)
        registrar.declare(.scrollToLatestMessage)
        registrar.declare(.messageAction)
        registrar.declare(.route)
        registrar.declare(.copyText)
        registrar.declare(.composerContentChanged)
        registrar.declare(.selectComposerText)
        registrar.declare(.pickSuggestion)
        registrar.declare(.removeComposerAttachment)
        registrar.declare(.tapOnCancel)
        registrar.declare(.tapOnSend)
        registrar.declare(.sendMessage)
        registrar.declare(.messageSubmitted)
        registrar.declare(.messageRefused)
        registrar.declare(.messagesChanged)
        registrar.declare(.messagesShown)
        registrar.declare(.messagesHidden)
        registrar.declare(.listScrolled)
        registrar.declare(.listSettled)
        registrar.declare(.typingChanged)
        registrar.declare(.messagesRead)
        registrar.declare(.connectionChanged)
        registrar.declare(.requestChanged)
        registrar.declare(.payloadReceived)
        for option in ChatMessageLayoutOption.defaults {
            registrar.declare(option)
        }
    }
}

extension Components {
    /// The names of the chat's slots, whatever is installed.
    static let chatSlotNames = slotNames(listedBy: DefaultComponentsPlugin())
}
