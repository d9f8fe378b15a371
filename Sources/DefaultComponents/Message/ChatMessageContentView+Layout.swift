import Components
import Views

extension ChatMessageContentView {
    /// Builds what the options ask for.
    final func layoutMessage(_ options: ChatMessageLayoutOptions) {
        let isFlipped = options.contains(.flipped)
        addSubview(mainContainer)
        fillBubbleContent(options)
        fillMetadata(options)
        fillColumn(options)
        fillRow(options)
        placeMainContainer(options)
        if options.contains(.reactions) { addReactions(isFlipped: isFlipped) }
        if options.contains(.errorIndicator) { addErrorIndicator() }
    }

    private func fillBubbleContent(_ options: ChatMessageLayoutOptions) {
        bubbleContentContainer.isLayoutMarginsRelativeArrangement = true
        if options.contains(.quotedMessage) {
            let quote = make(.quotedMessage)
            parts.quote = quote
            bubbleContentContainer.addArrangedSubview(quote)
        }
        if options.contains(.attachments) {
            for attachment in content?.attachments ?? [] {
                let view = make(SlotFamily.attachment, attachment.kind.rawValue)
                parts.attachments.append(view)
                bubbleContentContainer.addArrangedSubview(view)
            }
        }
        if options.contains(.text) {
            let text = make(.messageText)
            parts.text = text
            bubbleContentContainer.addArrangedSubview(text)
        }
    }

    private func fillMetadata(_ options: ChatMessageLayoutOptions) {
        var views: [View] = []
        if options.contains(.authorName) {
            let name = make(.authorName)
            parts.authorName = name
            views.append(name)
        }
        if options.contains(.timestamp) {
            let time = make(.timestamp)
            parts.timestamp = time
            views.append(time)
        }
        if options.contains(.onlyVisibleForYouIndicator) {
            let label = make(.onlyVisibleForYou)
            parts.onlyVisibleForYou = label
            views.append(label)
        }
        if options.contains(.deliveryStatusIndicator) {
            let status = make(.deliveryStatus)
            parts.deliveryStatus = status
            views.append(status)
        }
        metadataContainer.addArrangedSubviews(
            options.contains(.flipped) ? views.reversed() : views
        )
    }

    private func fillColumn(_ options: ChatMessageLayoutOptions) {
        let column = bubbleThreadMetaContainer
        column.alignment =
            options.contains(.centered)
            ? .center : options.contains(.flipped) ? .trailing : .leading
        if options.contains(.bubble) {
            let bubble = make(.bubble)
            parts.bubble = bubble
            bubble.embed(bubbleContentContainer)
            column.addArrangedSubview(bubble)
        } else {
            column.addArrangedSubview(bubbleContentContainer)
        }
        if options.contains(.threadInfo) {
            let info = make(.threadInfo)
            parts.threadInfo = info
            column.addArrangedSubview(info)
        }
        if !metadataContainer.subviews.isEmpty {
            column.addArrangedSubview(metadataContainer)
        }
    }

    private func fillRow(_ options: ChatMessageLayoutOptions) {
        var views: [View] = []
        if options.contains(.avatar) {
            let avatar = make(.avatar)
            parts.avatar = avatar
            views.append(avatar)
        } else if options.contains(.avatarSizePadding) {
            views.append(makeSpacer())
        }
        views.append(bubbleThreadMetaContainer)
        mainContainer.addArrangedSubviews(options.contains(.flipped) ? views.reversed() : views)
    }

    /// Returns an empty view as wide as an avatar.
    private func makeSpacer() -> View {
        let spacer = View()
        let width = components[.appearance].metrics.avatarSize
        spacer.widthAnchor.constraint(equalToConstant: width).isActive = true
        self.spacer = spacer
        return spacer
    }

    private func placeMainContainer(_ options: ChatMessageLayoutOptions) {
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
            main.widthAnchor.constraint(
                lessThanOrEqualTo: widthAnchor,
                multiplier: maxContentWidthMultiplier
            ),
        ])
    }

    /// Puts the reactions over the bubble's upper corner, on the side where the line ends.
    private func addReactions(isFlipped: Bool) {
        let reactions = make(.reactionsBubble)
        parts.reactions = reactions
        reactions.overlapsSiblings = true
        addSubview(reactions)
        let bubble: View = bubbleView ?? bubbleContentContainer
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

    private func addErrorIndicator() {
        let indicator = make(.errorIndicator)
        parts.errorIndicator = indicator
        indicator.overlapsSiblings = true
        addSubview(indicator)
        let bubble: View = bubbleView ?? bubbleContentContainer
        Constraint.activate([
            indicator.centerXAnchor.constraint(equalTo: bubble.trailingAnchor),
            indicator.bottomAnchor.constraint(equalTo: bubble.bottomAnchor),
        ])
    }
}
