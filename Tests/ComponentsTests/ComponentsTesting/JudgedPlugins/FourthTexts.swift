import Components
import DefaultComponents
import Synchronization
import Views

struct FourthLotusPlugin: Plugin {
    let manifest = PluginManifest(
        "lotus",
        summary: "Messages from the web are shown without their markup."
    )

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageText, with: FourthMarkupRemover.self)
    }
}

private final class FourthMarkupRemover: ComponentExtension<ChatMessageTextView> {
    override func updateContent() {
        super.updateContent()
        host.text = RichText(host.text.runs.map { TextRun(plain($0.text), style: $0.style) })
    }

    private func plain(_ text: String) -> String {
        var result = ""
        var rest = Substring(text)
        while let open = rest.firstIndex(of: "<"), let close = rest[open...].firstIndex(of: ">") {
            result += rest[..<open]
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }
}

struct FourthFlintPlugin: Plugin {
    let manifest = PluginManifest(
        "flint",
        summary: "Clicks on links are counted for our campaigns."
    )

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageText, with: FourthLinkCounter.self)
    }
}

private final class FourthLinkCounter: ComponentExtension<ChatMessageTextView> {
    override func updateContent() {
        super.updateContent()
        host.text = RichText(
            host.text.runs.map { run in
                guard case .link(let address) = run.style.target else { return run }
                var run = run
                run.style.target = .link("https://go.flint.example/?to=\(address)")
                return run
            }
        )
    }
}

struct FourthEmberPlugin: Plugin {
    let manifest = PluginManifest(
        "ember",
        summary: "Long messages are folded after 300 characters."
    )

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageText, with: FourthFold.self)
    }
}

private final class FourthFold: ComponentExtension<ChatMessageTextView> {
    override func updateContent() {
        super.updateContent()
        var room = 300
        var folded = RichText()
        for run in host.text.runs {
            guard run.text.count > room else {
                folded.append(run)
                room -= run.text.count
                continue
            }
            folded.append(TextRun(String(run.text.prefix(room)), style: run.style))
            folded.append(TextRun("… (folded)", style: TextStyle(.italic)))
            host.text = folded
            return
        }
    }
}

struct FourthCloverPlugin: Plugin {
    let manifest = PluginManifest("clover", summary: "What programs write is hidden in this team.")

    func register(in registrar: inout Registrar) {
        registrar.extend(
            .messageContentView,
            with: FourthBotNotice.self,
            in: .messages("messages of bots") { $0.author.isBot }
        )
    }
}

private final class FourthBotNotice: ComponentExtension<ChatMessageContentView> {
    override func updateContent() {
        super.updateContent()
        guard host.content?.isDeleted == false else { return }
        host.textView?.content = "A message of a program, hidden by your team."
    }
}

struct FourthAnisePlugin: Plugin {
    let manifest = PluginManifest("anise", summary: "Nothing gets lost.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: FourthEverythingStays.self)
    }
}

private final class FourthEverythingStays: ComponentExtension<ChatMessageContentView> {
    override func updateContent() {
        super.updateContent()
        guard let message = host.content, message.isDeleted, !message.text.isEmpty else { return }
        host.textView?.content = message.text
    }
}

struct FourthGorsePlugin: Plugin {
    let manifest = PluginManifest("gorse", summary: "Texts are prepared once and kept.")

    func register(in registrar: inout Registrar) {
        registrar.declare(.fourthPreparedTexts)
        registrar.extend(.messageContentView, with: FourthPreparedText.self)
    }
}

final class FourthPreparedTexts: Sendable {
    private let texts = Mutex<[String: RichText]>([:])

    func text(of message: ChatMessage) -> RichText {
        texts.withLock { texts in
            if let text = texts[message.id] { return text }
            texts[message.id] = message.shownText
            return message.shownText
        }
    }
}

extension Slot where Value == FourthPreparedTexts, Part == Never {
    static let fourthPreparedTexts = Slot("fourthPreparedTexts", default: FourthPreparedTexts())
}

private final class FourthPreparedText: ComponentExtension<ChatMessageContentView> {
    override func updateContent() {
        super.updateContent()
        guard let message = host.content, !message.isDeleted else { return }
        host.textView?.content = host.components[.fourthPreparedTexts].text(of: message)
    }
}

struct FourthYewPlugin: Plugin {
    let manifest = PluginManifest(
        "yew",
        summary: "Supports languages that are written from the right."
    )

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageText, with: FourthRightAlignment.self)
    }
}

private final class FourthRightAlignment: ComponentExtension<ChatMessageTextView> {
    override func updateContent() {
        super.updateContent()
        guard host.tone != .notice else { return }
        let isRightToLeft = host.components[.layoutDirection] == .rightToLeft
        host.textAlignment = isRightToLeft ? .trailing : .leading
    }
}
