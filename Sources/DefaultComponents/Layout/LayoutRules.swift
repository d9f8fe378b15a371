import Views

/// The default rules, applied to one message.
struct LayoutRules {
    let message: ChatMessage
    /// Why the next newer message continues this one, or does not; none for the newest.
    let ending: GroupEnding?
    let memberCount: Int
    let allowsReactions: Bool
    let allowsReplies: Bool
    let isInThread: Bool

    /// Creates the rules for a message; none for an index outside the messages.
    init?(_ request: MessageLayoutRequest) {
        guard let message = request.message else { return nil }
        self.message = message
        ending = request.message(older: -1).map { GroupEnding(of: message, newer: $0, request) }
        memberCount = request.channel.members.count
        allowsReactions = request.channel.allowsReactions
        allowsReplies = request.channel.allowsReplies
        isInThread = request.isInThread
    }

    /// Whether no newer message continues this one.
    private var endsGroup: Bool {
        if case .continues = ending { false } else { true }
    }

    /// Whether there is nothing to show but a few emoji.
    var isFewEmojiAlone: Bool {
        let showsMore = !message.isDeleted && (message.quote != nil || !message.attachments.isEmpty)
        return !showsMore && message.shownText.plain.isFewEmoji
    }

    var options: KnownLayoutOptions {
        guard message.kind != .system else { return [.text, .centered] }
        var options = sideOptions
        addContent(to: &options)
        addIndicators(to: &options)
        return options
    }

    private var sideOptions: KnownLayoutOptions {
        var options: KnownLayoutOptions = [endsGroup ? .timestamp : .continuousBubble]
        if message.isSentByCurrentUser {
            options.insert(.flipped)
        } else {
            options.insert(endsGroup ? .avatar : .avatarSizePadding)
            if endsGroup, memberCount > 2 { options.insert(.authorName) }
        }
        return options
    }

    private func addContent(to options: inout KnownLayoutOptions) {
        if !message.isDeleted {
            if message.quote != nil { options.insert(.quotedMessage) }
            if !message.attachments.isEmpty { options.insert(.attachments) }
            if allowsReactions, !message.reactions.isEmpty { options.insert(.reactions) }
        }
        if !message.shownText.isEmpty { options.insert(.text) }
        if !isFewEmojiAlone { options.insert(.bubble) }
        if allowsReplies, !isInThread, message.belongsToThread {
            options.formUnion([.threadInfo, .continuousBubble])
        }
    }

    private func addIndicators(to options: inout KnownLayoutOptions) {
        if message.kind == .ephemeral, message.isSentByCurrentUser {
            options.insert(.onlyVisibleForYouIndicator)
        }
        guard !message.isDeleted else { return }
        let hasFailed = message.localState == .sendingFailed
        if hasFailed { options.insert(.errorIndicator) }
        if message.isSentByCurrentUser, endsGroup, !hasFailed {
            options.insert(.deliveryStatusIndicator)
        }
    }
}
