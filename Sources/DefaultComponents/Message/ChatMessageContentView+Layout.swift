import Components
import Views

extension ChatMessageContentView {
    /// Builds the layout for the options.
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

    private func setSpacings() {
        let components = components
        mainContainer.spacing = components[.appearance].metrics.avatarSpacing
        bubbleThreadMetaContainer.spacing = components[.appearance].metrics.messageSpacing
        metadataContainer.spacing = components[.appearance].metrics.metadataSpacing
        bubbleContentContainer.spacing = components[.appearance].metrics.bubbleSpacing
    }

    private func fillBubbleContent(_ options: ChatMessageLayoutOptions) {
        bubbleContentContainer.isLayoutMarginsRelativeArrangement = true
        bubbleContentContainer.directionalLayoutMargins =
            options.contains(.bubble) ? metrics.bubbleMargins : .zero
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
            if options.isInTheMiddle { text.tone = .notice }
            parts.text = text
            bubbleContentContainer.addArrangedSubview(text)
        }
    }

    private func fillMetadata(_ options: ChatMessageLayoutOptions) {
        if options.contains(.authorName) { parts.authorName = make(.authorName) }
        if options.contains(.timestamp) { parts.timestamp = make(.timestamp) }
        if options.contains(.onlyVisibleForYouIndicator) {
            parts.onlyVisibleForYou = make(.onlyVisibleForYou)
        }
        if options.contains(.deliveryStatusIndicator) {
            parts.deliveryStatus = make(.deliveryStatus)
        }
        // If there is no room for all, the name is cut first.
        parts.authorName?.setContentCompressionResistancePriority(740, for: .horizontal)
        parts.onlyVisibleForYou?.setContentCompressionResistancePriority(745, for: .horizontal)
        parts.deliveryStatus?.setContentCompressionResistancePriority(755, for: .horizontal)
        let facts: [View?] = [
            parts.authorName, parts.timestamp, parts.onlyVisibleForYou, parts.deliveryStatus,
        ]
        let views = facts.compactMap { $0 }
        let isFlipped = options.contains(.flipped)
        if isTextLarge {
            metadataContainer.axis = .vertical
            metadataContainer.alignment = isFlipped ? .trailing : .leading
        }
        if options.contains(.bubble) {
            metadataContainer.isLayoutMarginsRelativeArrangement = true
            metadataContainer.directionalLayoutMargins = metrics.metadataMargins
        }
        metadataContainer.addArrangedSubviews(isFlipped ? views.reversed() : views)
    }

    private func fillColumn(_ options: ChatMessageLayoutOptions) {
        let column = bubbleThreadMetaContainer
        column.alignment =
            options.isInTheMiddle
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
        let width = metrics.avatarSize
        spacer.widthAnchor.constraint(equalToConstant: width).isActive = true
        self.spacer = spacer
        return spacer
    }

    private func placeMainContainer(_ options: ChatMessageLayoutOptions) {
        setSpacings()
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
            // The reactions keep their height and move the message down.
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

    /// Places the reactions over the bubble's upper corner, at its inner side.
    private func addReactions(isFlipped: Bool) {
        let reactions = make(.reactionsBubble)
        parts.reactions = reactions
        reactions.overlapsSiblings = true
        addSubview(reactions)
        let bubble: View = bubbleView ?? bubbleContentContainer
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
        // On a narrow bubble they extend beyond the other corner.
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

    /// Places the error over the bubble's lower corner, at its trailing side.
    private func addErrorIndicator() {
        let indicator = make(.errorIndicator)
        parts.errorIndicator = indicator
        indicator.overlapsSiblings = true
        addSubview(indicator)
        let bubble: View = bubbleView ?? bubbleContentContainer
        let corner = indicator.centerXAnchor.constraint(equalTo: bubble.trailingAnchor)
        corner.priority = 740
        Constraint.activate([
            corner,
            indicator.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
            indicator.bottomAnchor.constraint(equalTo: bubble.bottomAnchor),
        ])
    }

    private var metrics: Appearance.Metrics { components[.appearance].metrics }

    /// Whether text is so large that parts need the whole width.
    private var isTextLarge: Bool { components[.textScale] > metrics.largeTextScale }
}

extension ChatMessageLayoutOptions {
    /// Whether the message is centered, which an avatar prevents.
    fileprivate var isInTheMiddle: Bool {
        contains(.centered) && isDisjoint(with: [.avatar, .avatarSizePadding])
    }

    /// Whether the message has the full distance to the next: it ends its group, or has metadata below.
    fileprivate var keepsDistance: Bool {
        !isDisjoint(with: [.timestamp, .centered, .threadInfo, .onlyVisibleForYouIndicator])
    }
}
