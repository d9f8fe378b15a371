public import Components
public import Views

/// A label with one property of a message.
public protocol MessageLabel: Label, Component {
    /// The message.
    var content: ChatMessage? { get set }
}

extension Slot where Value == any MessageLabel.Type, Part == any MessageLabel {
    /// The name of the author.
    public static let authorName = Slot(
        "authorName",
        default: ChatMessageAuthorNameLabel.self,
        contract: .stable
    ) { $0.init($1) }

    /// The time of the message.
    public static let timestamp = Slot(
        "timestamp",
        default: ChatMessageTimestampLabel.self,
        contract: .stable
    ) { $0.init($1) }

    /// The note that only the reader sees the message.
    public static let onlyVisibleForYou = Slot(
        "onlyVisibleForYou",
        default: ChatOnlyVisibleForYouLabel.self,
        contract: .stable
    ) { $0.init($1) }
}

/// A small label with one fact about a message.
open class ChatMessageLabel: Label, MessageLabel {
    /// The message.
    public var content: ChatMessage? {
        didSet { contentChanged() }
    }

    /// Called after `setUpLayout`, to choose font and colour; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        let components = components
        font = components[.appearance].fonts.footnote
        textColor = components[.appearance].palette.subtitleText
    }
}

/// The author's name.
open class ChatMessageAuthorNameLabel: ChatMessageLabel {
    /// Called after `setUpLayout`, to choose a heavier font; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        let components = components
        font = components[.appearance].fonts.footnoteBold
    }

    /// Called after `setUpAppearance`, to show the name; call `super` first.
    open override func updateContent() {
        super.updateContent()
        text = content?.author.name
    }
}

/// The time of a message, and that it was edited.
open class ChatMessageTimestampLabel: ChatMessageLabel {
    /// Called after `setUpAppearance`, to show the time; call `super` first.
    open override func updateContent() {
        super.updateContent()
        let components = components
        text = content.map { message in
            let time = components[.appearance].formatters.messageTimestamp(
                message.createdAt,
                components[.appearance].calendar
            )
            return message.editedAt == nil
                ? time : "\(time) · \(components[.appearance].formatters.edited())"
        }
    }
}

/// The note that only the reader sees the message.
open class ChatOnlyVisibleForYouLabel: ChatMessageLabel {
    /// Called after `setUpAppearance`, to show the text; call `super` first.
    open override func updateContent() {
        super.updateContent()
        text = components[.appearance].formatters.onlyVisibleForYou()
    }
}
