import DefaultComponents
import Views

extension LayoutRule {
    static let all = sides + contents + threads + indicators

    private static let sides = [
        LayoutRule("own messages are flipped", own(), has: [.flipped], lacks: metadataOfOthers),
        LayoutRule(
            "others' group ends have avatar and name",
            other(),
            has: [.avatar, .authorName],
            lacks: [.flipped, .avatarSizePadding]
        ),
        LayoutRule(
            "others' messages inside a group keep room for the avatar",
            other(),
            other(),
            has: [.avatarSizePadding],
            lacks: [.avatar, .authorName, .timestamp]
        ),
        LayoutRule(
            "two members need no names",
            other(),
            in: FixtureChat.direct,
            has: [.avatar],
            lacks: [.authorName]
        ),
    ]

    private static let contents = [
        LayoutRule("text is shown", other(), has: [.text, .bubble]),
        LayoutRule("no text is not shown", other { $0.text = "" }, has: [.bubble], lacks: [.text]),
        LayoutRule("quotes are shown", other(quote), has: [.quotedMessage, .bubble]),
        LayoutRule("emoji with a quote have a bubble", other(emoji, quote), has: [.bubble]),
        LayoutRule("attachments are shown", other(attach), has: [.attachments]),
        LayoutRule("emoji with an attachment have a bubble", other(emoji, attach), has: [.bubble]),
        LayoutRule("unknown emoji kinds have a bubble", other(emoji, unknown), has: [.bubble]),
        LayoutRule("reactions are shown", other(react), has: [.reactions]),
        LayoutRule(
            "unknown reactions are shown",
            other { $0.reactions = [ChatReaction(name: "sloop", count: 1)] },
            has: [.reactions]
        ),
        LayoutRule("channels may forbid reactions", other(react), in: quiet, lacks: [.reactions]),
        LayoutRule(
            "a deleted message shows a placeholder and nothing else",
            other(quote, attach, react, emoji) { $0.isDeleted = true },
            has: [.text, .bubble, .avatar, .timestamp],
            lacks: [.quotedMessage, .attachments, .reactions]
        ),
    ]

    private static let threads = [
        LayoutRule("roots lead to their thread", other(root), has: [.threadInfo]),
        LayoutRule("replies lead to their thread", other(reply), has: [.threadInfo]),
        LayoutRule(
            "group ends of threads have no tail",
            other(root),
            has: [.continuousBubble, .timestamp]
        ),
        LayoutRule("channels may forbid threads", other(root), in: quiet, lacks: [.threadInfo]),
        LayoutRule("others have no thread", other(), lacks: [.threadInfo]),
    ]

    private static let indicators = [
        LayoutRule(
            "own ephemeral messages say who sees them",
            FixtureChat.own("a", kind: .ephemeral),
            has: [.onlyVisibleForYouIndicator]
        ),
        LayoutRule(
            "others' ephemeral messages do not",
            FixtureChat.message("a", kind: .ephemeral),
            lacks: [.onlyVisibleForYouIndicator]
        ),
        LayoutRule("own group ends have a status", own(), has: [.deliveryStatusIndicator]),
        LayoutRule("own messages inside do not", own(), own(), lacks: [.deliveryStatusIndicator]),
        LayoutRule("others' messages have no status", other(), lacks: [.deliveryStatusIndicator]),
        LayoutRule(
            "failed messages have an error and no status",
            own { $0.localState = .sendingFailed },
            has: [.errorIndicator],
            lacks: [.deliveryStatusIndicator]
        ),
        LayoutRule(
            "failed messages inside a group have an error",
            own(),
            own { $0.localState = .sendingFailed },
            has: [.errorIndicator]
        ),
        LayoutRule("sent messages have no error", own(), lacks: [.errorIndicator]),
        LayoutRule(
            "deleted messages have neither",
            own {
                $0.isDeleted = true
                $0.localState = .sendingFailed
            },
            lacks: [.errorIndicator, .deliveryStatusIndicator]
        ),
    ]

    private typealias Change = (inout ChatMessage) -> Void

    private static let metadataOfOthers: ChatMessageLayoutOptions = [
        .avatar, .avatarSizePadding, .authorName,
    ]

    private static let quiet = ChatChannel(
        id: "quiet",
        allowsReactions: false,
        allowsReplies: false
    )

    private static func other(_ changes: Change...) -> ChatMessage {
        FixtureChat.message("a") { message in changes.forEach { $0(&message) } }
    }

    private static func own(_ changes: Change...) -> ChatMessage {
        FixtureChat.own("a") { message in changes.forEach { $0(&message) } }
    }

    private static let emoji: @Sendable (inout ChatMessage) -> Void = { $0.text = "⛵️" }
    private static let unknown: @Sendable (inout ChatMessage) -> Void = { $0.unknownKind = "vote" }
    private static let root: @Sendable (inout ChatMessage) -> Void = { $0.replyCount = 1 }
    private static let reply: @Sendable (inout ChatMessage) -> Void = { $0.parentID = "b" }
    private static let attach: @Sendable (inout ChatMessage) -> Void = {
        $0.attachments = [FixtureChat.image]
    }
    private static let react: @Sendable (inout ChatMessage) -> Void = {
        $0.reactions = FixtureChat.reactions
    }
    private static let quote: @Sendable (inout ChatMessage) -> Void = {
        $0.quote = ChatQuote(of: FixtureChat.message("b"))
    }
}
