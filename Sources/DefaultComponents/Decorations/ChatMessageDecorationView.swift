import Components
public import Views

/// A view above or below a message.
open class ChatMessageDecorationView: View {}

/// A bar with a text, as wide as the list.
open class ChatMessageBarDecorationView: ChatMessageDecorationView {
    /// The bar.
    public let container = View()

    /// The text of the bar.
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
    }
}
