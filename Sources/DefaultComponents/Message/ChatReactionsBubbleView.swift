import Components
public import Views

/// A rounded shape around the row of reactions, with the number of further ones.
open class ChatReactionsBubbleView: ContainerStackView, ReactionsBubbleView {
    /// The message.
    public var content: ChatMessage? {
        didSet { contentChanged() }
    }

    /// The row of reactions.
    public private(set) final var reactionsView: (any MessageReactionsView)?

    /// The number of different reactions besides those in the row; `nil` while there are none.
    public private(set) final var moreLabel: Label?

    /// Called once, after `setUp`, to make the row; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        let components = components
        spacing = components[.appearance].metrics.reactionsSpacing
        isLayoutMarginsRelativeArrangement = true
        directionalLayoutMargins = components[.appearance].metrics.reactionsMargins
        let reactions = make(.reactions)
        reactionsView = reactions
        addArrangedSubview(reactions)
    }

    /// Called after `setUpLayout`, to draw the shape; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        let components = components
        backgroundColor = components[.appearance].palette.reactionsBubble
        layer.cornerRadius = components[.appearance].metrics.pillCornerRadius
        layer.borderWidth = components[.appearance].metrics.reactionsBorder
        layer.borderColor = components[.appearance].palette.background
        style(moreLabel)
    }

    /// Called after `setUpAppearance`, to pass the message to the row; call `super` first.
    open override func updateContent() {
        super.updateContent()
        reactionsView?.content = content
        let reactions = content?.reactions ?? []
        let hidden = reactions.dropFirst(components.shownReactions)
        if hidden.isEmpty {
            moreLabel?.removeFromSuperview()
            moreLabel = nil
        } else if moreLabel == nil {
            addMoreLabel()
        }
        guard let moreLabel else { return }
        let words = components[.appearance].formatters.words
        moreLabel.text = "+\(words.number(hidden.count))"
        moreLabel.accessibilityLabel = hidden.map { $0.label(in: words) }.joined(separator: "; ")
    }

    private func addMoreLabel() {
        let label = Label()
        label.setContentCompressionResistancePriority(760, for: .horizontal)
        moreLabel = label
        style(label)
        addArrangedSubview(label)
    }

    private func style(_ label: Label?) {
        guard let label else { return }
        let components = components
        label.font = components[.appearance].fonts.footnoteBold
        label.textColor = components[.appearance].palette.subtitleText
    }
}

/// The first reactions to a message, in the order in which they came.
open class ChatMessageReactionsView: ContainerStackView, MessageReactionsView {
    /// The message.
    public var content: ChatMessage? {
        didSet { contentChanged() }
    }

    private var itemViews: [any MessageReactionItemView] = []

    /// Called once, after `setUp`, to compress all items equally; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        spacing = 0
        distribution = .fillProportionally
    }

    /// Called after `setUpAppearance`, to show an item for each reaction; call `super` first.
    open override func updateContent() {
        super.updateContent()
        let reactions = (content?.reactions ?? []).prefix(components.shownReactions)
        while itemViews.count > reactions.count {
            itemViews.removeLast().removeFromSuperview()
        }
        while itemViews.count < reactions.count {
            let item = make(.reactionItem)
            itemViews.append(item)
            addArrangedSubview(item)
        }
        let reader = reactions.isEmpty ? nil : readerID
        for (view, reaction) in zip(itemViews, reactions) {
            view.content = reaction
            let isOwn = reader.map(reaction.userIDs.contains) == true
            view.accessibilityState.isSelected = isOwn ? true : nil
        }
    }

    /// The id of the reader of the message.
    private var readerID: String? {
        // Looking for other content views, by their protocol, would take longer than showing a reaction.
        var view = superview
        while let current = view, !(current is ChatMessageContentView) { view = current.superview }
        return (view as? ChatMessageContentView)?.channel?.currentUserId
    }
}

extension Components {
    /// The number of different reactions that a message shows: fewer, the larger the text.
    fileprivate var shownReactions: Int {
        let most = self[.appearance].metrics.maxReactions
        let scale = self[.textScale]
        guard scale > 1 else { return max(1, most) }
        return max(1, Int((Double(most) / scale).rounded(.down)))
    }
}
