public import Components
public import Views

/// Draws the shape around the reactions to a message.
public protocol ReactionsBubbleView: View, Component {
    /// The message.
    var content: ChatMessage? { get set }
}

/// Shows all reactions to a message.
public protocol MessageReactionsView: View, Component {
    /// The message.
    var content: ChatMessage? { get set }
}

/// Shows one reaction.
public protocol MessageReactionItemView: View, Component {
    /// The reaction.
    var content: ChatReaction? { get set }
}

extension Slot where Value == any ReactionsBubbleView.Type, Part == any ReactionsBubbleView {
    /// The shape around the reactions.
    public static let reactionsBubble = Slot(
        "reactionsBubble",
        default: ChatReactionsBubbleView.self
    ) { $0.init($1) }
}

extension Slot where Value == any MessageReactionsView.Type, Part == any MessageReactionsView {
    /// The row of reactions.
    public static let reactions = Slot("reactions", default: ChatMessageReactionsView.self) {
        $0.init($1)
    }
}

extension Slot
where Value == any MessageReactionItemView.Type, Part == any MessageReactionItemView {
    /// One reaction.
    public static let reactionItem = Slot(
        "reactionItem",
        default: ChatMessageReactionItemView.self
    ) { $0.init($1) }
}

/// A rounded shape around the row of reactions.
open class ChatReactionsBubbleView: ContainerStackView, ReactionsBubbleView {
    /// The message.
    public var content: ChatMessage? {
        didSet { contentChanged() }
    }

    /// The row of reactions.
    public private(set) final var reactionsView: (any MessageReactionsView)?

    /// Called once, after `setUp`, to make the row; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        isLayoutMarginsRelativeArrangement = true
        directionalLayoutMargins = DirectionalEdgeInsets(
            top: 2,
            leading: 8,
            bottom: 2,
            trailing: 8
        )
        let reactions = make(.reactions)
        reactionsView = reactions
        addArrangedSubview(reactions)
    }

    /// Called after `setUpLayout`, to draw the shape; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        let palette = components[.appearance].palette
        backgroundColor = palette.background2
        layer.cornerRadius = 12
        layer.borderWidth = 1
        layer.borderColor = palette.background
    }

    /// Called after `setUpAppearance`, to hand the message on; call `super` first.
    open override func updateContent() {
        super.updateContent()
        reactionsView?.content = content
    }
}

/// The reactions to a message, in the order in which they came.
open class ChatMessageReactionsView: ContainerStackView, MessageReactionsView {
    /// The message.
    public var content: ChatMessage? {
        didSet { contentChanged() }
    }

    private var itemViews: [any MessageReactionItemView] = []

    /// Called after `setUpAppearance`, to show an item for each reaction; call `super` first.
    open override func updateContent() {
        super.updateContent()
        let reactions = content?.reactions ?? []
        while itemViews.count > reactions.count {
            itemViews.removeLast().removeFromSuperview()
        }
        while itemViews.count < reactions.count {
            let item = make(.reactionItem)
            itemViews.append(item)
            addArrangedSubview(item)
        }
        for (view, reaction) in zip(itemViews, reactions) {
            view.content = reaction
        }
    }
}

/// One reaction: its emoji, or its name, and how often it was given if more than once.
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
        addArrangedSubview(textLabel)
    }

    /// Called after `setUpLayout`, to choose font and colour; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = components[.appearance]
        textLabel.font = appearance.fonts.footnote
        textLabel.textColor = appearance.palette.text
    }

    /// Called after `setUpAppearance`, to show the reaction; call `super` first.
    open override func updateContent() {
        super.updateContent()
        guard let content else { return }
        let name = content.emoji ?? ":\(content.name):"
        textLabel.text = content.count > 1 ? "\(name) \(content.count)" : name
        accessibilityLabel = "\(content.name), \(content.count)"
    }
}
