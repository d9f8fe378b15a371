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
        isLayoutMarginsRelativeArrangement = true
        directionalLayoutMargins = DirectionalEdgeInsets(
            top: 2,
            leading: 8,
            bottom: 2,
            trailing: 8
        )
        let reactions = ReactionsByHand()
        reactionsView = reactions
        addArrangedSubview(reactions)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let palette = components[.appearance].palette
        backgroundColor = palette.background2
        layer.cornerRadius = 12
        layer.borderWidth = 1
        layer.borderColor = palette.background
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
