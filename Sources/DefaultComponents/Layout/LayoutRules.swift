import Views

/// The default rules, applied to one message.
struct LayoutRules {
    let message: ChatMessage
    let newer: ChatMessage?
    let channel: ChatChannel
    let appearance: Appearance

    /// Creates the rules for a message; none for an index outside the messages.
    init?(_ request: MessageLayoutRequest) {
        guard let message = request.message else { return nil }
        self.message = message
        newer = request.message(older: -1)
        channel = request.channel
        appearance = request.appearance
    }

    var options: ChatMessageLayoutOptions {
        guard message.kind != .system else { return [.text, .centered] }
        var options = sideOptions
        addContent(to: &options)
        addIndicators(to: &options)
        return options
    }

    /// Whether no newer message continues this one.
    var endsGroup: Bool {
        guard let newer else { return true }
        if newer.author.id != message.author.id { return true }
        if [.system, .error, .ephemeral].contains(newer.kind) { return true }
        let calendar = appearance.calendar
        if calendar.day(newer.createdAt) != calendar.day(message.createdAt) { return true }
        let (distance, overflow) = newer.createdAt.microseconds.subtractingReportingOverflow(
            message.createdAt.microseconds
        )
        let limit = appearance.maxTimeIntervalBetweenMessagesInGroup * 1_000_000
        return overflow || Double(distance) > limit
    }

    private var sideOptions: ChatMessageLayoutOptions {
        var options: ChatMessageLayoutOptions = [endsGroup ? .timestamp : .continuousBubble]
        if message.isSentByCurrentUser {
            options.insert(.flipped)
        } else {
            options.insert(endsGroup ? .avatar : .avatarSizePadding)
            if endsGroup, channel.members.count > 2 { options.insert(.authorName) }
        }
        return options
    }

    private func addContent(to options: inout ChatMessageLayoutOptions) {
        if !message.isDeleted {
            if message.quote != nil { options.insert(.quotedMessage) }
            if !message.attachments.isEmpty { options.insert(.attachments) }
            if channel.allowsReactions, !message.reactions.isEmpty { options.insert(.reactions) }
        }
        if !message.shownText.isEmpty { options.insert(.text) }
        let isAlone = options.isDisjoint(with: [.quotedMessage, .attachments])
        if !isAlone || !message.shownText.plain.isFewEmoji {
            options.insert(.bubble)
        }
        if channel.allowsReplies, message.replyCount > 0 || message.parentID != nil {
            options.insert([.threadInfo, .continuousBubble])
        }
    }

    private func addIndicators(to options: inout ChatMessageLayoutOptions) {
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
