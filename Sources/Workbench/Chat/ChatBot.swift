import Components
import ComponentsTesting
import DefaultComponents
import Hosting
import Views

/// A bot that plays the others in a live chat: they type, write, receive, read and react, the same each time.
struct ChatBot {
    private var random: SeededGenerator
    private var step = 0
    private var number = 0
    private var typist: ChatUser?

    init(seed: UInt64 = 2026) {
        random = SeededGenerator(seed)
    }

    /// Returns the next events in a session, which may be none.
    mutating func next(in room: ChatSession) -> [ChatEvent] {
        defer { step += 1 }
        let others = Self.others(in: room)
        switch step % 6 {
        case 0:
            let user = pick(others)
            typist = user
            return user.map { [.typingStarted($0)] } ?? []
        case 1: return write(in: room)
        case 2: return deliver(in: room, to: others)
        case 3:
            let users = others.shuffled(using: &random).prefix(2)
            typist = users.first
            return users.map { .typingStarted($0) }
        case 4: return write(in: room) + others.map { .typingStopped($0) }
        default: return read(in: room, by: others)
        }
    }

    // MARK: What happens

    private mutating func write(in room: ChatSession) -> [ChatEvent] {
        guard let typist else { return [] }
        number += 1
        let words = Self.sentences[(number - 1) % Self.sentences.count]
        let newest = room.newestMessage?.createdAt ?? Timestamp(seconds: 0)
        let message = ChatMessage(
            id: "live-\(number)",
            author: typist,
            createdAt: newest.later(byMinutes: Int64.random(in: 1...4, using: &random)),
            text: RichText(plain: words)
        )
        return [.newMessage(message)]
    }

    /// Sends a pending message, or delivers the reader's newest message.
    private mutating func deliver(in room: ChatSession, to others: [ChatUser]) -> [ChatEvent] {
        let recent = room.controller.messages.prefix(40)
        if var waiting = recent.first(where: { $0.deliveryStatus == .pending }) {
            waiting.localState = nil
            return [.messageEdited(waiting)]
        }
        guard var sent = recent.first(where: { $0.deliveryStatus == .sent }) else {
            return react(to: recent.first { !$0.isSentByCurrentUser && !$0.isDeleted })
        }
        sent.deliveredTo = others
        return [.messageEdited(sent)]
    }

    private mutating func read(in room: ChatSession, by others: [ChatUser]) -> [ChatEvent] {
        let recent = room.controller.messages.prefix(40)
        guard let own = recent.first(where: { $0.deliveryStatus != nil && $0.localState == nil })
        else { return [] }
        let rest = others.filter { user in !own.readBy.contains { $0.id == user.id } }
        guard let reader = pick(rest) else {
            return react(to: recent.first { $0.isSentByCurrentUser && !$0.isDeleted })
        }
        return [.read(reader, upTo: own.id)]
    }

    private mutating func react(to message: ChatMessage?) -> [ChatEvent] {
        guard let message, let user = typist else { return [] }
        let (name, emoji) = Self.signs[Int.random(in: 0..<Self.signs.count, using: &random)]
        return [.reactionAdded(messageID: message.id, name: name, emoji: emoji, userID: user.id)]
    }

    private mutating func pick(_ users: [ChatUser]) -> ChatUser? {
        users.isEmpty ? nil : users[Int.random(in: 0..<users.count, using: &random)]
    }

    private static func others(in room: ChatSession) -> [ChatUser] {
        let me = room.controller.currentUserId
        let members = room.controller.channel?.members.filter { $0.id != me } ?? []
        return members.isEmpty ? room.users.filter { $0.id != me } : members
    }

    private static let signs = [
        ("thumbsup", "👍"), ("heart", "❤️"), ("joy", "😂"), ("wave", "👋"), ("fire", "🔥"),
    ]

    private static let sentences = [
        "Is anybody still awake?",
        "I have looked at the weather for tomorrow: sun until four, then we shall see.",
        "👍",
        "Who has the list of what we still need? I cannot find it anywhere.",
        "It is in the files above, I think. Scroll up a little.",
        "明天见！ See you tomorrow!",
        "I can bring bread, cheese, two melons and a good mood.",
        "Better bring three melons 🍈🍈🍈",
        "And somebody who can carry them.",
        "Does the bus go on Sundays? Last time I waited for an hour, and then it was a Monday.",
        "I will ask.",
        "It goes every half hour. I asked twice.",
        "Good night, all of you.",
    ]
}

extension LiveChat {
    /// Creates a chat in which a bot writes for the others, if there is one.
    convenience init(_ stage: ChatNavigator, bot: ChatBot?) {
        guard var bot else {
            self.init(stage)
            return
        }
        self.init(stage, others: { bot.next(in: $0) })
    }
}
