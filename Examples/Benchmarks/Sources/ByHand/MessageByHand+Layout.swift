import Components
import DefaultComponents
import Views

extension MessageByHand {
    func layout(_ options: ChatMessageLayoutOptions) {
        addSubview(mainContainer)
        fillBubbleContent(options)
        fillMetadata(options)
        fillColumn(options)
        fillRow(options)
        placeMainContainer(options)
        if options.contains(.reactions) { addReactions(isFlipped: options.contains(.flipped)) }
        if options.contains(.errorIndicator) { addErrorIndicator() }
    }

    private func fillBubbleContent(_ options: ChatMessageLayoutOptions) {
        bubbleContentContainer.isLayoutMarginsRelativeArrangement = true
        bubbleContentContainer.directionalLayoutMargins =
            options.contains(.bubble) ? metrics.bubbleMargins : .zero
        if options.contains(.quotedMessage) {
            let quote = QuotedChatMessageView()
            parts.quote = quote
            bubbleContentContainer.addArrangedSubview(quote)
        }
        if options.contains(.attachments) {
            for attachment in content?.attachments ?? [] {
                let view = attachmentView(attachment.kind)
                parts.attachments.append(view)
                bubbleContentContainer.addArrangedSubview(view)
            }
        }
        if options.contains(.text) {
            let text = ChatMessageTextView()
            if options.isInTheMiddle { text.tone = .notice }
            parts.text = text
            bubbleContentContainer.addArrangedSubview(text)
        }
    }

    private func attachmentView(_ kind: AttachmentKind) -> ChatAttachmentView {
        switch kind {
        case .image: ChatImageAttachmentView()
        case .video: ChatVideoAttachmentView()
        case .file: ChatFileAttachmentView()
        case .giphy: ChatGiphyAttachmentView()
        case .audio: ChatAudioAttachmentView()
        case .link: ChatLinkAttachmentView()
        case .card: ChatCardAttachmentView()
        default: ChatUnknownAttachmentView()
        }
    }

    private func fillMetadata(_ options: ChatMessageLayoutOptions) {
        var views: [View] = []
        if options.contains(.authorName) {
            let name = ChatMessageAuthorNameLabel()
            name.setContentCompressionResistancePriority(740, for: .horizontal)
            parts.authorName = name
            views.append(name)
        }
        if options.contains(.timestamp) {
            let time = ChatMessageTimestampLabel()
            parts.timestamp = time
            views.append(time)
        }
        if options.contains(.onlyVisibleForYouIndicator) {
            let label = ChatOnlyVisibleForYouLabel()
            label.setContentCompressionResistancePriority(745, for: .horizontal)
            parts.onlyVisibleForYou = label
            views.append(label)
        }
        if options.contains(.deliveryStatusIndicator) {
            let status = ChatMessageDeliveryStatusView()
            status.setContentCompressionResistancePriority(755, for: .horizontal)
            parts.deliveryStatus = status
            views.append(status)
        }
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
            let bubble = ChatMessageBubbleView()
            parts.bubble = bubble
            bubble.embed(bubbleContentContainer)
            column.addArrangedSubview(bubble)
        } else {
            column.addArrangedSubview(bubbleContentContainer)
        }
        if options.contains(.threadInfo) {
            let info = ChatMessageThreadInfoView()
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
            let avatar = ChatAvatarView()
            parts.avatar = avatar
            views.append(avatar)
        } else if options.contains(.avatarSizePadding) {
            views.append(makeSpacer())
        }
        views.append(bubbleThreadMetaContainer)
        mainContainer.addArrangedSubviews(options.contains(.flipped) ? views.reversed() : views)
    }

    private func makeSpacer() -> View {
        let spacer = View()
        let width = metrics.avatarSize
        spacer.widthAnchor.constraint(equalToConstant: width).isActive = true
        self.spacer = spacer
        return spacer
    }
}
