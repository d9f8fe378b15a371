public import Components
public import Views

/// Shows the message that another one answers.
public protocol QuotedMessageView: View, Component {
    /// The quoted message.
    var content: ChatQuote? { get set }
}

extension Slot where Value == any QuotedMessageView.Type, Part == any QuotedMessageView {
    /// The message that this one answers.
    public static let quotedMessage = Slot(
        "quotedMessage",
        default: QuotedChatMessageView.self,
        contract: .stable
    ) { $0.init($1) }
}

/// A quoted message behind a bar: who wrote it and what it says.
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

    /// What the quoted message says, in two lines at most.
    public let textLabel = Label()

    /// Called once, after `setUp`, to put name and text behind the bar; call `super` first.
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
        textLabel.text = content.map { quote in
            if quote.isDeleted { return "Message deleted" }
            guard quote.text.isEmpty else { return quote.text.plain }
            return quote.attachmentKinds.map(\.rawValue).joined(separator: ", ")
        }
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
