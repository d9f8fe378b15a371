public import Components
public import Views

/// The users who are typing.
public protocol TypingIndicatorView: View, Component {
    /// The users who are typing, without the reader.
    var content: [ChatUser] { get set }
}

extension Slot where Value == any TypingIndicatorView.Type, Part == any TypingIndicatorView {
    /// The users who are typing.
    public static let typingIndicator = Slot(
        "typingIndicator",
        default: ChatTypingIndicatorView.self,
        contract: .stable
    ) { $0.init($1) }
}

/// Three dots and the users who are typing, in a bar; hidden while there are none.
open class ChatTypingIndicatorView: ContainerStackView, TypingIndicatorView {
    /// The users who are typing, without the reader.
    public var content: [ChatUser] = [] {
        didSet { contentChanged() }
    }

    /// The dots.
    public let imageView = ImageView()

    /// The users who are typing.
    public let textLabel = Label()

    /// Called once, after `setUp`, to build the row; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        alignment = .center
        isLayoutMarginsRelativeArrangement = true
        let metrics = components[.appearance].metrics
        spacing = metrics.typingSpacing
        directionalLayoutMargins = metrics.barMargins
        textLabel.numberOfLines = components[.textScale] > metrics.largeTextScale ? 2 : 1
        imageView.setContentCompressionResistancePriority(760, for: .horizontal)
        imageView.setContentHuggingPriority(252, for: .horizontal)
        addArrangedSubviews([imageView, textLabel])
    }

    /// Called after `setUpLayout`, to choose symbol, font and colours; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = components[.appearance]
        backgroundColor = appearance.palette.background
        imageView.image = appearance.images.typing
        imageView.symbolSize = appearance.metrics.symbolSize
        imageView.tintColor = appearance.palette.subtitleText
        textLabel.font = appearance.fonts.footnote
        textLabel.textColor = appearance.palette.subtitleText
        accessibilityRole = .status
    }

    /// Called after `setUpAppearance`, to show the users who are typing; call `super` first.
    open override func updateContent() {
        super.updateContent()
        isHidden = content.isEmpty
        textLabel.text = components[.appearance].formatters.typing(content)
        accessibilityLabel = textLabel.text
    }
}
