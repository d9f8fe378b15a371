public import Components
public import Views

/// The button that sends.
public protocol ComposerSendButton: Control, Component {
    /// The content of the composer.
    var content: ComposerContent { get set }
}

extension Slot where Value == any ComposerSendButton.Type, Part == any ComposerSendButton {
    /// The button that sends, in a composer.
    public static let composerSendButton = Slot(
        "composerSendButton",
        default: ChatComposerSendButton.self
    ) { $0.init($1) }
}

extension Event where Payload == ComposerContent {
    /// A tap on the button that sends.
    public static let tapOnSend = Event("tapOnSend")
}

/// A symbol that sends, or saves an edit; disabled while there is nothing to send.
open class ChatComposerSendButton: Button, ComposerSendButton {
    /// The content of the composer.
    public var content = ComposerContent() {
        didSet { contentChanged() }
    }

    /// Called once, first, to raise the event of a tap; call `super` first.
    open override func setUp() {
        super.setUp()
        addTarget("send") { [weak self] in
            guard let self else { return }
            raise(.tapOnSend, content)
        }
        setContentCompressionResistancePriority(760, for: .horizontal)
        setContentHuggingPriority(252, for: .horizontal)
    }

    /// Called after `setUpLayout`, to give the button its margins; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        let components = components
        contentInset = margins(in: components)
        take(components[.appearance].metrics)
    }

    /// Called after `setUpAppearance`, to choose symbol, name and colour; call `super` first.
    open override func updateContent() {
        super.updateContent()
        let components = components
        let isEdit = content.editedMessage != nil
        isEnabled = !content.isEmpty
        image =
            isEdit
            ? components[.appearance].images.composerConfirm
            : components[.appearance].images.composerSend
        tintColor =
            isEnabled
            ? components[.appearance].palette.accent
            : components[.appearance].palette.subtitleText
        accessibilityLabel = components[.appearance].formatters.composerSend(isEdit)
    }

    /// Returns margins that center the symbol in the last row of the text beside it.
    private func margins(in components: Components) -> DirectionalEdgeInsets {
        let appearance = components[.appearance]
        let scale = components[.textScale]
        var font = appearance.fonts.body
        font.size *= scale
        let row = components[.textMeasurer].metrics(font).lineHeight
        let rest = (row - appearance.metrics.symbolSize * scale) / 2
        var margins = appearance.metrics.composerButtonMargins
        margins.top = max(0, margins.top + rest)
        margins.bottom = max(0, margins.bottom + rest)
        return margins
    }
}
