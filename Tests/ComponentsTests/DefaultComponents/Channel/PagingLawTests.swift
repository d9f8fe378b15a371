import DefaultComponents
import Testing
import Views

@Suite struct PagingLawTests {
    @Test(arguments: Cases(4, of: 400))
    func loadedMessagesAreThoseOfTheServer(seed: Case) {
        var run = PagingRun(seed: seed)

        for step in 0..<200 {
            let words = run.step()
            #expect(run.faults == [], "\(seed), step \(step): \(words)")
            if !run.faults.isEmpty { return }
        }

        run.loadAll()
        #expect(run.chat.ids == run.server.all.map(\.id), "\(seed)")
        #expect(run.faults == [], "\(seed)")
        for message in run.server.all {
            #expect(run.chat.controller.message(id: message.id) == message, "\(seed)")
        }
    }
}

/// A controller of some messages of a server, and random calls of it.
private struct PagingRun {
    let server: PagedServer
    let chat: ObservedChannel
    private var generator: SeededGenerator
    private var newCount = 0

    init(seed: Case) {
        generator = SeededGenerator(seed: seed)
        let count = Int.random(in: 0...120, using: &generator)
        server = PagedServer(count: count)
        let start = Int.random(in: 0...count, using: &generator)
        let end = Int.random(in: start...min(count, start + 20), using: &generator)
        let isEmpty = start == end
        chat = ObservedChannel(
            server.controller(
                start..<end,
                pageSize: Int.random(in: 1...12, using: &generator),
                openEnds: isEmpty || start > 0 ? [.older, .newer] : [.older]
            )
        )
        chat.controller.synchronize()
    }

    /// The contradictions to the server's messages.
    var faults: [String] {
        var faults = chat.delegate.faults
        let ids = chat.ids
        let all = server.all.map(\.id)
        let start = ids.first.flatMap { all.firstIndex(of: $0) } ?? 0
        if ids != Array(all.dropFirst(start).prefix(ids.count)) {
            faults.append("not in a row: \(ids)")
        }
        if !ids.isEmpty {
            if chat.controller.hasLoadedAllNextMessages, start != 0 { faults.append("newest") }
            if chat.controller.hasLoadedAllPreviousMessages, start + ids.count != all.count {
                faults.append("oldest")
            }
        }
        // One at the oldest end, one on each side of the gap, and those whose end was deleted meanwhile.
        let ends = Set(server.unanswered.map { "\($0.end) \($0.messageID ?? "")" })
        if server.unanswered.count > max(3, ends.count) { faults.append("repeated requests") }
        return faults
    }

    mutating func step() -> String {
        let controller = chat.controller
        switch number(0...15) {
        case 0...2:
            controller.loadPreviousMessages(limit: number(0...1) == 0 ? number(0...20) : nil)
            return "previous"
        case 3...5:
            controller.loadNextMessages(limit: number(0...1) == 0 ? number(0...20) : nil)
            return "next"
        case 6...9:
            guard let request = server.takeRequest() else { return "nothing" }
            controller.receive(.loaded(server.page(for: request, atMost: number(1...15))))
            return "answer \(request.end)"
        case 10:
            guard let request = server.takeRequest() else { return "nothing" }
            controller.receive(.sendingFailed(id: request.id, reason: "Busy."))
            return "fail \(request.end)"
        case 11:
            newCount += 1
            let message = FixtureChat.message("new\(newCount)", at: Int64(60 * newCount))
            server.add(message)
            controller.receive(.newMessage(message))
            return "new"
        case 12:
            guard !server.all.isEmpty else { return "nothing" }
            let id = server.all.remove(at: number(0...(server.all.count - 1))).id
            controller.receive(.messageDeleted(id: id, isHard: true))
            return "delete \(id)"
        case 13:
            controller.synchronize()
            return "synchronize"
        case 14:
            guard let id = server.all.randomElement(using: &generator)?.id else { return "nothing" }
            controller.loadMessages(around: id)
            return "around \(id)"
        default:
            controller.receive(.connectionLost)
            if number(0...1) == 0 { controller.loadPreviousMessages() }
            controller.receive(.connectionRestored)
            return "reconnect"
        }
    }

    /// Loads everything from the newest message on.
    mutating func loadAll() {
        for _ in 0..<1_000 {
            server.answer(chat.controller, atMost: number(1...15))
            if !chat.controller.hasLoadedAllNextMessages {
                chat.controller.loadNextMessages()
            } else if !chat.controller.hasLoadedAllPreviousMessages {
                chat.controller.loadPreviousMessages()
            } else {
                return
            }
        }
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int {
        .random(in: range, using: &generator)
    }
}
