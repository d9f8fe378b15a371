import Components
import DefaultComponents
import Views

/// A copy of `ChatReactionsBubbleView` without slots.
final class ReactionsBubbleByHand: ContainerStackView {
    var content: ChatMessage? {
        didSet { contentChanged() }
    }

    private var reactionsView: ReactionsByHand?
    private var moreLabel: Label?

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
        style(moreLabel)
    }

    override func updateContent() {
        super.updateContent()
        reactionsView?.content = content
        let reactions = content?.reactions ?? []
        let hidden = reactions.dropFirst(components.shownReactions)
        if moreLabel == nil, !hidden.isEmpty { addMoreLabel() }
        moreLabel?.text = "+\(hidden.count)"
        moreLabel?.isHidden = hidden.isEmpty
        moreLabel?.accessibilityLabel = hidden.map { "\($0.name), \($0.count)" }
            .joined(separator: "; ")
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

/// A copy of `ChatMessageReactionsView` without slots.
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
        let reactions = (content?.reactions ?? []).prefix(components.shownReactions)
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

extension Components {
    fileprivate var shownReactions: Int {
        let most = self[.appearance].metrics.maxReactions
        let scale = self[.textScale]
        guard scale > 1 else { return max(1, most) }
        return max(1, Int((Double(most) / min(scale, 100)).rounded(.down)))
    }
}
