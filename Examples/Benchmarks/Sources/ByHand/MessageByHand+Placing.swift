import Components
import DefaultComponents
import Views

extension MessageByHand {
    func placeMainContainer(_ options: ChatMessageLayoutOptions) {
        let main = mainContainer
        main.isLayoutMarginsRelativeArrangement = true
        let metrics = components[.appearance].metrics
        main.directionalLayoutMargins = metrics.messageMargins
        let far: ChatMessageLayoutOptions = [
            .timestamp, .centered, .threadInfo, .onlyVisibleForYouIndicator,
        ]
        if options.isDisjoint(with: far) {
            main.directionalLayoutMargins.bottom = metrics.groupSpacing
        }
        let side =
            if options.contains(.centered) {
                main.centerXAnchor.constraint(equalTo: centerXAnchor)
            } else if options.contains(.flipped) {
                main.trailingAnchor.constraint(equalTo: trailingAnchor)
            } else {
                main.leadingAnchor.constraint(equalTo: leadingAnchor)
            }
        let top = main.topAnchor.constraint(equalTo: topAnchor)
        if options.contains(.reactions) {
            top.priority = 740
            main.topAnchor.constraint(greaterThanOrEqualTo: topAnchor).isActive = true
        }
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
        let metrics = components[.appearance].metrics
        let (overlap, indent) = (metrics.reactionsOverlap, metrics.reactionsIndent)
        let margins = metrics.messageMargins
        let corner =
            isFlipped
            ? reactions.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: -overlap)
            : reactions.trailingAnchor.constraint(
                equalTo: bubble.trailingAnchor,
                constant: overlap
            )
        corner.priority = 730
        let rest =
            isFlipped
            ? reactions.trailingAnchor.constraint(
                lessThanOrEqualTo: bubble.trailingAnchor,
                constant: -indent
            )
            : reactions.leadingAnchor.constraint(
                greaterThanOrEqualTo: bubble.leadingAnchor,
                constant: indent
            )
        rest.priority = 740
        Constraint.activate([
            reactions.topAnchor.constraint(equalTo: topAnchor),
            reactions.bottomAnchor.constraint(equalTo: bubble.topAnchor, constant: overlap),
            reactions.leadingAnchor.constraint(
                greaterThanOrEqualTo: leadingAnchor,
                constant: margins.leading
            ),
            reactions.trailingAnchor.constraint(
                lessThanOrEqualTo: trailingAnchor,
                constant: -margins.trailing
            ),
            corner,
            rest,
        ])
    }

    func addErrorIndicator() {
        let indicator = ChatMessageErrorIndicator()
        parts.errorIndicator = indicator
        addSubview(indicator)
        let bubble: View = parts.bubble ?? bubbleContentContainer
        let corner = indicator.centerXAnchor.constraint(equalTo: bubble.trailingAnchor)
        corner.priority = 740
        Constraint.activate([
            corner,
            indicator.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
            indicator.bottomAnchor.constraint(equalTo: bubble.bottomAnchor),
        ])
    }
}
