public import Components
import Views

/// Shows where the messages begin that the reader has not read.
public protocol UnreadSeparatorView: ChatMessageDecorationView, Component {
    /// The first message that is not read.
    var content: ChatMessage? { get set }
}

extension Slot where Value == any UnreadSeparatorView.Type, Part == any UnreadSeparatorView {
    /// Where the messages begin that the reader has not read.
    public static let unreadSeparator = Slot(
        "unreadSeparator",
        default: ChatUnreadSeparatorDecorationView.self,
        contract: .stable
    ) { $0.init($1) }
}

/// A bar above the first unread message.
open class ChatUnreadSeparatorDecorationView: ChatMessageBarDecorationView, UnreadSeparatorView {
    /// The first unread message.
    public var content: ChatMessage? {
        didSet { contentChanged() }
    }

    /// Called after `setUpLayout`, to choose font and colours; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        accessibilityRole = .separator
    }

    /// Called after `setUpAppearance`, to show the text; call `super` first.
    open override func updateContent() {
        super.updateContent()
        textLabel.text = components[.appearance].formatters.unreadMessages()
        accessibilityLabel = textLabel.text
    }
}
