import Components
import DefaultComponents
import Views

enum MessageCellExample: SlotExample {
    static let slot = "messageCell"

    final class OwnMessageCell: ChatMessageCell {
        override func setUpAppearance() {
            super.setUpAppearance()
            backgroundColor = .white
        }
    }

    final class AroundMessageCell: ComponentExtension<View> {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.layer.borderWidth = 1
        }
    }

    static func replace(in components: inout Components) {
        components.replace(.messageCell, with: OwnMessageCell.self)
    }

    static func extend(in components: inout Components) {
        components.extend(.messageCell, with: AroundMessageCell.self)
    }
}

enum MessageContentViewExample: SlotExample {
    static let slot = "messageContentView"

    final class OwnMessageContentView: ChatMessageContentView {
        override func setUpAppearance() {
            super.setUpAppearance()
            mainContainer.spacing = 16
        }
    }

    final class AroundMessageContentView: ComponentExtension<ChatMessageContentView> {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.mainContainer.spacing = 16
        }
    }

    static func replace(in components: inout Components) {
        components.replace(.messageContentView, with: OwnMessageContentView.self)
    }

    static func extend(in components: inout Components) {
        components.extend(.messageContentView, with: AroundMessageContentView.self)
    }
}

enum BubbleExample: SlotExample {
    static let slot = "bubble"

    final class OwnBubble: ChatMessageBubbleView {
        override func setUpAppearance() {
            super.setUpAppearance()
            layer.cornerRadius = 0
        }
    }

    final class AroundBubble: ComponentExtension<View> {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.layer.borderWidth = 1
        }
    }

    static func replace(in components: inout Components) {
        components.replace(.bubble, with: OwnBubble.self)
    }

    static func extend(in components: inout Components) {
        components.extend(.bubble, with: AroundBubble.self)
    }
}

enum AvatarExample: SlotExample {
    static let slot = "avatar"

    final class OwnAvatar: ChatAvatarView {
        override func setUpAppearance() {
            super.setUpAppearance()
            imageView.layer.cornerRadius = 4
        }
    }

    final class AroundAvatar: ComponentExtension<View> {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.layer.borderWidth = 1
        }
    }

    static func replace(in components: inout Components) {
        components.replace(.avatar, with: OwnAvatar.self)
    }

    static func extend(in components: inout Components) {
        components.extend(.avatar, with: AroundAvatar.self)
    }
}

enum MessageTextExample: SlotExample {
    static let slot = "messageText"

    final class OwnMessageText: ChatMessageTextView {
        override func setUpAppearance() {
            super.setUpAppearance()
            textColor = .black
        }
    }

    final class AroundMessageText: ComponentExtension<View> {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.layer.borderWidth = 1
        }
    }

    static func replace(in components: inout Components) {
        components.replace(.messageText, with: OwnMessageText.self)
    }

    static func extend(in components: inout Components) {
        components.extend(.messageText, with: AroundMessageText.self)
    }
}

enum AuthorNameExample: SlotExample {
    static let slot = "authorName"

    final class OwnAuthorName: ChatMessageAuthorNameLabel {
        override func setUpAppearance() {
            super.setUpAppearance()
            textColor = .black
        }
    }

    final class AroundAuthorName: ComponentExtension<Label> {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.textColor = .gray
        }
    }

    static func replace(in components: inout Components) {
        components.replace(.authorName, with: OwnAuthorName.self)
    }

    static func extend(in components: inout Components) {
        components.extend(.authorName, with: AroundAuthorName.self)
    }
}

enum TimestampExample: SlotExample {
    static let slot = "timestamp"

    final class OwnTimestamp: ChatMessageTimestampLabel {
        override func setUpAppearance() {
            super.setUpAppearance()
            textColor = .black
        }
    }

    final class AroundTimestamp: ComponentExtension<Label> {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.textColor = .gray
        }
    }

    static func replace(in components: inout Components) {
        components.replace(.timestamp, with: OwnTimestamp.self)
    }

    static func extend(in components: inout Components) {
        components.extend(.timestamp, with: AroundTimestamp.self)
    }
}

enum OnlyVisibleForYouExample: SlotExample {
    static let slot = "onlyVisibleForYou"

    final class OwnOnlyVisibleForYou: ChatOnlyVisibleForYouLabel {
        override func setUpAppearance() {
            super.setUpAppearance()
            textColor = .black
        }
    }

    final class AroundOnlyVisibleForYou: ComponentExtension<Label> {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.textColor = .gray
        }
    }

    static func replace(in components: inout Components) {
        components.replace(.onlyVisibleForYou, with: OwnOnlyVisibleForYou.self)
    }

    static func extend(in components: inout Components) {
        components.extend(.onlyVisibleForYou, with: AroundOnlyVisibleForYou.self)
    }
}

enum QuotedMessageExample: SlotExample {
    static let slot = "quotedMessage"

    final class OwnQuotedMessage: QuotedChatMessageView {
        override func setUpAppearance() {
            super.setUpAppearance()
            layer.cornerRadius = 0
        }
    }

    final class AroundQuotedMessage: ComponentExtension<View> {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.layer.borderWidth = 1
        }
    }

    static func replace(in components: inout Components) {
        components.replace(.quotedMessage, with: OwnQuotedMessage.self)
    }

    static func extend(in components: inout Components) {
        components.extend(.quotedMessage, with: AroundQuotedMessage.self)
    }
}
