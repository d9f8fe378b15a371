public import Components
public import Views

/// The bubble around the reactions to a message.
public protocol ReactionsBubbleView: View, Component {
    /// The message.
    var content: ChatMessage? { get set }
}

/// The row of reactions to a message.
public protocol MessageReactionsView: View, Component {
    /// The message.
    var content: ChatMessage? { get set }
}

/// The view of one reaction.
public protocol MessageReactionItemView: View, Component {
    /// The reaction.
    var content: ChatReaction? { get set }
}

extension Slot where Value == any ReactionsBubbleView.Type, Part == any ReactionsBubbleView {
    /// The bubble around the reactions.
    public static let reactionsBubble = Slot(
        "reactionsBubble",
        default: ChatReactionsBubbleView.self,
        contract: .stable
    ) { $0.init($1) }
}

extension Slot where Value == any MessageReactionsView.Type, Part == any MessageReactionsView {
    /// The row of reactions.
    public static let reactions = Slot(
        "reactions",
        default: ChatMessageReactionsView.self,
        contract: .stable
    ) { $0.init($1) }
}

extension Slot
where Value == any MessageReactionItemView.Type, Part == any MessageReactionItemView {
    /// One reaction.
    public static let reactionItem = Slot(
        "reactionItem",
        default: ChatMessageReactionItemView.self,
        contract: .stable
    ) { $0.init($1) }
}

/// One reaction: its emoji or name, and its count if more than 1.
open class ChatMessageReactionItemView: ContainerStackView, MessageReactionItemView {
    /// The reaction.
    public var content: ChatReaction? {
        didSet { contentChanged() }
    }

    /// The emoji or the name, and the count.
    public let textLabel = Label()

    /// Called once, after `setUp`, to add the label; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        isLayoutMarginsRelativeArrangement = true
        directionalLayoutMargins = components[.appearance].metrics.reactionMargins
        addArrangedSubview(textLabel)
    }

    /// Called after `setUpLayout`, to choose font and colour; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        let components = components
        textLabel.font = components[.appearance].fonts.footnote
        textLabel.textColor = components[.appearance].palette.text
    }

    /// Called after `setUpAppearance`, to show the reaction; call `super` first.
    open override func updateContent() {
        super.updateContent()
        let components = components
        let words = components[.appearance].formatters.words
        textLabel.text = content?.title(in: words)
        accessibilityLabel = content?.label(in: words)
    }
}

extension ChatReaction {
    /// Returns the emoji, or the name, and the count of several.
    fileprivate func title(in words: Words) -> String {
        let name = emoji ?? ":\(name):"
        return count > 1 ? "\(name) \(words.number(count))" : name
    }

    /// Returns the name and the count for screen readers.
    func label(in words: Words) -> String { "\(name)\(words.comma)\(words.number(count))" }
}

extension ChatMessageReactionItemView: HeldViewNaming {
    package var heldViews: KeyValuePairs<String, View?> { ["textLabel": textLabel] }
}
