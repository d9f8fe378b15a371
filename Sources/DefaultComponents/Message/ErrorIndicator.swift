public import Components
public import Views

/// The badge of a message that was not sent.
public protocol MessageErrorIndicator: View, Component {
    /// The message.
    var content: ChatMessage? { get set }
}

extension Slot where Value == any MessageErrorIndicator.Type, Part == any MessageErrorIndicator {
    /// The badge of a message that was not sent.
    public static let errorIndicator = Slot(
        "errorIndicator",
        default: ChatMessageErrorIndicator.self,
        contract: .stable
    ) { $0.init($1) }
}

/// A round badge of a message that was not sent.
open class ChatMessageErrorIndicator: ImageView, MessageErrorIndicator {
    /// The message.
    public var content: ChatMessage? {
        didSet { contentChanged() }
    }

    /// Called once, after `setUp`, to fix the size; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        let diameter = components[.appearance].metrics.badgeRadius * 2
        Constraint.activate([
            widthAnchor.constraint(equalToConstant: diameter),
            heightAnchor.constraint(equalToConstant: diameter),
        ])
    }

    /// Called after `setUpLayout`, to choose symbol and colours; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        let components = components
        image = components[.appearance].images.messageListErrorIndicator
        symbolSize = components[.appearance].metrics.symbolSize
        backgroundColor = components[.appearance].palette.alert
        tintColor = components[.appearance].palette.alertContent
        layer.cornerRadius = components[.appearance].metrics.badgeRadius
        accessibilityRole = .status
        accessibilityLabel = components[.appearance].formatters.words.notSent
    }
}
