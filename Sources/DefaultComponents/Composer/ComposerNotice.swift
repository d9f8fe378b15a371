public import Components
public import Views

/// Says why what is composed was not sent.
public protocol ComposerNotice: View, Component {
    /// The reason in words; a notice without one is hidden.
    var content: String? { get set }
}

extension Slot where Value == any ComposerNotice.Type, Part == any ComposerNotice {
    /// Why what is composed was not sent.
    public static let composerNotice = Slot(
        "composerNotice",
        default: ChatComposerNotice.self
    ) { $0.init($1) }
}

/// A symbol and the reason, in as many lines as it needs.
open class ChatComposerNotice: ContainerStackView, ComposerNotice {
    /// The reason in words.
    public var content: String? {
        didSet { contentChanged() }
    }

    /// The symbol of something that failed.
    public let imageView = ImageView()

    /// The reason.
    public let textLabel = Label()

    /// Called once, after `setUp`, to build the row; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        alignment = .center
        let components = components
        spacing = components[.appearance].metrics.composerPartSpacing
        isLayoutMarginsRelativeArrangement = true
        directionalLayoutMargins = components[.appearance].metrics.barMargins
        textLabel.numberOfLines = 0
        imageView.setContentCompressionResistancePriority(760, for: .horizontal)
        imageView.setContentHuggingPriority(252, for: .horizontal)
        addArrangedSubviews([imageView, textLabel])
    }

    /// Called after `setUpLayout`, to choose symbol, font and colours; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        let components = components
        backgroundColor = components[.appearance].palette.alert
        layer.cornerRadius = components[.appearance].metrics.cardCornerRadius
        imageView.image = components[.appearance].images.messageListErrorIndicator
        imageView.symbolSize = components[.appearance].metrics.symbolSize
        imageView.tintColor = components[.appearance].palette.alertContent
        textLabel.font = components[.appearance].fonts.footnote
        textLabel.textColor = components[.appearance].palette.alertContent
        accessibilityRole = .status
    }

    /// Called after `setUpAppearance`, to show the reason; call `super` first.
    open override func updateContent() {
        super.updateContent()
        isHidden = content == nil
        textLabel.text = content
        accessibilityLabel = content
    }
}
