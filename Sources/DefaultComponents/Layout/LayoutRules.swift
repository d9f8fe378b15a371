import Views

/// The default rules, applied to one message.
struct LayoutRules {
    private let message: ChatMessage
    /// Whether no newer message continues this one.
    private let endsGroup: Bool
    private let namesAuthors: Bool
    private let allowsReactions: Bool
    private let allowsReplies: Bool

    /// Creates the rules for a message; none for an index outside the messages.
    init?(_ request: MessageLayoutRequest) {
        guard let message = request.message else { return nil }
        self.message = message
        endsGroup =
            request.message(older: -1).map { !request.groups(message, with: $0) } ?? true
        namesAuthors = request.channel.members.count > 2
        allowsReactions = request.channel.allowsReactions
        allowsReplies = request.channel.allowsReplies
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
            if endsGroup, namesAuthors { options.insert(.authorName) }
        }
        return options
    }

    private func addContent(to options: inout KnownLayoutOptions) {
        if !message.isDeleted {
            if message.quote != nil { options.insert(.quotedMessage) }
            if !message.attachments.isEmpty { options.insert(.attachments) }
            if allowsReactions, !message.reactions.isEmpty { options.insert(.reactions) }
        }
        let text = message.shownText
        if !text.isEmpty { options.insert(.text) }
        let isAlone = options.isDisjoint(with: [.quotedMessage, .attachments])
        if !isAlone || !text.plain.isFewEmoji {
            options.insert(.bubble)
        }
        if allowsReplies, message.replyCount > 0 || message.parentID != nil {
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

extension MessageLayoutRequest {
    /// Whether a newer message continues another one.
    fileprivate func groups(_ message: ChatMessage, with newer: ChatMessage) -> Bool {
        if newer.author.id != message.author.id { return false }
        if [.system, .error, .ephemeral].contains(newer.kind) { return false }
        let (calendar, limit) = grouping
        if calendar.day(newer.createdAt) != calendar.day(message.createdAt) { return false }
        let (distance, overflow) = newer.createdAt.microseconds.subtractingReportingOverflow(
            message.createdAt.microseconds
        )
        return !overflow && Double(distance) <= limit * 1_000_000
    }
}
