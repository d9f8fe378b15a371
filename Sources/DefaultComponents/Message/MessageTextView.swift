public import Components
public import Views

/// Shows the text of a message.
public protocol MessageTextView: TextView, Component {
    /// The text; hostile until escaped.
    var content: RichText? { get set }
}

extension Slot where Value == any MessageTextView.Type, Part == any MessageTextView {
    /// The text of a message.
    public static let messageText = Slot("messageText", default: ChatMessageTextView.self) {
        $0.init($1)
    }
}

/// The text of a message, large if it is a few emoji.
open class ChatMessageTextView: TextView, MessageTextView {
    /// The text.
    public var content: RichText? {
        didSet { contentChanged() }
    }

    /// Called after `setUpLayout`, to choose the colour; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        textColor = components[.appearance].palette.text
    }

    /// Called after `setUpAppearance`, to show the text; call `super` first.
    open override func updateContent() {
        super.updateContent()
        let fonts = components[.appearance].fonts
        text = content ?? RichText()
        font = text.plain.isFewEmoji ? largeEmoji(fonts.emoji) : fonts.body
    }

    /// Returns a font that grows with the text up to half again: emoji are large already.
    private func largeEmoji(_ font: Font) -> Font {
        let scale = components[.textScale]
        guard scale > 1.5 else { return font }
        var font = font
        font.size *= 1.5 / scale
        return font
    }
}
