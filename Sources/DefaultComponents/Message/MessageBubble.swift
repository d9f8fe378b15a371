public import Components
public import Views

/// The bubble around the content of a message.
public protocol MessageBubble: View, Component {
    /// The properties that determine the shape.
    var content: MessageBubbleContent? { get set }

    /// Adds the message's content; called once, before the bubble is connected.
    func embed(_ content: View)
}

/// The properties of a message that determine the shape of its bubble.
public struct MessageBubbleContent: Sendable, Hashable {
    /// Whether the reader wrote the message.
    public var isOutgoing: Bool
    /// Whether a message of the same group follows, so that the bubble has no tail.
    public var isContinuous: Bool
    /// Whether the bubble is on the trailing side.
    public var isFlipped: Bool

    /// Creates the content of a bubble.
    public init(isOutgoing: Bool, isContinuous: Bool, isFlipped: Bool) {
        self.isOutgoing = isOutgoing
        self.isContinuous = isContinuous
        self.isFlipped = isFlipped
    }
}

extension Slot where Value == any MessageBubble.Type, Part == any MessageBubble {
    /// The bubble around the content of a message.
    public static let bubble = Slot(
        "bubble",
        default: ChatMessageBubbleView.self,
        contract: .stable
    ) { $0.init($1) }
}

/// A rounded shape, whose colour depends on the author.
open class ChatMessageBubbleView: ContainerStackView, MessageBubble {
    /// The properties that determine the shape.
    public var content: MessageBubbleContent? {
        didSet { contentChanged() }
    }

    /// Puts the message's content inside.
    public func embed(_ content: View) {
        addArrangedSubview(content)
    }

    /// Called once, after `setUp`, to make a column; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        axis = .vertical
        spacing = 0
    }

    /// Called after `setUpLayout`, to round the corners and draw the edge; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        let components = components
        layer.cornerRadius = components[.appearance].metrics.bubbleCornerRadius
        layer.tightCornerRadius = components[.appearance].metrics.bubbleTailRadius
        layer.borderWidth = components[.appearance].metrics.borderWidth
        layer.borderColor = components[.appearance].palette.border
    }

    /// Called after `setUpAppearance`, to choose the colour and the tail; call `super` first.
    open override func updateContent() {
        super.updateContent()
        guard let content else { return }
        let components = components
        backgroundColor =
            content.isOutgoing
            ? components[.appearance].palette.outgoingBubble
            : components[.appearance].palette.incomingBubble
        layer.roundedCorners = .all
        if !content.isContinuous {
            layer.roundedCorners.remove(content.isFlipped ? .bottomTrailing : .bottomLeading)
        }
    }
}
