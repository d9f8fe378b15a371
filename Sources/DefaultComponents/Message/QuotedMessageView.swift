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
        default: QuotedChatMessageView.self
    ) { $0.init($1) }
}

/// A quoted message: who wrote it and what it says.
open class QuotedChatMessageView: ContainerStackView, QuotedMessageView {
    /// The quoted message.
    public var content: ChatQuote? {
        didSet { contentChanged() }
    }

    /// The name of the author.
    public let authorNameLabel = Label()

    /// What the quoted message says, in two lines at most.
    public let textLabel = Label()

    /// Called once, after `setUp`, to stack name and text; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        axis = .vertical
        alignment = .leading
        spacing = 2
        isLayoutMarginsRelativeArrangement = true
        textLabel.numberOfLines = 2
        addArrangedSubviews([authorNameLabel, textLabel])
    }

    /// Called after `setUpLayout`, to choose colours and fonts; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = components[.appearance]
        backgroundColor = appearance.palette.background2
        layer.cornerRadius = 8
        authorNameLabel.font = appearance.fonts.footnoteBold
        authorNameLabel.textColor = appearance.palette.text
        textLabel.font = appearance.fonts.footnote
        textLabel.textColor = appearance.palette.subtitleText
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
