import Components
import DefaultComponents
import Views

enum ReactionsBubbleExample: SlotExample {
    static let slot = "reactionsBubble"

    final class OwnReactionsBubble: ChatReactionsBubbleView {
        override func setUpAppearance() {
            super.setUpAppearance()
            layer.cornerRadius = 0
        }
    }

    final class AroundReactionsBubble: ComponentExtension<View> {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.layer.borderWidth = 1
        }
    }

    static func replace(in components: inout Components) {
        components.replace(.reactionsBubble, with: OwnReactionsBubble.self)
    }

    static func extend(in components: inout Components) {
        components.extend(.reactionsBubble, with: AroundReactionsBubble.self)
    }
}

enum ReactionsExample: SlotExample {
    static let slot = "reactions"

    final class OwnReactions: ChatMessageReactionsView {
        override func setUpAppearance() {
            super.setUpAppearance()
            spacing = 8
        }
    }

    final class AroundReactions: ComponentExtension<View> {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.layer.borderWidth = 1
        }
    }

    static func replace(in components: inout Components) {
        components.replace(.reactions, with: OwnReactions.self)
    }

    static func extend(in components: inout Components) {
        components.extend(.reactions, with: AroundReactions.self)
    }
}

enum ReactionItemExample: SlotExample {
    static let slot = "reactionItem"

    final class OwnReactionItem: ChatMessageReactionItemView {
        override func setUpAppearance() {
            super.setUpAppearance()
            spacing = 8
        }
    }

    final class AroundReactionItem: ComponentExtension<View> {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.layer.borderWidth = 1
        }
    }

    static func replace(in components: inout Components) {
        components.replace(.reactionItem, with: OwnReactionItem.self)
    }

    static func extend(in components: inout Components) {
        components.extend(.reactionItem, with: AroundReactionItem.self)
    }
}

enum ThreadInfoExample: SlotExample {
    static let slot = "threadInfo"

    final class OwnThreadInfo: ChatMessageThreadInfoView {
        override func setUpAppearance() {
            super.setUpAppearance()
            spacing = 8
        }
    }

    final class AroundThreadInfo: ComponentExtension<View> {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.layer.borderWidth = 1
        }
    }

    static func replace(in components: inout Components) {
        components.replace(.threadInfo, with: OwnThreadInfo.self)
    }

    static func extend(in components: inout Components) {
        components.extend(.threadInfo, with: AroundThreadInfo.self)
    }
}

enum ErrorIndicatorExample: SlotExample {
    static let slot = "errorIndicator"

    final class OwnErrorIndicator: ChatMessageErrorIndicator {
        override func setUpAppearance() {
            super.setUpAppearance()
            layer.cornerRadius = 0
        }
    }

    final class AroundErrorIndicator: ComponentExtension<View> {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.layer.borderWidth = 1
        }
    }

    static func replace(in components: inout Components) {
        components.replace(.errorIndicator, with: OwnErrorIndicator.self)
    }

    static func extend(in components: inout Components) {
        components.extend(.errorIndicator, with: AroundErrorIndicator.self)
    }
}

enum DeliveryStatusExample: SlotExample {
    static let slot = "deliveryStatus"

    final class OwnDeliveryStatus: ChatMessageDeliveryStatusView {
        override func setUpAppearance() {
            super.setUpAppearance()
            stackView.spacing = 8
        }
    }

    final class AroundDeliveryStatus: ComponentExtension<ChatMessageDeliveryStatusView> {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.stackView.spacing = 8
        }
    }

    static func replace(in components: inout Components) {
        components.replace(.deliveryStatus, with: OwnDeliveryStatus.self)
    }

    static func extend(in components: inout Components) {
        components.extend(.deliveryStatus, with: AroundDeliveryStatus.self)
    }
}

enum AttachmentExample: SlotExample {
    static let slot = "attachment"

    final class OwnAttachment: ChatImageAttachmentView {
        override func setUpAppearance() {
            super.setUpAppearance()
            layer.cornerRadius = 0
        }
    }

    final class AroundAttachment: ComponentExtension<View> {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.layer.borderWidth = 1
        }
    }

    static func replace(in components: inout Components) {
        components.replace(.attachment("image"), with: OwnAttachment.self)
    }

    static func extend(in components: inout Components) {
        components.extend(.attachment("image"), with: AroundAttachment.self)
    }
}

enum DateSeparatorExample: SlotExample {
    static let slot = "dateSeparator"

    final class OwnDateSeparator: ChatMessageListDateSeparatorView {
        override func setUpAppearance() {
            super.setUpAppearance()
            textLabel.textColor = .black
        }
    }

    final class AroundDateSeparator: ComponentExtension<ChatMessageListDateSeparatorView> {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.textLabel.textColor = .gray
        }
    }

    static func replace(in components: inout Components) {
        components.replace(.dateSeparator, with: OwnDateSeparator.self)
    }

    static func extend(in components: inout Components) {
        components.extend(.dateSeparator, with: AroundDateSeparator.self)
    }
}

enum ThreadRepliesCounterExample: SlotExample {
    static let slot = "threadRepliesCounter"

    final class OwnThreadRepliesCounter: ChatThreadRepliesCountDecorationView {
        override func setUpAppearance() {
            super.setUpAppearance()
            textLabel.textColor = .black
        }
    }

    final class AroundThreadRepliesCounter: ComponentExtension<ChatThreadRepliesCountDecorationView>
    {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.textLabel.textColor = .gray
        }
    }

    static func replace(in components: inout Components) {
        components.replace(.threadRepliesCounter, with: OwnThreadRepliesCounter.self)
    }

    static func extend(in components: inout Components) {
        components.extend(.threadRepliesCounter, with: AroundThreadRepliesCounter.self)
    }
}

enum UnreadSeparatorExample: SlotExample {
    static let slot = "unreadSeparator"

    final class OwnUnreadSeparator: ChatUnreadSeparatorDecorationView {
        override func setUpAppearance() {
            super.setUpAppearance()
            backgroundColor = .white
        }
    }

    final class AroundUnreadSeparator: ComponentExtension<View> {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.layer.borderWidth = 1
        }
    }

    static func replace(in components: inout Components) {
        components.replace(.unreadSeparator, with: OwnUnreadSeparator.self)
    }

    static func extend(in components: inout Components) {
        components.extend(.unreadSeparator, with: AroundUnreadSeparator.self)
    }
}
