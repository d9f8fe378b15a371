import Components
import DefaultComponents
import Views

/// A note on new messages, which goes when they are old.
class KindRecent: ComponentExtension<ChatMessageContentView> {
    private let note = Label()
    var isScheduled: Bool { true }

    override func setUpLayout() {
        super.setUpLayout()
        host.bubbleContentContainer.addArrangedSubview(note)
    }

    override func updateContent() {
        super.updateContent()
        let appearance = host.components[.appearance]
        (note.font, note.textColor) = (appearance.fonts.footnote, appearance.palette.text)
        note.text = "New"
        let end = host.content?.createdAt.advanced(by: .seconds(120)) ?? now
        note.isHidden = now >= end
        guard isScheduled else { return }
        if now < end {
            schedule("kind-recent", at: end) { $0.note.isHidden = true }
        } else {
            cancelScheduled("kind-recent")
        }
    }
}

final class KindRecentForEver: KindRecent {
    override var isScheduled: Bool { false }
}

class KindFade: KindContent {
    var duration: Duration { .milliseconds(300) }

    override func change(_ message: ChatMessage) {
        host.animate(.alpha(from: 0, to: 1), over: duration, startingAt: message.createdAt)
    }
}

final class KindSlowFade: KindFade {
    override var duration: Duration { .seconds(600) }
}

/// A task that finds the first word.
class KindFirstWord: KindNoteExtension {
    private var found = (text: "", word: "")
    var isEndless: Bool { false }

    override func words(_ message: ChatMessage) -> String? {
        found.text == message.shownText.plain && !found.word.isEmpty ? "Begins: \(found.word)" : nil
    }

    override func updateContent() {
        super.updateContent()
        if host.content?.shownText.plain != found.text { find() }
    }

    private func find() {
        let text = host.content?.shownText.plain ?? ""
        task("kind-word") {
            (text: text, word: text.split(separator: " ").first.map(String.init) ?? "")
        } then: { layer, found in
            layer.found = found
            layer.host.contentChanged()
            if layer.isEndless { layer.find() }
        }
    }
}

final class KindFirstWordAgain: KindFirstWord {
    override var isEndless: Bool { true }
}

/// A line that keeps its text while it is hidden.
class KindLateNote: KindContent {
    private let note = Label()
    var isHiddenWithoutEdit: Bool { true }

    override func setUpLayout() {
        super.setUpLayout()
        note.isHidden = true
        host.bubbleContentContainer.addArrangedSubview(note)
    }

    override func change(_ message: ChatMessage) {
        let appearance = host.components[.appearance]
        (note.font, note.textColor) = (appearance.fonts.footnote, appearance.palette.text)
        guard !message.isDeleted, let time = message.editedAt else {
            note.isHidden = isHiddenWithoutEdit || note.isHidden
            return
        }
        let text = appearance.formatters.messageTimestamp(time, appearance.calendar)
        (note.text, note.isHidden) = ("Edited at \(text)", false)
    }
}

final class KindStaleNote: KindLateNote {
    override var isHiddenWithoutEdit: Bool { false }
}

struct KindSeen: Codable, Sendable, Hashable {
    var words: String
}

extension PayloadKind where Payload == KindSeen {
    static let kindSeen = PayloadKind("kind.seen")
}

class KindReports: ComponentExtension<ChatMessageListVC>, EventSink {
    func words(of message: ChatMessage) -> String { message.id }

    func receive(_ event: RaisedEvent) -> EventReply {
        for message in event[.messagesShown]?.messages ?? [] {
            let seen = KindSeen(words: words(of: message))
            _ = try? chat.controller?.send(.kindSeen, seen, about: message.id)
        }
        return .passed
    }
}

final class KindTextReports: KindReports {
    override func words(of message: ChatMessage) -> String { message.text.plain }
}

class KindTrend: ChatAttachmentView {
    let canvas = CanvasView()
    var label: String? { "A rising line" }
    var count: Int { 20 }

    override func setUpLayout() {
        super.setUpLayout()
        canvas.pictureSize = Size(width: 100, height: 40)
        addArrangedSubview(canvas)
    }

    override func updateContent() {
        super.updateContent()
        canvas.tintColor = components[.appearance].palette.accent
        canvas.accessibilityLabel = label
        canvas.onDraw = { [count] image in
            for place in 0..<count {
                let side = Double(place % 40)
                image.fill(.rectangle(Rect(x: side, y: side, width: 1, height: 1)), .tint)
            }
        }
    }
}

final class KindMuteTrend: KindTrend {
    override var label: String? { nil }
}

final class KindFineTrend: KindTrend {
    override var count: Int { 800 }
}

extension JudgedPlugin {
    fileprivate static func kindOfTrend(
        _ id: PluginID,
        _ view: KindTrend.Type,
        _ verdict: Verdict,
        _ reason: String
    ) -> JudgedPlugin {
        var message = ChatMessage(
            id: "kind-trend",
            author: ChatUser(id: "mia", name: "Mia"),
            createdAt: Timestamp(seconds: 1_780_000_000),
            text: "See"
        )
        message.attachments = [
            ChatAttachment(kind: "trend", payload: .other(title: nil, json: .null))
        ]
        return JudgedPlugin(
            plugin: KindPlugin(id) { $0.replace(.attachment("trend"), with: view) },
            verdict: verdict,
            reason: reason,
            messages: [message]
        )
    }

    fileprivate static func kindOfWords(_ id: PluginID, _ phrase: String) -> KindPlugin {
        KindPlugin(id) { registrar in
            let phrase = Phrase.plural("count", one: "1 answer", other: phrase)
            registrar.set(.words("kind.en"), to: WordTable(in: "en", [.replies: phrase]))
        }
    }

    static let kindsOfTime: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: KindPlugin("kind-recent") {
                $0.extend(.messageContentView, with: KindRecent.self)
            },
            verdict: .clean,
            reason: "A note goes when its message is no longer new."
        ),
        JudgedPlugin(
            plugin: KindPlugin("kind-recent-for-ever") {
                $0.extend(.messageContentView, with: KindRecentForEver.self)
            },
            verdict: .failed,
            reason: "A note stays until something else changes."
        ),
        JudgedPlugin(
            plugin: KindPlugin("kind-fade") { $0.extend(.messageContentView, with: KindFade.self) },
            verdict: .clean,
            reason: "Messages fade in quickly."
        ),
        JudgedPlugin(
            plugin: KindPlugin("kind-slow-fade") {
                $0.extend(.messageContentView, with: KindSlowFade.self)
            },
            verdict: .failed,
            reason: "Messages fade in within ten minutes."
        ),
        JudgedPlugin(
            plugin: KindPlugin("kind-first-word") {
                $0.extend(.messageContentView, with: KindFirstWord.self)
            },
            verdict: .clean,
            reason: "A task of each message, whose answer is kept with its text."
        ),
        JudgedPlugin(
            plugin: KindPlugin("kind-first-word-again") {
                $0.extend(.messageContentView, with: KindFirstWordAgain.self)
            },
            verdict: .failed,
            reason: "The answer of a task begins it again."
        ),
        JudgedPlugin(
            plugin: KindPlugin("kind-late-note") {
                $0.extend(.messageContentView, with: KindLateNote.self)
            },
            verdict: .clean,
            reason: "A line that is hidden keeps its text, which is set again before it is shown."
        ),
        JudgedPlugin(
            plugin: KindPlugin("kind-stale-note") {
                $0.extend(.messageContentView, with: KindStaleNote.self)
            },
            verdict: .failed,
            reason: "A line stays for the next message of the cell."
        ),
        JudgedPlugin(
            plugin: KindPlugin("kind-reports") {
                $0.extend(.messageListVC, with: KindReports.self)
            },
            verdict: .clean,
            reason: "Reports which messages were shown, without their words."
        ),
        JudgedPlugin(
            plugin: KindPlugin("kind-text-reports") {
                $0.extend(.messageListVC, with: KindTextReports.self)
            },
            verdict: .failed,
            reason: "Sends the words of all that is shown to the server."
        ),
        kindOfTrend("kind-trend", KindTrend.self, .clean, "A drawing with a name."),
        kindOfTrend("kind-mute-trend", KindMuteTrend.self, .failed, "A drawing without a name."),
        kindOfTrend("kind-fine-trend", KindFineTrend.self, .failed, "A drawing of 4,800 commands."),
        JudgedPlugin(
            plugin: kindOfWords("kind-answers", "{count} answers"),
            verdict: .clean,
            reason: "Other words with the number."
        ),
        JudgedPlugin(
            plugin: kindOfWords("kind-nameless-answers", "{replies} answers"),
            verdict: .failed,
            reason: "The name of an argument in place of the number."
        ),
        JudgedPlugin(
            plugin: KindPlugin("kind-hourglass") { registrar in
                registrar.replace(.symbol("clock"), with: Components()[.symbol("arrow")])
            },
            verdict: .clean,
            reason: "Another sign of what is being sent."
        ),
        JudgedPlugin(
            plugin: KindPlugin(
                "kind-early-check",
                look: {
                    $0.images.messageDeliveryStatusPending = $0.images.messageDeliveryStatusRead
                }
            ),
            verdict: .failed,
            reason: "What is being sent has the sign of what was read."
        ),
    ]
}
