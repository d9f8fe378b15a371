import DefaultComponents
import Testing
import Views

@Suite struct RequestLawTests {
    @Test(arguments: Cases(4, of: 400))
    func requestsEndAsInTheModel(seed: Case) throws {
        var run = try RequestRun(seed: seed)

        for step in 0..<300 {
            let words = try run.step()
            let faults = run.faults
            #expect(faults == [], "\(seed), step \(step): \(words)")
            if !faults.isEmpty { break }
        }
    }
}

/// A controller, and a simple model of its requests.
private struct RequestRun {
    private var generator: SeededGenerator
    private let server = SentRequests()
    private let controller: ChatChannelController
    private let recorder = PayloadRecorder()
    private var isConnected = true
    /// What waits for the connection: a request of a plugin's own by its id, or another one in words.
    private var waiting: [(id: String?, words: String)] = []
    private var states: [String: ChatMessageLocalState] = [:]
    private var ids: [String] = []
    private var log: [String] = []
    private var changes: [String] = []
    private var count = 0

    init(seed: Case) throws {
        generator = SeededGenerator(seed: seed)
        controller = server.controller(FixtureChat.message("a"), FixtureChat.own("b"))
        controller.delegate = recorder
    }

    /// The differences from the model.
    var faults: [String] {
        var faults: [String] = []
        if server.log != log { faults.append("sent \(server.log.suffix(3)), not \(log.suffix(3))") }
        let heard = recorder.log.filter { !$0.hasPrefix("failed") }
        if heard != changes { faults.append("heard \(heard.suffix(3)), not \(changes.suffix(3))") }
        for id in ids where controller.state(ofRequest: id) != states[id] {
            faults.append("\(id) is not \(String(describing: states[id]))")
        }
        return faults
    }

    mutating func step() throws -> String {
        count += 1
        switch number(0...12) {
        case 0...3:
            let id = try controller.send(.choice, PickedChoice(option: count), about: "a")
            ids.append(id)
            pass(id)
            return "send \(id)"
        case 4...5:
            try controller.addReaction("r\(count)", to: "b")
            other("sailing: add r\(count) to b")
            return "react \(count)"
        case 6:
            isConnected = false
            controller.receive(.connectionLost)
            return "lost"
        case 7...8:
            controller.receive(.connectionRestored)
            isConnected = true
            let old = waiting
            waiting = []
            for (id, words) in old {
                guard let id else {
                    other(words)
                    continue
                }
                if states[id] == .pendingSend { pass(id) }
            }
            return "restored"
        case 9:
            server.outcome = [.sent, .underway, .failed(reason: "No.")][number(0...2)]
            return "\(server.outcome)"
        case 10:
            guard let id = randomID() else { return "none" }
            controller.resendRequest(id: id)
            if states[id] == .sendingFailed { pass(id) }
            return "resend \(id)"
        case 11:
            guard let id = randomID() else { return "none" }
            controller.receive(.messageSent(id: id))
            if states[id] != nil { note(id, nil) }
            return "sent \(id)"
        default:
            guard let id = randomID() else { return "none" }
            controller.receive(.sendingFailed(id: id, reason: "Late."))
            if let state = states[id], state != .sendingFailed { note(id, .sendingFailed, "Late.") }
            return "failed \(id)"
        }
    }

    private mutating func other(_ words: String) {
        if isConnected { log.append(words) } else { waiting.append((nil, words)) }
    }

    private mutating func pass(_ id: String) {
        guard isConnected else {
            waiting.append((id, ""))
            return note(id, .pendingSend)
        }
        log.append("sailing: test.choice \(id)")
        switch server.outcome {
        case .sent: note(id, nil)
        case .underway: note(id, .sending)
        case .failed(let reason): note(id, .sendingFailed, reason)
        }
    }

    private mutating func note(
        _ id: String,
        _ state: ChatMessageLocalState?,
        _ reason: String = ""
    ) {
        states[id] = state
        changes.append("test.choice \(id) \(state?.rawValue ?? "sent") \(reason)")
    }

    private mutating func randomID() -> String? {
        ids.suffix(6).randomElement(using: &generator)
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int {
        .random(in: range, using: &generator)
    }
}
