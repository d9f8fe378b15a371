import DefaultComponents
import Views

/// Makes messages and changes of messages, from a seed.
struct RandomMessages {
    /// The number of messages that were made; each has an id of its own.
    private var made = 0

    private static let authors = [FixtureChat.ann, FixtureChat.bo, FixtureChat.cy]
    private static let words = "Wind is fine so let us meet at seven and sail before it turns "

    /// Returns a message a number of seconds after the earliest possible one.
    mutating func message(
        at seconds: Int64,
        using generator: inout SeededGenerator
    ) -> ChatMessage {
        made += 1
        let author = Self.authors[Int.random(in: 0..<3, using: &generator)]
        var message = FixtureChat.message(
            "m\(made)",
            by: author,
            at: seconds,
            Self.text(using: &generator)
        )
        switch Int.random(in: 0..<40, using: &generator) {
        case 0: message.attachments = [FixtureChat.image]
        case 1: message.quote = ChatQuote(of: FixtureChat.message("quoted"))
        case 2: message.reactions = FixtureChat.reactions
        case 3: message.text = "⛵️"
        case 4: message.isDeleted = true
        case 5: message.localState = .sendingFailed
        case 6: message.replyCount = 2
        case 7: message.attachments = [FixtureChat.attachments[2]]
        default: break
        }
        return message
    }

    /// Returns the message with another text, or deleted.
    static func edited(
        _ message: ChatMessage,
        using generator: inout SeededGenerator
    ) -> ChatMessage {
        var message = message
        if Int.random(in: 0..<8, using: &generator) == 0 {
            message.isDeleted.toggle()
        } else {
            message.text = text(using: &generator)
            message.editedAt = message.createdAt
        }
        return message
    }

    /// Returns the message after others read it.
    static func read(
        _ message: ChatMessage,
        using generator: inout SeededGenerator
    ) -> ChatMessage {
        var message = message
        let count = Int.random(in: 0...FixtureChat.others.count, using: &generator)
        message.readBy = Array(FixtureChat.others.prefix(count))
        return message
    }

    /// Returns the message after a reaction was added or removed.
    static func reacted(
        _ message: ChatMessage,
        using generator: inout SeededGenerator
    ) -> ChatMessage {
        var message = message
        let count = Int.random(in: 0...2, using: &generator)
        message.reactions = Array(FixtureChat.reactions.prefix(count))
        return message
    }

    private static func text(using generator: inout SeededGenerator) -> RichText {
        let count = Int.random(in: 1...20, using: &generator)
        let from = Int.random(in: 0..<20, using: &generator)
        return RichText(plain: "\(count) " + words.dropFirst(from).prefix(count * count / 4))
    }
}
