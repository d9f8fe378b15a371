import Components
import DefaultComponents
import Views

final class KindTimeToggle: ComponentExtension<ChatMessageTimestampLabel>, TapResponder {
    private var isLong = false

    func respond(to tap: Tap) -> EventReply {
        guard tap.kind == .tap else { return .passed }
        isLong.toggle()
        host.contentChanged()
        return .handled
    }

    override func updateContent() {
        super.updateContent()
        if isLong, let time = host.text { host.text = "\(time), by our clock" }
    }
}

final class KindNowLabel: ChatMessageTimestampLabel {
    override func updateContent() { text = "now" }
}

final class KindBoldRope: ComponentExtension<ChatMessageTextView> {
    override func updateContent() {
        super.updateContent()
        guard host.text.plain.contains("the rope broke") else { return }
        host.font = host.components[.appearance].fonts.bodyBold
    }
}

struct KindDimItem: ChatMessageActionItem {
    let id = "kind.dim"
    let title = "Dim"
    let icon: Image? = nil
    let isDestructive = false
}

final class KindDimmer: ComponentExtension<ChatMessageListVC>, EventSink {
    func receive(_ event: RaisedEvent) -> EventReply {
        guard let choice = event[.messageAction],
            choice.item is KindDimItem
        else { return .passed }
        host.listView.alpha = 0.9
        return .handled
    }
}

final class KindQuoteAgain: KindNoteExtension {
    override func words(_ message: ChatMessage) -> String? {
        message.quote.flatMap { $0.isDeleted ? "It was: \($0.text.plain)" : nil }
    }
}

final class KindBirthday: KindNoteExtension {
    override func words(_ message: ChatMessage) -> String? {
        message.text.plain.contains("🎂") ? "Happy birthday!" : nil
    }
}

extension JudgedPlugin {
    static let kindsOfChat: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: KindPlugin("kind-time-toggle") {
                $0.extend(.timestamp, with: KindTimeToggle.self)
            },
            verdict: .failed,
            reason: "What a tap on a time opens stays for the next message of the cell."
        ),
        JudgedPlugin(
            plugin: KindPlugin("kind-now") { $0.replace(.timestamp, with: KindNowLabel.self) },
            verdict: .failed,
            reason: "Every time is now."
        ),
        JudgedPlugin(
            plugin: KindPlugin("kind-bold-rope") {
                $0.extend(.messageText, with: KindBoldRope.self)
            },
            verdict: .clean,
            reason: "Sets a font that is set again when the view has another text."
        ),
        JudgedPlugin(
            plugin: KindPlugin("kind-dim") {
                $0.transform(.messageActions) { next, request in next(request) + [KindDimItem()] }
                $0.extend(.messageListVC, with: KindDimmer.self)
            },
            verdict: .clean,
            reason: "A choice in the menu changes the opacity alone."
        ),
        JudgedPlugin(
            plugin: KindPlugin("kind-quote-again") {
                $0.extend(.messageContentView, with: KindQuoteAgain.self)
            },
            verdict: .failed,
            reason: "Shows the text of a quoted message that was deleted."
        ),
        JudgedPlugin(
            plugin: KindPlugin("kind-birthday") {
                $0.extend(.messageContentView, with: KindBirthday.self)
            },
            verdict: .clean,
            reason: "Shows a note at messages that no built-in one is like."
        ),
    ]
}
