import Components
import DefaultComponents
import Testing
import Views

@Suite struct ComposerLawTests {
    @Test(arguments: Cases(5, of: 200))
    func whatWasTypedIsNeverLost(seed: Case) {
        var run = ComposerRun(seed: seed)

        for step in 0..<500 {
            let words = run.step()
            #expect(run.faults == [], "seed \(seed), step \(step): \(words)")
            if !run.faults.isEmpty { break }
        }
    }
}

/// A composer in a channel with all kinds of events, beside a plain model of the typed text.
private struct ComposerRun {
    private var generator: SeededGenerator
    private let channel: ComposedChannel
    /// The typed text for each message, and for a new one.
    private var typed: [String?: String] = [:]
    private var editedID: String?
    private var quotedID: String?
    /// The texts that were sent, by the ids of their messages.
    private var sent: [String: String] = [:]
    private var nextID = 0

    init(seed: Case) {
        generator = SeededGenerator(seed: seed)
        var components = Components()
        components.transform(.messageSubmission) { next, submission in
            submission.content.text.contains("!") ? .refuse(reason: "No!") : next(submission)
        }
        channel = ComposedChannel(components)
    }

    /// The current contradictions.
    var faults: [String] {
        var faults: [String] = []
        let content = channel.composer.content
        let text = typed[editedID] ?? ""
        if content.text != text { faults.append("text '\(content.text)', not '\(text)'") }
        if content.editedMessage?.id != editedID { faults.append("edited") }
        if editedID == nil, content.quotedMessage?.id != quotedID { faults.append("quoted") }
        if channel.composer.textInputView.editedText.text != text { faults.append("shown") }
        for (id, text) in sent where channel.controller.message(id: id)?.text.plain != text {
            faults.append("message \(id)")
        }
        return faults + channel.screen.messageListVC.faults.map { "\($0)" }
    }

    mutating func step() -> String {
        switch Int.random(in: 0..<16, using: &generator) {
        case 0...4: return type()
        case 5: return channel.composer.apply(.delete(.characterBack)) ? erase() : "nothing"
        case 6...7: return edit()
        case 8: return quote()
        case 9: return cancel()
        case 10...12: return send()
        case 13: return resize()
        default: return happen()
        }
    }

    private mutating func type() -> String {
        let words =
            ["a", "ÿ", "🇩🇪", " ", "\n", "!", "@b", "海"].randomElement(using: &generator) ?? "b"
        channel.composer.apply(.move(.textEnd))
        channel.composer.apply(.insert(words))
        typed[editedID, default: ""] += words
        return "type \(words)"
    }

    private mutating func erase() -> String {
        // The cursor is at the end except for texts that were never changed, where it is, too.
        typed[editedID]?.removeLast()
        return "erase"
    }

    private mutating func edit() -> String {
        let own = channel.controller.messages.filter {
            $0.isSentByCurrentUser && !$0.isDeleted && $0.localState == nil
        }
        guard let message = own.randomElement(using: &generator) else { return "nothing to edit" }
        forgetUntouched()
        channel.choose(EditActionItem(), on: message.id)
        editedID = message.id
        if typed[message.id] == nil { typed[message.id] = message.text.plain }
        return "edit \(message.id)"
    }

    private mutating func quote() -> String {
        guard let message = channel.controller.messages.randomElement(using: &generator) else {
            return "nothing to quote"
        }
        forgetUntouched()
        channel.choose(InlineReplyActionItem(), on: message.id)
        editedID = nil
        quotedID = message.id
        return "quote \(message.id)"
    }

    private mutating func cancel() -> String {
        channel.composer.content.cancel()
        if editedID == nil { quotedID = nil } else { typed[editedID] = nil }
        editedID = nil
        return "cancel"
    }

    private mutating func send() -> String {
        let text = typed[editedID] ?? ""
        channel.server.outcome =
            [.sent, .underway, .failed(reason: "No.")].randomElement(using: &generator) ?? .sent
        let answered = editedID ?? quotedID
        let old = answered.flatMap { channel.controller.message(id: $0) }
        let count = channel.controller.messageCount
        channel.composer.sendMessage()
        let isBlank = text.allSatisfy(\.isWhitespace)
        let isLost = answered != nil && (old == nil || editedID != nil && old?.isDeleted == true)
        guard !isBlank, !text.contains("!"), !isLost else { return "not sent" }
        let message =
            editedID.flatMap { channel.controller.message(id: $0) }
            ?? channel.controller.messages.first
        if editedID == nil, channel.controller.messageCount != count + 1 { return "lost" }
        message.map { sent[$0.id] = trimmed(text) }
        typed[editedID] = nil
        if editedID == nil { quotedID = nil }
        editedID = nil
        return "send"
    }

    private mutating func resize() -> String {
        let width = Double.random(in: 60...700, using: &generator)
        channel.layOut(width: width, height: .random(in: 40...700, using: &generator))
        return "resize to \(width)"
    }

    private mutating func happen() -> String {
        let controller = channel.controller
        guard let message = controller.messages.randomElement(using: &generator) else {
            return "nothing there"
        }
        nextID += 1
        let new = FixtureChat.message("new\(nextID)")
        var edited = message
        edited.text = RichText(plain: "Edited \(nextID)")
        let events: [ChatEvent] = [
            .newMessage(new), .messageEdited(edited), .connectionLost, .connectionRestored,
            .messageDeleted(id: message.id, isHard: false),
            .messageDeleted(id: message.id, isHard: true), .messageSent(id: message.id),
            .sendingFailed(id: message.id, reason: "No."), .typingStarted(FixtureChat.bo),
        ]
        guard let event = events.randomElement(using: &generator) else { return "nothing" }
        controller.receive(event)
        switch event {
        case .messageEdited, .messageDeleted(_, isHard: true): sent[message.id] = nil
        default: break
        }
        return "\(event)"
    }

    /// A message whose text was not changed is read again when it is edited again.
    private mutating func forgetUntouched() {
        guard let editedID, let message = channel.composer.content.editedMessage else { return }
        if typed[editedID] == message.text.plain { typed[editedID] = nil }
    }

    private func trimmed(_ text: String) -> String {
        let start = text.drop(while: \.isWhitespace)
        return String(start.reversed().drop(while: \.isWhitespace).reversed())
    }
}
