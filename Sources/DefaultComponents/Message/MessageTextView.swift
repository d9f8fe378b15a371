public import Components
public import Views

/// Shows the text of a message.
public protocol MessageTextView: TextView, Component {
    /// The text; hostile until escaped.
    var content: RichText? { get set }

    /// The role of the text.
    var tone: MessageTextTone { get set }
}

/// The role of a message's text.
public enum MessageTextTone: Sendable, Hashable {
    /// The text of an author.
    case spoken
    /// A placeholder, such as that of a deleted message.
    case muted
    /// A centered text of the chat itself.
    case notice
}

extension Slot where Value == any MessageTextView.Type, Part == any MessageTextView {
    /// The text of a message.
    public static let messageText = Slot(
        "messageText",
        default: ChatMessageTextView.self,
        contract: .stable
    ) { $0.init($1) }
}

/// The text of a message: large for a few emoji, small on its own background for a notice.
open class ChatMessageTextView: TextView, MessageTextView {
    /// The text.
    public var content: RichText? {
        didSet { contentChanged() }
    }

    /// The role of the text; by default that of an author.
    public var tone = MessageTextTone.spoken {
        didSet { if tone != oldValue { contentChanged() } }
    }

    /// Called once, after `setUp`, to set the insets; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        let metrics = components[.appearance].metrics
        textContainerInset = tone == .notice ? metrics.pillMargins : metrics.textInsets
    }

    /// Called after `setUpAppearance`, to show the text in colour and font; call `super` first.
    open override func updateContent() {
        super.updateContent()
        text = content ?? RichText()
        let components = components
        let isNotice = tone == .notice
        backgroundColor = isNotice ? components[.appearance].palette.overlay : nil
        layer.cornerRadius = isNotice ? components[.appearance].metrics.pillCornerRadius : 0
        textAlignment = isNotice ? .center : .leading
        switch tone {
        case .spoken: textColor = components[.appearance].palette.text
        case .muted: textColor = components[.appearance].palette.subtitleText
        case .notice: textColor = components[.appearance].palette.staticText
        }
        if isNotice {
            font = components[.appearance].fonts.footnote
        } else {
            font = text.plain.isFewEmoji ? emojiFont : components[.appearance].fonts.body
        }
    }

    /// The font of a few emoji, smaller if the text scale is so large that they would not fit.
    private var emojiFont: Font {
        let components = components
        var font = components[.appearance].fonts.emoji
        let scale = components[.textScale]
        let largest = components[.appearance].metrics.maxEmojiSize
        if scale > 0, font.size * scale > largest { font.size = largest / scale }
        return font
    }
}
