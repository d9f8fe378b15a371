public import Components
public import Views

/// The view of a quoted message.
public protocol QuotedMessageView: View, Component {
    /// The quoted message.
    var content: ChatQuote? { get set }
}

extension Slot where Value == any QuotedMessageView.Type, Part == any QuotedMessageView {
    /// The quoted message.
    public static let quotedMessage = Slot(
        "quotedMessage",
        default: QuotedChatMessageView.self,
        contract: .stable
    ) { $0.init($1) }
}

/// A quoted message after a bar: its author and text.
open class QuotedChatMessageView: ContainerStackView, QuotedMessageView {
    /// The quoted message.
    public var content: ChatQuote? {
        didSet { contentChanged() }
    }

    /// The bar at the leading edge.
    public let barView = View()

    /// The column of name and text.
    public let textStack = ContainerStackView(axis: .vertical, alignment: .leading, spacing: 2)

    /// The name of the author.
    public let authorNameLabel = Label()

    /// The text of the quoted message, in two lines at most.
    public let textLabel = Label()

    /// Called once, after `setUp`, to place name and text after the bar; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        let metrics = components[.appearance].metrics
        isLayoutMarginsRelativeArrangement = true
        directionalLayoutMargins = metrics.cardMargins
        spacing = metrics.cardSpacing
        textStack.spacing = metrics.cardLineSpacing
        textLabel.numberOfLines = 2
        textStack.addArrangedSubviews([authorNameLabel, textLabel])
        addArrangedSubviews([barView, textStack])
        barView.widthAnchor.constraint(equalToConstant: metrics.accentBarWidth).isActive = true
    }

    /// Called after `setUpLayout`, to choose colours and fonts; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        let components = components
        backgroundColor = components[.appearance].palette.background2
        layer.cornerRadius = components[.appearance].metrics.cardCornerRadius
        barView.backgroundColor = components[.appearance].palette.accent
        barView.layer.cornerRadius = components[.appearance].metrics.accentBarWidth / 2
        authorNameLabel.font = components[.appearance].fonts.cardBold
        authorNameLabel.textColor = components[.appearance].palette.accent
        textLabel.font = components[.appearance].fonts.card
        textLabel.textColor = components[.appearance].palette.subtitleText
    }

    /// Called after `setUpAppearance`, to show name and text; call `super` first.
    open override func updateContent() {
        super.updateContent()
        authorNameLabel.text = content?.author.name
        let components = components
        let words = components[.appearance].formatters.words
        textLabel.text = content?.summary(in: words)
    }
}

extension ChatQuote {
    /// Returns the text, or what stands for it.
    func summary(in words: Words) -> String {
        if isDeleted { return words.messageDeleted }
        guard text.isEmpty else { return text.plain }
        return attachmentKinds.map(\.rawValue).joined(separator: words.comma)
    }
}

extension QuotedChatMessageView: HeldViewNaming {
    package var heldViews: KeyValuePairs<String, View?> {
        [
            "barView": barView,
            "textStack": textStack,
            "authorNameLabel": authorNameLabel,
            "textLabel": textLabel,
        ]
    }
}
