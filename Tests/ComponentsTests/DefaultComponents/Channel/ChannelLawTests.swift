import DefaultComponents
import Testing
import Views

@Suite struct ChannelLawTests {
    @Test(arguments: Cases(2, of: 300))
    func whatIsReportedLeadsToWhatIsThere(seed: Case) {
        var run = ChannelRun(seed: seed)

        for step in 0..<2000 {
            let words = run.step()
            let faults = step.isMultiple(of: 10) ? run.faults : run.chat.delegate.faults
            #expect(faults == [], "seed \(seed), step \(step): \(words.map { $0() })")
            if !faults.isEmpty { break }
        }
    }
}

/// A controller and plain arrays that go through the same calls.
private struct ChannelRun {
    var generator: SeededGenerator
    let chat: ObservedChannel
    var all: [ChatMessage]
    var nextID = 0

    init(seed: Case) {
        generator = SeededGenerator(seed: seed)
        let count = Int.random(in: 0...80, using: &generator)
        all = (0..<count).map { FixtureChat.message("old\($0)") }
        let controller = ChatChannelController(
            channel: FixtureChat.direct,
            messages: ChatMessages(all),
            pageSize: Int.random(in: 1...20, using: &generator)
        )
        chat = ObservedChannel(controller)
        if Bool.random(using: &generator) { controller.synchronize() }
    }

    /// The current contradictions: in the delegate's notifications, or with the plain array of all messages.
    var faults: [String] {
        let controller = chat.controller
        var faults = chat.delegate.faults
        if !controller.messages.elementsEqual(chat.delegate.messages) { faults.append("messages") }
        if chat.delegate.channel != controller.channel { faults.append("channel") }
        if chat.delegate.typingUsers != controller.typingUsers { faults.append("typing users") }
        let ids = chat.ids
        let start = ids.first.flatMap { first in all.firstIndex { $0.id == first } } ?? 0
        if ids != all.dropFirst(start).prefix(ids.count).map(\.id) { faults.append("window") }
        if !ids.isEmpty {
            let end = start + ids.count
            if controller.hasLoadedAllNextMessages != (start == 0) { faults.append("newest") }
            if controller.hasLoadedAllPreviousMessages != (end == all.count) {
                faults.append("oldest")
            }
        }
        if let count = controller.channel?.unreadCount.messages, !(0...all.count).contains(count) {
            faults.append("unread")
        }
        return faults
    }

    mutating func number(_ range: ClosedRange<Int>) -> Int {
        .random(in: range, using: &generator)
    }

    /// Makes a call, perhaps with another from within the delegate, and returns both in words, made where they are read.
    mutating func step() -> [() -> String] {
        var words = [perform()]
        if number(0...9) == 0 {
            let event = event()
            chat.delegate.inNextCallback = { controller in
                controller.loadPreviousMessages(limit: 2)
                controller.receive(event)
                controller.markRead()
            }
            words.append { "nested \(event)" }
            words.append(perform())
            if chat.delegate.inNextCallback == nil { record(event) }
            chat.delegate.inNextCallback = nil
        }
        return words
    }

    private mutating func perform() -> () -> String {
        let limit = number(-1...30)
        switch number(0...19) {
        case 0:
            chat.controller.synchronize()
            return { "synchronize" }
        case 1...2:
            chat.controller.loadPreviousMessages(limit: limit)
            return { "previous \(limit)" }
        case 3...4:
            chat.controller.loadNextMessages(limit: limit)
            return { "next \(limit)" }
        case 5:
            let id = randomID()
            chat.controller.loadMessages(around: id)
            return { "around \(id)" }
        case 6:
            chat.controller.markRead()
            return { "mark read" }
        default:
            let event = event()
            chat.controller.receive(event)
            record(event)
            return { "\(event)" }
        }
    }

    /// Applies the change of order of an event to the plain array.
    private mutating func record(_ event: ChatEvent) {
        switch event {
        case .newMessage(let message):
            guard !all.contains(where: { $0.id == message.id }) else { return }
            all.insert(message, at: 0)
        case .messageDeleted(let id, isHard: true): all.removeAll { $0.id == id }
        default: break
        }
    }

    private mutating func randomID() -> String {
        let index = number(0...(all.count + 1))
        return index < all.count ? all[index].id : "nobody"
    }

    private mutating func event() -> ChatEvent {
        let id = randomID()
        let user = [FixtureChat.ann, FixtureChat.bo, FixtureChat.cy][number(0...2)]
        switch number(0...13) {
        case 0...3:
            nextID += 1
            return .newMessage(FixtureChat.message("new\(nextID)", by: user))
        case 4:
            return .newMessage(
                FixtureChat.message(id, by: user, RichText(plain: "Other \(number(0...9))"))
            )
        case 5:
            return .messageEdited(
                FixtureChat.message(id, by: user, RichText(plain: "Edited \(number(0...9))"))
            )
        case 6...7: return .messageDeleted(id: id, isHard: true)
        case 8: return .messageDeleted(id: id, isHard: false)
        case 9: return .reactionAdded(messageID: id, name: "up", emoji: nil, userID: user.id)
        case 10: return .reactionRemoved(messageID: id, name: "up", userID: user.id)
        case 11: return .read(user, upTo: id)
        case 12: return number(0...1) == 0 ? .typingStarted(user) : .typingStopped(user)
        default: return number(0...1) == 0 ? .connectionLost : .connectionRestored
        }
    }
}
