import Components
import Views

/// The default rules, applied to one message.
struct LayoutRules {
    let message: ChatMessage
    /// Whether the next newer message continues the group, and why; `nil` for the newest.
    let ending: GroupEnding?
    let memberCount: Int
    let allowsReactions: Bool
    let allowsReplies: Bool
    let isInThread: Bool

    /// Creates the rules for a message; `nil` for an index out of bounds.
    init?(_ request: MessageLayoutRequest) {
        guard let message = request.message else { return nil }
        self.message = message
        ending = request.message(older: -1).map { GroupEnding(of: message, newer: $0, request) }
        memberCount = request.channel.members.count
        allowsReactions = request.channel.allowsReactions
        allowsReplies = request.channel.allowsReplies
        isInThread = request.isInThread
    }

    /// Whether no newer message continues the group.
    private var endsGroup: Bool {
        if case .continues = ending { false } else { true }
    }

    /// Whether the content is only a few emoji.
    var isFewEmojiAlone: Bool {
        let showsMore = !message.isDeleted && (message.quote != nil || !message.attachments.isEmpty)
        return !showsMore && message.shownText.plain.isFewEmoji
    }

    var options: ChatMessageLayoutOptions {
        guard message.kind != .system else { return [.text, .centered] }
        var options = sideOptions
        addContent(to: &options)
        addIndicators(to: &options)
        return options
    }

    private var sideOptions: ChatMessageLayoutOptions {
        var options: ChatMessageLayoutOptions = [endsGroup ? .timestamp : .continuousBubble]
        if message.isSentByCurrentUser {
            options.insert(.flipped)
        } else {
            options.insert(endsGroup ? .avatar : .avatarSizePadding)
            if endsGroup, memberCount > 2 { options.insert(.authorName) }
        }
        return options
    }

    private func addContent(to options: inout ChatMessageLayoutOptions) {
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

/// Whether a newer message continues another one's group, and why.
enum GroupEnding {
    /// Its author differs.
    case otherAuthor(newer: String)
    /// Its kind is never in a group.
    case kind(newer: String)
    /// Its day differs.
    case otherDay(newer: String)
    /// The time between them, in seconds, exceeds the limit.
    case tooLate(newer: String, seconds: Int64, limit: Double)
    /// It continues the group.
    case continues(newer: String, seconds: Int64, limit: Double)

    init(of message: ChatMessage, newer: ChatMessage, _ request: MessageLayoutRequest) {
        if newer.author.id != message.author.id {
            self = .otherAuthor(newer: newer.id)
            return
        }
        if [.system, .error, .ephemeral].contains(newer.kind) {
            self = .kind(newer: newer.id)
            return
        }
        let (calendar, limit) = request.grouping
        if calendar.day(newer.createdAt) != calendar.day(message.createdAt) {
            self = .otherDay(newer: newer.id)
            return
        }
        let (distance, overflow) = newer.createdAt.microseconds.subtractingReportingOverflow(
            message.createdAt.microseconds
        )
        let seconds = distance / 1_000_000
        self =
            !overflow && Double(distance) <= limit * 1_000_000
            ? .continues(newer: newer.id, seconds: seconds, limit: limit)
            : .tooLate(newer: newer.id, seconds: seconds, limit: limit)
    }
}
