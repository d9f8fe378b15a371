public import Components
import Views

/// The separator above the first unread message.
public protocol UnreadSeparatorView: ChatMessageDecorationView, Component {
    /// The first unread message.
    var content: ChatMessage? { get set }
}

extension Slot where Value == any UnreadSeparatorView.Type, Part == any UnreadSeparatorView {
    /// The separator above the first unread message.
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
