import Components
import DefaultComponents
import Foundation
import Synchronization
import Views

struct FifthDingoPlugin: Plugin {
    let manifest = PluginManifest("dingo", summary: "Smileys become emoji.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: FifthDingoPart.self)
    }
}

private let rendered = Mutex<[String: RichText]>([:])

private func render(_ text: RichText) -> RichText {
    RichText(
        text.runs.map { run in
            guard !run.style.traits.contains(.code) else { return run }
            let pairs = [(":-)", "🙂"), (":)", "🙂"), (";)", "😉"), ("<3", "❤️")]
            let words = pairs.reduce(run.text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
            return TextRun(words, style: run.style)
        }
    )
}

private final class FifthDingoPart: ComponentExtension<ChatMessageContentView> {
    override func updateContent() {
        super.updateContent()
        guard let message = host.content, !message.isDeleted, !message.text.isEmpty else { return }
        guard let textView = host.textView, let text = textView.content else { return }
        let shown = rendered.withLock { known in
            if let shown = known[message.id] { return shown }
            let shown = render(text)
            known[message.id] = shown
            return shown
        }
        if shown != text { textView.content = shown }
    }
}

struct FifthLarchPlugin: Plugin {
    let manifest = PluginManifest("larch", summary: "Typographic quotes.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageText, with: FifthLarchPart.self)
    }
}

private func typeset(_ text: String) -> String {
    var opens = true
    return String(
        text.map { character in
            guard character == "\"" else { return character }
            defer { opens.toggle() }
            return opens ? "“" : "”"
        }
    )
}

private final class FifthLarchPart: ComponentExtension<ChatMessageTextView> {
    override func updateContent() {
        super.updateContent()
        guard host.tone == .spoken, let words = host.content?.plain else { return }
        host.text = RichText(typeset(words))
    }
}

struct FifthCoralPlugin: Plugin {
    let manifest = PluginManifest("coral", summary: "Masks rude words of others.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: FifthCoralPart.self)
    }
}

private let rudeWords: Set<String> = ["damn", "bloody", "bugger", "crap"]

/// Masks rude words and keeps links, mentions and styles.
private func masked(_ text: RichText) -> RichText {
    RichText(
        text.runs.map { run in
            let words = run.text.split(separator: " ", omittingEmptySubsequences: false).map {
                word in
                let bare = word.lowercased().filter(\.isLetter)
                return rudeWords.contains(bare)
                    ? String(repeating: "•", count: word.count) : String(word)
            }
            return TextRun(words.joined(separator: " "), style: run.style)
        }
    )
}

private final class FifthCoralPart: ComponentExtension<ChatMessageContentView> {
    override func updateContent() {
        super.updateContent()
        guard let message = host.content, !message.isSentByCurrentUser, !message.isDeleted else {
            return
        }
        guard let text = host.textView?.content else { return }
        let mild = masked(text)
        if mild != text { host.textView?.content = mild }
    }
}

struct FifthFennelPlugin: Plugin {
    let manifest = PluginManifest(
        "fennel",
        summary: "Screen readers do not read long texts on and on."
    )

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageText, with: FifthFennelPart.self)
    }
}

private final class FifthFennelPart: ComponentExtension<ChatMessageTextView> {
    override func updateContent() {
        super.updateContent()
        let words = host.content?.plain.split(whereSeparator: \.isWhitespace).count ?? 0
        host.accessibilityLabel = words > 15 ? "Long message, \(words) words" : nil
    }
}

struct FifthJunoPlugin: Plugin {
    let manifest = PluginManifest("juno", summary: "Long messages tell how long they take to read.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: FifthJunoPart.self)
    }
}

private let counted = Mutex<[String: Int]>([:])

private func wordCount(of text: String) -> Int {
    counted.withLock { known in
        if let count = known[text] { return count }
        if known.count > 500 { known.removeAll() }
        let count = text.split(whereSeparator: \.isWhitespace).count
        known[text] = count
        return count
    }
}

private final class FifthJunoPart: ComponentExtension<ChatMessageContentView> {
    private let label = Label()

    override func setUpLayout() {
        super.setUpLayout()
        label.numberOfLines = 0
        host.bubbleContentContainer.addArrangedSubview(label)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = host.components[.appearance]
        label.font = appearance.fonts.footnote
        label.textColor = appearance.palette.subtitleText
    }

    override func updateContent() {
        super.updateContent()
        let message = host.content
        let words = message?.isDeleted == false ? wordCount(of: message?.text.plain ?? "") : 0
        label.isHidden = words < 60
        label.text = "\((words + 199) / 200) min read"
    }
}

struct FifthGingerPlugin: Plugin {
    let manifest = PluginManifest("ginger", summary: "Long messages begin with a summary.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: FifthGingerPart.self)
    }
}

private final class FifthGingerPart: ComponentExtension<ChatMessageContentView> {
    private let label = Label()

    override func setUpLayout() {
        super.setUpLayout()
        label.numberOfLines = 0
        host.bubbleContentContainer.addArrangedSubview(label)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = host.components[.appearance]
        label.font = appearance.fonts.footnote
        label.textColor = appearance.palette.subtitleText
    }

    override func updateContent() {
        super.updateContent()
        let words = host.content?.text.plain.split(whereSeparator: \.isWhitespace) ?? []
        label.isHidden = words.count < 12
        label.text = "In short: " + words.prefix(5).joined(separator: " ") + "…"
    }
}

struct FifthCanyonPlugin: Plugin {
    let manifest = PluginManifest("canyon", summary: "Long texts are folded.")

    func register(in registrar: inout Registrar) {
        registrar.declare(.fifthCanyonOpened)
        registrar.extend(.messageContentView, with: FifthCanyonPart.self)
    }
}

final class FifthCanyonOpened: Sendable {
    private let ids = Mutex<Set<String>>([])
    func contains(_ id: String) -> Bool { ids.withLock { $0.contains(id) } }
    func toggle(_ id: String) { ids.withLock { if $0.remove(id) == nil { $0.insert(id) } } }
}

extension Slot where Value == FifthCanyonOpened, Part == Never {
    static let fifthCanyonOpened = Slot("canyon.opened", default: FifthCanyonOpened())
}

private final class FifthCanyonPart: ComponentExtension<ChatMessageContentView> {
    private let button = Button()

    override func setUpLayout() {
        super.setUpLayout()
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        button.accessibilityRole = .button
        button.addTarget("unfold") { [weak self] in
            guard let self, let id = host.content?.id else { return }
            host.components[.fifthCanyonOpened].toggle(id)
            host.contentChanged()
        }
        host.bubbleContentContainer.addArrangedSubview(button)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        button.font = host.components[.appearance].fonts.footnoteBold
        button.tintColor = host.components[.appearance].palette.text
    }

    override func updateContent() {
        super.updateContent()
        let words = host.textView?.content?.plain ?? ""
        let isOpened =
            host.content.map { host.components[.fifthCanyonOpened].contains($0.id) } ?? false
        button.isHidden = words.count <= 240
        button.title = isOpened ? "Show less" : "Show more"
        if words.count > 240, !isOpened { host.textView?.content = "\(String(words.prefix(200)))…" }
    }
}
