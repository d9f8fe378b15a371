import Components
import DefaultComponents
import Views

extension MessageByHand {
    func placeMainContainer(_ options: ChatMessageLayoutOptions) {
        let main = mainContainer
        main.isLayoutMarginsRelativeArrangement = true
        main.directionalLayoutMargins = metrics.messageMargins
        if !options.keepsDistance { main.directionalLayoutMargins.bottom = metrics.groupSpacing }
        let side =
            if options.isInTheMiddle {
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
            main.widthAnchor.constraint(
                lessThanOrEqualTo: widthAnchor,
                multiplier: isTextLarge ? 1 : maxContentWidthMultiplier
            ),
        ])
    }

    func addReactions(isFlipped: Bool) {
        let reactions = ReactionsBubbleByHand()
        parts.reactions = reactions
        reactions.overlapsSiblings = true
        addSubview(reactions)
        let bubble: View = parts.bubble ?? bubbleContentContainer
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
        indicator.overlapsSiblings = true
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
    var metrics: Appearance.Metrics {
        components[.appearance].metrics
    }

    var isTextLarge: Bool {
        components[.textScale] > metrics.largeTextScale
    }
}

extension ChatMessageLayoutOptions {
    var isInTheMiddle: Bool {
        contains(.centered) && isDisjoint(with: [.avatar, .avatarSizePadding])
    }

    fileprivate var keepsDistance: Bool {
        !isDisjoint(with: [.timestamp, .centered, .threadInfo, .onlyVisibleForYouIndicator])
    }
}
