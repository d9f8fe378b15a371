import Components
import DefaultComponents
import Views

/// What `ChatReactionsBubbleView` does, without slots.
final class ReactionsBubbleByHand: ContainerStackView {
    var content: ChatMessage? {
        didSet { contentChanged() }
    }

    private var reactionsView: ReactionsByHand?

    override func setUpLayout() {
        super.setUpLayout()
        spacing = 2
        isLayoutMarginsRelativeArrangement = true
        directionalLayoutMargins = components[.appearance].metrics.reactionsMargins
        let reactions = ReactionsByHand()
        reactionsView = reactions
        addArrangedSubview(reactions)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let components = components
        backgroundColor = components[.appearance].palette.reactionsBubble
        layer.cornerRadius = components[.appearance].metrics.pillCornerRadius
        layer.borderWidth = components[.appearance].metrics.reactionsBorder
        layer.borderColor = components[.appearance].palette.background
    }

    override func updateContent() {
        super.updateContent()
        reactionsView?.content = content
    }
}

/// What `ChatMessageReactionsView` does, without slots.
final class ReactionsByHand: ContainerStackView {
    var content: ChatMessage? {
        didSet { contentChanged() }
    }

    private var itemViews: [ChatMessageReactionItemView] = []

    override func setUpLayout() {
        super.setUpLayout()
        spacing = 0
        distribution = .fillProportionally
    }

    override func updateContent() {
        super.updateContent()
        let reactions = content?.reactions ?? []
        while itemViews.count > reactions.count {
            itemViews.removeLast().removeFromSuperview()
        }
        while itemViews.count < reactions.count {
            let item = ChatMessageReactionItemView()
            itemViews.append(item)
            addArrangedSubview(item)
        }
        for (view, reaction) in zip(itemViews, reactions) {
            view.content = reaction
        }
    }
}
