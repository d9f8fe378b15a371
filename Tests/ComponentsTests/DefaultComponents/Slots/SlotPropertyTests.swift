import Components
import DefaultComponents
import Drawing
import Testing
import Views

@Suite struct SlotPropertyTests {
    @Test(arguments: SlotProperty.all)
    func assigningToThePropertyPutsTheTypeIntoTheSlot(_ property: SlotProperty) {
        let chat = Components.withValue(Components()) {
            property.assign(&Components.default)
            return ComposedChat(with: .default)
        }

        let parts = chat.entries.flatMap { $0.nodes(property.slot) }.map(\.node)
        #expect(!parts.isEmpty)
        #expect(parts.allSatisfy { $0.supplier == "app" && $0.type == property.type })
    }

    @Test func aPropertyIsRecordedAsTheApps() {
        var components = Components()

        components.messageBubbleView = OtherBubble.self

        let base = components.report(on: .bubble).base
        #expect(base.owner == .app)
        #expect(base.what == "OtherBubble")
        #expect(base.site == nil)
    }

    @Test func switchesAreProperties() {
        var components = Components()
        components.messageListDateSeparatorEnabled = true
        components.threadRepliesCounterEnabled = false

        let chat = ComposedChat(with: components)

        #expect(chat.entries.contains { !$0.nodes("dateSeparator").isEmpty })
        #expect(chat.entries.allSatisfy { $0.nodes("threadRepliesCounter").isEmpty })
    }

    @Test func propertiesAreReadBack() {
        var components = Components()

        #expect(components.messageListDateOverlayEnabled)
        #expect(!components.messageListDateSeparatorEnabled)
        #expect(components.threadRepliesCounterEnabled)
        components.messageListDateOverlayEnabled = false
        #expect(!components.messageListDateOverlayEnabled)
    }
}

/// A property of `Components`, the slot behind it, and a type to assign.
struct SlotProperty: Sendable, CustomTestStringConvertible {
    let slot: String
    let type: String
    let assign: @Sendable (inout Components) -> Void

    var testDescription: String { slot }

    static let all = [
        Self("messageCell", "OtherCell") { $0.messageCell = OtherCell.self },
        Self("messageContentView", "OtherMessage") { $0.messageContentView = OtherMessage.self },
        Self("bubble", "OtherBubble") { $0.messageBubbleView = OtherBubble.self },
        Self("avatar", "OtherAvatar") { $0.avatarView = OtherAvatar.self },
        Self("messageText", "OtherText") { $0.messageTextView = OtherText.self },
        Self("authorName", "OtherLabel") { $0.messageAuthorNameLabel = OtherLabel.self },
        Self("timestamp", "OtherLabel") { $0.messageTimestampLabel = OtherLabel.self },
        Self("onlyVisibleForYou", "OtherLabel") { $0.onlyVisibleForYouLabel = OtherLabel.self },
        Self("quotedMessage", "OtherQuote") { $0.quotedMessageView = OtherQuote.self },
        Self("reactionsBubble", "OtherReactionsBubble") {
            $0.messageReactionsBubbleView = OtherReactionsBubble.self
        },
        Self("reactions", "OtherReactions") { $0.messageReactionsView = OtherReactions.self },
        Self("reactionItem", "OtherItem") { $0.messageReactionItemView = OtherItem.self },
        Self("threadInfo", "OtherThreadInfo") { $0.messageThreadInfoView = OtherThreadInfo.self },
        Self("errorIndicator", "OtherError") { $0.messageErrorIndicator = OtherError.self },
        Self("deliveryStatus", "OtherStatus") {
            $0.messageDeliveryStatusView = OtherStatus.self
        },
        Self("dateSeparator", "OtherSeparator") {
            $0.messageListDateSeparatorEnabled = true
            $0.messageListDateSeparatorView = OtherSeparator.self
        },
        Self("threadRepliesCounter", "OtherCounter") {
            $0.threadRepliesCounterView = OtherCounter.self
        },
        Self("unreadSeparator", "OtherUnread") { $0.unreadSeparatorView = OtherUnread.self },
    ]

    private init(
        _ slot: String,
        _ type: String,
        assign: @escaping @Sendable (inout Components) -> Void
    ) {
        self.slot = slot
        self.type = type
        self.assign = assign
    }
}

private final class OtherCell: ChatMessageCell {}
private final class OtherMessage: ChatMessageContentView {}
private final class OtherBubble: ChatMessageBubbleView {}
private final class OtherAvatar: ChatAvatarView {}
private final class OtherText: ChatMessageTextView {}
private final class OtherLabel: ChatMessageLabel {}
private final class OtherQuote: QuotedChatMessageView {}
private final class OtherReactionsBubble: ChatReactionsBubbleView {}
private final class OtherReactions: ChatMessageReactionsView {}
private final class OtherItem: ChatMessageReactionItemView {}
private final class OtherThreadInfo: ChatMessageThreadInfoView {}
private final class OtherError: ChatMessageErrorIndicator {}
private final class OtherStatus: ChatMessageDeliveryStatusView {}
private final class OtherSeparator: ChatMessageListDateSeparatorView {}
private final class OtherCounter: ChatThreadRepliesCountDecorationView {}
private final class OtherUnread: ChatUnreadSeparatorDecorationView {}
