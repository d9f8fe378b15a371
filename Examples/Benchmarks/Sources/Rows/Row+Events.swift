import Benchmark
import DefaultComponents
import Views

/// Events of messages in a channel, at any index.
enum ChannelEvent: String, CaseIterable {
    case new = "a new message"
    case edited = "a message edited"
    case reaction = "a reaction"
    case deleted = "a message deleted"
    case removed = "a message removed"

    /// Returns the events of a message.
    fileprivate func event(_ message: ChatMessage) -> ChatEvent {
        switch self {
        case .new: .newMessage(message)
        case .edited: .messageEdited(message)
        case .reaction:
            .reactionAdded(messageID: message.id, name: "up", emoji: nil, userID: "cy")
        case .deleted: .messageDeleted(id: message.id, isHard: false)
        case .removed: .messageDeleted(id: message.id, isHard: true)
        }
    }

    /// Returns the nanoseconds that an event takes in a channel of a number of messages, with one page loaded.
    fileprivate func time(_ count: Int, batch: Int) -> Double {
        let maker = NumberedMessage()
        let controller = ChatChannelController(
            channel: maker.channel,
            messages: maker.messages(count)
        )
        controller.synchronize()
        let events = (0..<batch).map { turn in
            let number = self == .new ? count + turn : (turn + 1) * 7_919 % count
            var message = maker.message(number)
            message.text = "Other"
            return event(message)
        }
        return nanoseconds(1) { _ in
            for event in events { controller.receive(event) }
        } / Double(batch)
    }
}

extension Row {
    /// The cost of an event in a channel of 1,000,000 messages beside one of 10,000.
    static func received(_ event: ChannelEvent, batch: Int) -> Row {
        Row(name: event.rawValue, baseline: "10,000", budget: .nanoseconds(1_000_000)) {
            let base = event.time(10_000, batch: batch)
            let own = event.time(1_000_000, batch: batch)
            return Finding(baseline: base, subject: own, value: own)
        }
    }
}
