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

/// The options of the default resolver, as bits in the order of their names.
///
/// A set of names would take longer to hash than the rules take.
struct KnownLayoutOptions: OptionSet, Hashable {
    var rawValue: UInt32

    static let attachments = Self(rawValue: 1 << 0)
    static let authorName = Self(rawValue: 1 << 1)
    static let avatar = Self(rawValue: 1 << 2)
    static let avatarSizePadding = Self(rawValue: 1 << 3)
    static let bubble = Self(rawValue: 1 << 4)
    static let centered = Self(rawValue: 1 << 5)
    static let continuousBubble = Self(rawValue: 1 << 6)
    static let deliveryStatusIndicator = Self(rawValue: 1 << 7)
    static let errorIndicator = Self(rawValue: 1 << 8)
    static let flipped = Self(rawValue: 1 << 9)
    static let onlyVisibleForYouIndicator = Self(rawValue: 1 << 10)
    static let quotedMessage = Self(rawValue: 1 << 11)
    static let reactions = Self(rawValue: 1 << 12)
    static let text = Self(rawValue: 1 << 13)
    static let threadInfo = Self(rawValue: 1 << 14)
    static let timestamp = Self(rawValue: 1 << 15)

    /// The options by name.
    var named: ChatMessageLayoutOptions {
        var options = ChatMessageLayoutOptions(minimumCapacity: rawValue.nonzeroBitCount)
        for (bit, option) in ChatMessageLayoutOption.defaults.enumerated()
        where rawValue & 1 << UInt32(bit) != 0 {
            options.insert(option)
        }
        return options
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
