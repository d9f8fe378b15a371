import Components
import DefaultComponents
import Views

extension MessageByHand {
    func placeMainContainer(_ options: ChatMessageLayoutOptions) {
        let main = mainContainer
        main.isLayoutMarginsRelativeArrangement = true
        main.directionalLayoutMargins = components[.appearance].metrics.messageMargins
        let side =
            if options.contains(.centered) {
                main.centerXAnchor.constraint(equalTo: centerXAnchor)
            } else if options.contains(.flipped) {
                main.trailingAnchor.constraint(equalTo: trailingAnchor)
            } else {
                main.leadingAnchor.constraint(equalTo: leadingAnchor)
            }
        let top = main.topAnchor.constraint(equalTo: topAnchor)
        if options.contains(.reactions) { top.priority = 999 }
        Constraint.activate([
            side,
            top,
            main.bottomAnchor.constraint(equalTo: bottomAnchor),
            main.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, multiplier: 0.75),
        ])
    }

    func addReactions(isFlipped: Bool) {
        let reactions = ReactionsBubbleByHand()
        parts.reactions = reactions
        addSubview(reactions)
        let bubble: View = parts.bubble ?? bubbleContentContainer
        let overlap = components[.appearance].metrics.reactionsOverlap
        Constraint.activate([
            reactions.topAnchor.constraint(equalTo: topAnchor),
            reactions.bottomAnchor.constraint(equalTo: bubble.topAnchor, constant: overlap),
            isFlipped
                ? reactions.leadingAnchor.constraint(
                    equalTo: bubble.leadingAnchor,
                    constant: -overlap
                )
                : reactions.trailingAnchor.constraint(
                    equalTo: bubble.trailingAnchor,
                    constant: overlap
                ),
        ])
    }

    func addErrorIndicator() {
        let indicator = ChatMessageErrorIndicator()
        parts.errorIndicator = indicator
        addSubview(indicator)
        let bubble: View = parts.bubble ?? bubbleContentContainer
        Constraint.activate([
            indicator.centerXAnchor.constraint(equalTo: bubble.trailingAnchor),
            indicator.bottomAnchor.constraint(equalTo: bubble.bottomAnchor),
        ])
    }
}
