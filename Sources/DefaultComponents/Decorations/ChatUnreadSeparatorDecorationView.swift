public import Components
public import Views

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

/// A bar that says that what follows is new.
open class ChatUnreadSeparatorDecorationView: ChatMessageDecorationView, UnreadSeparatorView {
    /// The first message that is not read.
    public var content: ChatMessage? {
        didSet { contentChanged() }
    }

    /// The bar, as wide as the list.
    public let container = View()

    /// What the bar says.
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
        accessibilityRole = .separator
    }

    /// Called after `setUpAppearance`, to show the words; call `super` first.
    open override func updateContent() {
        super.updateContent()
        textLabel.text = components[.appearance].formatters.unreadMessages()
        accessibilityLabel = textLabel.text
    }
}
