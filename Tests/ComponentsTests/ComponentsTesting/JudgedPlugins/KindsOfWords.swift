import Components
import DefaultComponents
import Views

private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

final class KindParticipantName: ComponentExtension<ChatMessageAuthorNameLabel> {
    override func updateContent() {
        super.updateContent()
        if let last = host.content?.threadParticipants.last { host.text = last.name }
    }
}

final class KindQuoteFace: KindContent {
    override func change(_ message: ChatMessage) {
        if let author = message.quote?.author { host.authorAvatarView?.content = author }
    }
}

final class KindQuoteWrongName: KindContent {
    override func change(_ message: ChatMessage) {
        if message.quote != nil {
            (host.quotedMessageView as? QuotedChatMessageView)?.authorNameLabel.text =
                message.author.name
        }
    }
}

final class KindUndelete2: KindNoteExtension {
    override func words(_ message: ChatMessage) -> String? {
        message.isDeleted ? "Was: \(message.text.plain)" : nil
    }
}

final class KindMoreLikes: ComponentExtension<ChatMessageReactionItemView> {
    override func updateContent() {
        super.updateContent()
        guard let content = host.content else { return }
        host.textLabel.text = "\(content.emoji ?? content.name) \(content.count + 1)"
    }
}

final class KindReadersWrong: ComponentExtension<ChatMessageDeliveryStatusView> {
    override func updateContent() {
        super.updateContent()
        guard let content = host.content, !host.messageReadCountsLabel.isHidden else { return }
        host.messageReadCountsLabel.text = "\(content.channel.members.count)"
    }
}

final class KindUTCNote: KindNoteExtension {
    override func words(_ message: ChatMessage) -> String? {
        let time = ChatCalendar.utc.civil(message.createdAt)
        return "at \(time.hour):\(two(time.minute))"
    }
}

final class KindLocalHour: KindNoteExtension {
    override func words(_ message: ChatMessage) -> String? {
        "at \(host.components[.appearance].calendar.civil(message.createdAt).hour) h"
    }
}

final class KindArrow: ComponentExtension<ChatMessageAuthorNameLabel> {
    override func updateContent() {
        super.updateContent()
        guard let message = host.content, let quote = message.quote else { return }
        host.text = "\(message.author.name) to \(quote.author.name)"
    }
}

extension JudgedPlugin {
    static let kindsOfWords: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: KindPlugin("kind-participant-names") {
                $0.extend(.authorName, with: KindParticipantName.self)
            },
            verdict: .failed,
            reason: "Names who replied last as the author."
        ),
        JudgedPlugin(
            plugin: KindPlugin("kind-quote-faces") {
                $0.extend(.messageContentView, with: KindQuoteFace.self)
            },
            verdict: .failed,
            reason: "Shows the picture of the quoted author."
        ),
        JudgedPlugin(
            plugin: KindPlugin("kind-quote-names") {
                $0.extend(.messageContentView, with: KindQuoteWrongName.self)
            },
            verdict: .failed,
            reason: "Names the author as that of the quote."
        ),
        JudgedPlugin(
            plugin: KindPlugin("kind-undelete") {
                $0.extend(.messageContentView, with: KindUndelete2.self)
            },
            verdict: .failed,
            reason: "Shows what was deleted."
        ),
        JudgedPlugin(
            plugin: KindPlugin("kind-more-likes") {
                $0.extend(.reactionItem, with: KindMoreLikes.self)
            },
            verdict: .failed,
            reason: "Counts one more than there is."
        ),
        JudgedPlugin(
            plugin: KindPlugin("kind-all-readers") {
                $0.extend(.deliveryStatus, with: KindReadersWrong.self)
            },
            verdict: .failed,
            reason: "Shows the members as readers."
        ),
        JudgedPlugin(
            plugin: KindPlugin("kind-utc-note") {
                $0.extend(.messageContentView, with: KindUTCNote.self)
            },
            verdict: .failed,
            reason: "Ignores the zone of the calendar."
        ),
        JudgedPlugin(
            plugin: KindPlugin("kind-local-hour") {
                $0.extend(.messageContentView, with: KindLocalHour.self)
            },
            verdict: .clean,
            reason: "Tells the hour in the zone of the calendar."
        ),
        JudgedPlugin(
            plugin: KindPlugin("kind-arrows") { $0.extend(.authorName, with: KindArrow.self) },
            verdict: .clean,
            reason: "Names both who wrote and whom they answer."
        ),
    ]
}
