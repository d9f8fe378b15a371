public import Components
public import Views

/// Shows that a message was not sent.
public protocol MessageErrorIndicator: View, Component {
    /// The message.
    var content: ChatMessage? { get set }
}

extension Slot where Value == any MessageErrorIndicator.Type, Part == any MessageErrorIndicator {
    /// That a message was not sent.
    public static let errorIndicator = Slot(
        "errorIndicator",
        default: ChatMessageErrorIndicator.self
    ) { $0.init($1) }
}

/// A symbol that says that a message was not sent.
open class ChatMessageErrorIndicator: ImageView, MessageErrorIndicator {
    /// The message.
    public var content: ChatMessage? {
        didSet { contentChanged() }
    }

    /// Called after `setUpLayout`, to choose symbol and colour; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = components[.appearance]
        image = appearance.images.messageListErrorIndicator
        tintColor = appearance.palette.alert
        accessibilityRole = .status
        accessibilityLabel = "Not sent"
    }
}
