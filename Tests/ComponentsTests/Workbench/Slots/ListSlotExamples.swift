import Components
import DefaultComponents
import Views

enum MessageListVCExample: SlotExample {
    static let slot = "messageListVC"

    final class OwnMessageListVC: ChatMessageListVC {
        override func setUpAppearance() {
            super.setUpAppearance()
            view.backgroundColor = .white
        }
    }

    final class AroundMessageListVC: ComponentExtension<ChatMessageListVC> {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.view.backgroundColor = .gray
        }
    }

    static func replace(in components: inout Components) {
        components.replace(.messageListVC, with: OwnMessageListVC.self)
    }

    static func extend(in components: inout Components) {
        components.extend(.messageListVC, with: AroundMessageListVC.self)
    }
}

enum MessageListViewExample: SlotExample {
    static let slot = "messageListView"

    final class OwnMessageListView: ChatMessageListView {
        override func setUpAppearance() {
            super.setUpAppearance()
            backgroundColor = .white
        }
    }

    final class AroundMessageListView: ComponentExtension<View> {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.layer.borderWidth = 1
        }
    }

    static func replace(in components: inout Components) {
        components.replace(.messageListView, with: OwnMessageListView.self)
    }

    static func extend(in components: inout Components) {
        components.extend(.messageListView, with: AroundMessageListView.self)
    }
}

enum ScrollToLatestMessageButtonExample: SlotExample {
    static let slot = "scrollToLatestMessageButton"

    final class OwnScrollToLatestMessageButton: ChatScrollToLatestMessageButton {
        override func setUpAppearance() {
            super.setUpAppearance()
            layer.cornerRadius = 0
        }
    }

    final class AroundScrollToLatestMessageButton: ComponentExtension<View> {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.layer.borderWidth = 1
        }
    }

    static func replace(in components: inout Components) {
        components.replace(.scrollToLatestMessageButton, with: OwnScrollToLatestMessageButton.self)
    }

    static func extend(in components: inout Components) {
        components.extend(
            .scrollToLatestMessageButton,
            with: AroundScrollToLatestMessageButton.self
        )
    }
}

enum TypingIndicatorExample: SlotExample {
    static let slot = "typingIndicator"

    final class OwnTypingIndicator: ChatTypingIndicatorView {
        override func setUpAppearance() {
            super.setUpAppearance()
            spacing = 8
        }
    }

    final class AroundTypingIndicator: ComponentExtension<View> {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.layer.borderWidth = 1
        }
    }

    static func replace(in components: inout Components) {
        components.replace(.typingIndicator, with: OwnTypingIndicator.self)
    }

    static func extend(in components: inout Components) {
        components.extend(.typingIndicator, with: AroundTypingIndicator.self)
    }
}

enum DateOverlayExample: SlotExample {
    static let slot = "dateOverlay"

    final class OwnDateOverlay: ChatDateOverlayView {
        override func setUpAppearance() {
            super.setUpAppearance()
            layer.cornerRadius = 0
        }
    }

    final class AroundDateOverlay: ComponentExtension<View> {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.layer.borderWidth = 1
        }
    }

    static func replace(in components: inout Components) {
        components.replace(.dateOverlay, with: OwnDateOverlay.self)
    }

    static func extend(in components: inout Components) {
        components.extend(.dateOverlay, with: AroundDateOverlay.self)
    }
}

enum OverlayExample: SlotExample {
    static let slot = "overlay"

    final class OwnOverlay: ChatOverlayView {
        override func updateContent() {
            super.updateContent()
            overlay = Overlay(.topBar, label: "News")
        }
    }

    final class AroundOverlay: ComponentExtension<ChatOverlayView> {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.layer.borderWidth = 1
        }
    }

    static func replace(in components: inout Components) {
        components.replace(.overlay("news"), with: OwnOverlay.self)
    }

    static func extend(in components: inout Components) {
        components.extend(.overlay("news"), with: AroundOverlay.self)
    }
}

enum MessageListColumnsExample: SlotExample {
    static let slot = "messageListColumns"

    static func replace(in components: inout Components) {
        components.set(.messageListColumns, to: [.fraction(1), .fraction(1)])
    }

    static func extend(in components: inout Components) {
        components.transform(.messageListColumns) { below in
            below + [.fixed(160), .fraction(1)]
        }
    }
}
