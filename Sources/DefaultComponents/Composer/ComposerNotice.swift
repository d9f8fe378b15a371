public import Components
public import Views

/// The reason for which a message was not sent.
public protocol ComposerNotice: View, Component {
    /// The reason as text; a notice without one is hidden.
    var content: String? { get set }
}

extension Slot where Value == any ComposerNotice.Type, Part == any ComposerNotice {
    /// The reason for which a message was not sent, in a composer.
    public static let composerNotice = Slot(
        "composerNotice",
        default: ChatComposerNotice.self
    ) { $0.init($1) }
}

/// A symbol and the reason, five lines at a time: a tap shows the next lines, and the first after the last.
///
/// The accessibility label has the whole reason.
open class ChatComposerNotice: ContainerStackView, ComposerNotice, TapResponder {
    /// The reason as text.
    public var content: String? {
        didSet {
            if content != oldValue { firstByte = 0 }
            contentChanged()
        }
    }

    /// The symbol of something that failed.
    public let imageView = ImageView()

    /// The reason.
    public let textLabel = Label()

    /// The offset of the first line that is shown, in the UTF-8 of the reason.
    private var firstByte = 0

    /// Called once, after `setUp`, to build the row; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        alignment = .center
        let components = components
        spacing = components[.appearance].metrics.composerPartSpacing
        isLayoutMarginsRelativeArrangement = true
        directionalLayoutMargins = components[.appearance].metrics.barMargins
        textLabel.numberOfLines = 5
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
        accessibilityRole = .alert
    }

    /// Called after `setUpAppearance`, to show the reason; call `super` first.
    open override func updateContent() {
        super.updateContent()
        isHidden = content == nil
        textLabel.text = content.map { String(Substring($0.utf8.dropFirst(firstByte))) }
        accessibilityLabel = content
    }

    /// Shows the next lines of a long reason, beginning with the last one, which may have been cut.
    public final func respond(to tap: Tap) -> EventReply {
        let most = textLabel.numberOfLines
        guard tap.kind == .tap, let text = textLabel.text, most > 0 else { return .passed }
        let components = components
        let (measurer, width) = (components[.textMeasurer], textLabel.frame.size.width)
        var font = textLabel.font
        font.size *= components[.textScale]
        let rows = TextRows(text, measurer: measurer, font: font, width: width)
        let isLast = rows.count <= most
        guard !isLast || firstByte > 0 else { return .passed }
        firstByte = isLast ? 0 : firstByte + rows.lines[max(1, most - 1)].range.lowerBound
        contentChanged()
        return .handled
    }
}
