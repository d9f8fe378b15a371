public import Components
public import Views

/// The header with the message that is edited or quoted.
public protocol ComposerHeader: View, Component {
    /// The purpose of the composer's content; the header of a new message is hidden.
    var content: ComposerState { get set }
}

extension Slot where Value == any ComposerHeader.Type, Part == any ComposerHeader {
    /// The header with the message that is edited or quoted, in a composer.
    public static let composerHeader = Slot(
        "composerHeader",
        default: ChatComposerHeader.self
    ) { $0.init($1) }
}

extension Event where Payload == ComposerState {
    /// A tap on the button that cancels an edit or a quote.
    public static let tapOnCancel = Event("tapOnCancel")
}

/// A title, a button that cancels, and below them the message that is quoted.
open class ChatComposerHeader: ContainerStackView, ComposerHeader {
    /// The purpose of the composer's content.
    public var content = ComposerState.new {
        didSet { contentChanged() }
    }

    /// The row of title and button.
    public let titleStack = ContainerStackView(alignment: .center, spacing: 6)

    /// The title.
    public let titleLabel = Label()

    /// The button that cancels.
    public let cancelButton = Button()

    /// The message that is quoted; made from the slot of quotes before the layout is set up.
    public private(set) final lazy var quoteView = make(.quotedMessage)

    /// Called once, first, to raise the event of a tap; call `super` first.
    open override func setUp() {
        super.setUp()
        cancelButton.addTarget("cancel") { [weak self] in
            guard let self else { return }
            raise(.tapOnCancel, content)
        }
    }

    /// Called once, after `setUp`, to build the column; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        axis = .vertical
        let components = components
        spacing = components[.appearance].metrics.composerHeaderSpacing
        titleStack.spacing = components[.appearance].metrics.composerPartSpacing
        cancelButton.setContentHuggingPriority(252, for: .horizontal)
        cancelButton.setContentCompressionResistancePriority(760, for: .horizontal)
        titleLabel.setContentHuggingPriority(249, for: .horizontal)
        titleStack.addArrangedSubviews([titleLabel, cancelButton])
        addArrangedSubviews([titleStack, quoteView])
    }

    /// Called after `setUpLayout`, to choose font, symbol and colours; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        let components = components
        titleLabel.font = components[.appearance].fonts.footnoteBold
        titleLabel.textColor = components[.appearance].palette.subtitleText
        cancelButton.image = components[.appearance].images.composerCancel
        cancelButton.tintColor = components[.appearance].palette.subtitleText
        cancelButton.contentInset = components[.appearance].metrics.composerCancelMargins
        cancelButton.take(components[.appearance].metrics)
    }

    /// Called after `setUpAppearance`, to show the message; call `super` first.
    open override func updateContent() {
        super.updateContent()
        let formatters = components[.appearance].formatters
        isHidden = content == .new
        titleLabel.text = formatters.composerTitle(content)
        cancelButton.accessibilityLabel = formatters.composerCancel()
        if case .quoting(let message) = content {
            quoteView.content = ChatQuote(of: message)
            quoteView.isHidden = false
        } else {
            if quoteView.content != nil { quoteView.content = nil }
            quoteView.isHidden = true
        }
    }
}
