public import Components
public import Views

/// A date.
public protocol DateSeparatorView: View, Component {
    /// The day, as text.
    var content: String? { get set }
}

extension Slot where Value == any DateSeparatorView.Type, Part == any DateSeparatorView {
    /// The date between messages.
    public static let dateSeparator = Slot(
        "dateSeparator",
        default: ChatMessageListDateSeparatorView.self,
        contract: .stable
    ) { $0.init($1) }
}

/// A day on a rounded background.
open class ChatMessageListDateSeparatorView: View, DateSeparatorView {
    /// The day, as text.
    public var content: String? {
        didSet { contentChanged() }
    }

    /// The day.
    public let textLabel = Label()

    /// Called once, after `setUp`, to place the label inside the margins; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        directionalLayoutMargins = components[.appearance].metrics.pillMargins
        fillMargins(with: textLabel)
    }

    /// Called after `setUpLayout`, to choose font, colours and corners; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        let components = components
        backgroundColor = components[.appearance].palette.overlay
        layer.cornerRadius = components[.appearance].metrics.pillCornerRadius
        textLabel.font = components[.appearance].fonts.footnoteBold
        textLabel.textColor = components[.appearance].palette.staticText
        textLabel.textAlignment = .center
        textLabel.accessibilityRole = .heading
    }

    /// Called after `setUpAppearance`, to show the day; call `super` first.
    open override func updateContent() {
        super.updateContent()
        textLabel.text = content
    }
}

/// A centered day above a message.
public final class ChatDateDecorationView: ChatMessageDecorationView {
    /// The day, as text.
    public var content: String? {
        didSet { contentChanged() }
    }

    private var separator: (any DateSeparatorView)?

    /// Makes the separator and centers it.
    public override func setUpLayout() {
        super.setUpLayout()
        let separator = make(.dateSeparator)
        self.separator = separator
        addSubview(separator)
        let spacing = components[.appearance].metrics.decorationSpacing
        Constraint.activate([
            separator.centerXAnchor.constraint(equalTo: centerXAnchor),
            separator.leadingAnchor.constraint(
                greaterThanOrEqualTo: leadingAnchor,
                constant: spacing
            ),
            separator.topAnchor.constraint(equalTo: topAnchor, constant: spacing),
            separator.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -spacing),
        ])
    }

    /// Passes the day to the separator.
    public override func updateContent() {
        super.updateContent()
        separator?.content = content
    }
}
