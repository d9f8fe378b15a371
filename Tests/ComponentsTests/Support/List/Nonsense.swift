import DefaultComponents
import Views

/// Changes of messages, and notifications about them that may be wrong, from a seed.
struct Nonsense {
    private var generator: SeededGenerator
    private var made = 0

    init(seed: Case) {
        generator = SeededGenerator(seed: seed)
    }

    mutating func random(_ count: Int) -> Int {
        count > 0 ? Int.random(in: 0..<count, using: &generator) : 0
    }

    /// An index beyond the ends of any list.
    var impossiblePlace: Int {
        mutating get { [-1, -5, 60, 1000, .max, .min, .max - 1][random(7)] }
    }

    /// Changes some messages.
    mutating func change(_ messages: inout [ChatMessage]) {
        for _ in 0..<random(4) {
            let place = random(messages.count)
            switch random(5) {
            case 0, 1: messages.insert(newMessage(), at: random(messages.count + 1))
            case 2 where !messages.isEmpty: messages.remove(at: place)
            case 3 where !messages.isEmpty: messages[place].text = "Edited"
            case 4 where !messages.isEmpty:
                messages.insert(messages.remove(at: place), at: random(messages.count))
            default: break
            }
        }
        // Sometimes one is there twice.
        if random(6) == 0, let message = messages.first {
            messages.insert(message, at: random(messages.count))
        }
    }

    /// Returns the notification of a change: correct, incomplete, or random.
    mutating func changes(
        _ old: [ChatMessage],
        _ new: [ChatMessage]
    ) -> [ListChange<ChatMessage>] {
        var changes = random(2) == 0 ? ListChange.changes(from: old, to: new) : []
        if random(2) == 0, !changes.isEmpty { changes.remove(at: random(changes.count)) }
        if random(3) == 0, let change = changes.randomElement(using: &generator) {
            changes.append(change)
        }
        for _ in 0..<random(4) {
            let place = random(5) == 0 ? impossiblePlace : random(old.count + 3)
            let message =
                random(2) == 0
                ? old.randomElement(using: &generator) ?? newMessage() : newMessage()
            changes.append(change(at: place, of: message))
        }
        return changes.shuffled(using: &generator)
    }

    /// Returns a change at an index.
    mutating func change(at place: Int, of message: ChatMessage) -> ListChange<ChatMessage> {
        switch random(5) {
        case 0: .insert(message, index: place)
        case 1: .remove(message, index: place)
        case 2: .update(message, index: place)
        case 3: .move(message, fromIndex: place, toIndex: random(20))
        default: .move(message, fromIndex: random(20), toIndex: place)
        }
    }

    private mutating func newMessage() -> ChatMessage {
        made += 1
        return FixtureChat.message("new \(made)", at: 50_000 + Int64(made) * 70)
    }
}

/// Messages of which some do not exist.
final class ForgetfulMessages: ChatMessageListVCDataSource {
    var count: Int
    var forgotten: Set<Int> = []

    init(count: Int) {
        self.count = count
    }

    func channel(for vc: ChatMessageListVC) -> ChatChannel? {
        FixtureChat.group
    }

    func numberOfMessages(in vc: ChatMessageListVC) -> Int {
        count
    }

    func chatMessageListVC(_ vc: ChatMessageListVC, messageAt index: Int) -> ChatMessage? {
        forgotten.contains(index) || index >= count ? nil : NumberedMessages.message(index)
    }

    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        messageLayoutOptionsAt index: Int
    ) -> ChatMessageLayoutOptions {
        vc.layoutOptions(at: index)
    }
}
