public import Components
public import Views

/// Shows the number of replies below the root of a thread.
public protocol ThreadRepliesCounterView: ChatMessageDecorationView, Component {
    /// The root.
    var content: ChatMessage? { get set }
}

extension Slot
where Value == any ThreadRepliesCounterView.Type, Part == any ThreadRepliesCounterView {
    /// The number of replies below the root of a thread.
    public static let threadRepliesCounter = Slot(
        "threadRepliesCounter",
        default: ChatThreadRepliesCountDecorationView.self,
        contract: .stable
    ) { $0.init($1) }
}

/// The number of replies in a bar.
open class ChatThreadRepliesCountDecorationView: ChatMessageDecorationView,
    ThreadRepliesCounterView
{
    /// The root.
    public var content: ChatMessage? {
        didSet { contentChanged() }
    }

    /// The bar.
    public let container = View()

    /// The number of replies.
    public let textLabel = Label()

    /// Called once, after `setUp`, to place bar and label; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        let metrics = components[.appearance].metrics
        directionalLayoutMargins = DirectionalEdgeInsets(bottom: metrics.decorationSpacing)
        fillMargins(with: container)
        container.directionalLayoutMargins = metrics.barMargins
        container.fillMargins(with: textLabel)
    }

    /// Called after `setUpLayout`, to choose font and colours; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        let components = components
        container.backgroundColor = components[.appearance].palette.overlay
        textLabel.font = components[.appearance].fonts.footnoteBold
        textLabel.textColor = components[.appearance].palette.staticText
        textLabel.textAlignment = .center
    }

    /// Called after `setUpAppearance`, to show the number; call `super` first.
    open override func updateContent() {
        super.updateContent()
        textLabel.text = content.map { root in
            components[.appearance].formatters.replies(root.replyCount)
        }
    }
}
