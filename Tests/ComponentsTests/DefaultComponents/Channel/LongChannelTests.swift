import Synchronization
import Testing
import Views

@testable import DefaultComponents

@Suite struct LongChannelTests {
    /// Every kind of event that names a message.
    private static let kinds: [@Sendable (ChatMessage) -> ChatEvent] = [
        { .newMessage($0) }, { .messageEdited($0) }, { .messageSent(id: $0.id) },
        { .messageDeleted(id: $0.id, isHard: true) },
        { .messageDeleted(id: $0.id, isHard: false) },
        { .reactionAdded(messageID: $0.id, name: "up", emoji: nil, userID: "bo") },
        { .reactionRemoved(messageID: $0.id, name: "up", userID: "bo") },
    ]

    @Test(arguments: [0, 500_000, 999_999], 0..<7)
    func anEventAmongAMillionMakesFewOfThem(place: Int, kind: Int) {
        let made = Counter()
        let controller = longChannel(made, finds: true)
        var message = Self.message(place)
        message.text = "Other"

        controller.receive(Self.kinds[kind](message))
        controller.receive(Self.kinds[kind](FixtureChat.message("nobody")))

        #expect(made.value < 3_000)
    }

    @Test func newAndEditedMessagesAreFoundByTheirTime() {
        let made = Counter()
        let controller = longChannel(made, finds: false)
        var message = Self.message(700_000)
        message.text = "Other"

        #expect(controller.receive(.newMessage(FixtureChat.message("new", at: 10))))
        #expect(controller.receive(.newMessage(message)))
        #expect(controller.receive(.messageEdited(Self.message(800_000))) == false)

        #expect(controller.messageCount == 1_000_001)
        #expect(controller.message(id: message.id) == message)
        #expect(made.value < 5_000)
    }

    @Test func whatWasDeletedDoesNotComeBackWithItsDouble() {
        let twins = ChatMessages(count: 5_000) { place in
            FixtureChat.message("\(place % 2_500)", at: Int64(5_000 - place))
        }
        let controller = ChatChannelController(channel: FixtureChat.direct, messages: twins)

        #expect(controller.receive(.messageDeleted(id: "7", isHard: true)))
        #expect(controller.receive(.messageDeleted(id: "7", isHard: true)) == false)
        #expect(controller.message(id: "7") == nil)
        #expect(controller.messageCount == 4_999)
    }

    @Test(arguments: Cases(4, of: 100))
    func messagesAreFoundHoweverTheyAreKept(seed: Case) {
        var generator = SeededGenerator(seed: seed)
        let count = Int.random(in: 0...4_000, using: &generator)
        let made = ChatMessages((0..<count).map(Self.message))
        let controllers = [
            made, ChatMessages(count: count, message: Self.message),
            ChatMessages(count: count, place: { Self.place(of: $0, of: count) }) {
                Self.message($0)
            },
        ].map { ChatChannelController(channel: FixtureChat.direct, messages: $0) }
        var all = Array(made)

        for step in 0..<60 {
            let event = Self.event(in: all, step, &generator)
            let isChanged = controllers.map { $0.receive(event) }
            Self.record(event, in: &all)
            #expect(Set(isChanged).count == 1, "seed \(seed), step \(step): \(event)")
            for controller in controllers {
                #expect(controller.messageCount == all.count, "seed \(seed), step \(step)")
            }
        }

        for controller in controllers {
            for (place, message) in all.enumerated() where place % 97 == 0 {
                #expect(controller.message(id: message.id) == message, "seed \(seed), \(place)")
            }
        }
    }

    /// Returns one of the messages at the beginning.
    @Sendable private static func message(_ place: Int) -> ChatMessage {
        FixtureChat.message("old\(place)", at: -Int64(place / 3))
    }

    @Sendable private static func place(of id: String, of count: Int) -> Int? {
        id.hasPrefix("old") ? Int(id.dropFirst(3)).flatMap { $0 < count ? $0 : nil } : nil
    }

    private static func event(
        in all: [ChatMessage],
        _ step: Int,
        _ generator: inout SeededGenerator
    ) -> ChatEvent {
        var message =
            all.randomElement(using: &generator)
            ?? FixtureChat.message("nobody")
        message.text = RichText(plain: "Other \(step)")
        switch Int.random(in: 0...9, using: &generator) {
        case 0...2: return .newMessage(FixtureChat.message("new\(step)", at: Int64(step) + 1))
        case 3: return .messageEdited(FixtureChat.message("nobody", at: -Int64(step)))
        case 4: return .messageDeleted(id: "nobody", isHard: true)
        default: return kinds[Int.random(in: 0...6, using: &generator)](message)
        }
    }

    /// Applies an event to plain messages.
    private static func record(_ event: ChatEvent, in all: inout [ChatMessage]) {
        func edit(_ id: String, _ change: (inout ChatMessage) -> Void) -> Bool {
            guard let place = all.firstIndex(where: { $0.id == id }) else { return false }
            change(&all[place])
            return true
        }
        switch event {
        case .newMessage(let message):
            if !edit(message.id, { $0 = message }) { all.insert(message, at: 0) }
        case .messageEdited(let message): _ = edit(message.id) { $0 = message }
        case .messageDeleted(let id, isHard: true): all.removeAll { $0.id == id }
        case .messageDeleted(let id, isHard: false): _ = edit(id) { $0.isDeleted = true }
        case .reactionAdded(let id, let name, let emoji, let userID):
            _ = edit(id) { $0.addReaction(name, emoji: emoji, by: userID) }
        case .reactionRemoved(let id, let name, let userID):
            _ = edit(id) { $0.removeReaction(name, by: userID) }
        default: break
        }
    }

    /// Returns a controller of a number of messages, which counts those that it makes.
    private func longChannel(_ made: Counter, finds: Bool) -> ChatChannelController {
        let count = 1_000_000
        let place: @Sendable (String) -> Int? = { Self.place(of: $0, of: count) }
        let messages = ChatMessages(count: count, place: finds ? place : nil) { place in
            made.add()
            return Self.message(place)
        }
        return ChatChannelController(channel: FixtureChat.direct, messages: messages)
    }
}

/// A counter that can be used from any thread.
private final class Counter: Sendable {
    private let count = Atomic(0)

    var value: Int { count.load(ordering: .relaxed) }

    func add() {
        count.add(1, ordering: .relaxed)
    }
}
