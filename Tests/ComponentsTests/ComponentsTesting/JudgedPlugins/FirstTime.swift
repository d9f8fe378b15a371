import Components
import DefaultComponents
import Foundation
import Synchronization
import Views

struct FirstGrammar: Plugin {
    let manifest = PluginManifest("grammar-marks", summary: "Marks messages without a full stop.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageText, with: FirstGrammarCheck.self)
    }
}

final class FirstGrammarCheck: ComponentExtension<ChatMessageTextView> {
    override func updateContent() {
        super.updateContent()
        // Waits for the checker, which takes a while.
        Thread.sleep(forTimeInterval: 0.02)
        let isWhole = host.text.plain.last?.isPunctuation ?? true
        host.layer.borderColor = host.components[.appearance].palette.border
        host.layer.borderWidth = isWhole ? 0 : 1
    }
}

struct FirstNewcomers: Plugin {
    let manifest = PluginManifest("newcomer-names", summary: "Who wrote only once has a name.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageLayoutOptions) { next, request in
            var options = next(request)
            guard let author = request.message?.author.id else { return options }
            let count = request.messages.count { $0.author.id == author }
            if count == 1 { options.insert(.authorName) }
            return options
        }
    }
}

struct FirstNoteButton: Plugin {
    let manifest = PluginManifest("note-button", summary: "Messages end in a button for notes.")
    let notes = FirstShelf()

    func register(in registrar: inout Registrar) {
        let notes = notes
        registrar.declare(.firstNoted)
        registrar.on(.firstNoted) { message in
            notes.add(message.id)
            return .handled
        }
        registrar.extend(.messageContentView, with: FirstNote.self)
    }
}

extension Event where Payload == ChatMessage {
    static let firstNoted = Event("note-button.noted")
}

final class FirstNote: ComponentExtension<ChatMessageContentView> {
    private let button = Button()

    override func setUpLayout() {
        super.setUpLayout()
        button.title = "Note"
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        button.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        button.addTarget("note") { self.note() }
        host.bubbleContentContainer.addArrangedSubview(button)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        button.font = host.components[.appearance].fonts.body
        button.tintColor = host.components[.appearance].palette.text
    }

    private func note() {
        if let message = host.content { host.raise(.firstNoted, message) }
    }
}

struct FirstRowArchive: Plugin {
    let manifest = PluginManifest("row-archive", summary: "Messages are quickly there again.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: FirstArchive.self)
    }
}

final class FirstArchive: ComponentExtension<ChatMessageContentView> {
    private static let rows = Mutex<[FirstKeptRow]>([])

    override func setUp() {
        super.setUp()
        let row = FirstKeptRow(view: host)
        Self.rows.withLock { $0.append(row) }
    }
}

/// A row that is kept without being used.
final class FirstKeptRow: @unchecked Sendable {
    private let view: View

    init(view: View) {
        self.view = view
    }
}

struct FirstReadingDiary: Plugin {
    let manifest = PluginManifest("reading-diary", summary: "Remembers what was on the screen.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageText, with: FirstDiary.self)
    }
}

final class FirstDiary: ComponentExtension<ChatMessageTextView> {
    private static let pages = Mutex<[String]>([])

    override func updateContent() {
        super.updateContent()
        let words = String(repeating: String(host.text.plain.prefix(100)), count: 10)
        Self.pages.withLock { $0.append(words) }
    }
}

struct FirstRareLetters: Plugin {
    let manifest = PluginManifest("rare-letters", summary: "Texts with a rare letter have an edge.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageText, with: FirstRarest.self)
    }
}

final class FirstRarest: ComponentExtension<ChatMessageTextView> {
    override func updateContent() {
        super.updateContent()
        let letters = Array(host.text.plain.prefix(500))
        let rarest = letters.min { first, second in
            letters.count { $0 == first } < letters.count { $0 == second }
        }
        host.layer.borderColor = host.components[.appearance].palette.border
        host.layer.borderWidth = rarest == "x" ? 1 : 0
    }
}

extension JudgedPlugin {
    static let firstTime: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: FirstGrammar(),
            verdict: .failed,
            reason: "Waits for 20 ms in each update of a text, so that scrolling stutters."
        ),
        JudgedPlugin(
            plugin: FirstNewcomers(),
            verdict: .failed,
            reason: "Reads all messages for each row, which takes a square of the list's length."
        ),
        JudgedPlugin(
            plugin: FirstNoteButton(),
            verdict: .failed,
            reason: "Its closure keeps the extension that keeps the button, so that neither ends."
        ),
        JudgedPlugin(
            plugin: FirstRowArchive(),
            verdict: .failed,
            reason: "Keeps each message's view in a list of its own for good."
        ),
        JudgedPlugin(
            plugin: FirstReadingDiary(),
            verdict: .failed,
            reason: "Adds ten copies of the text to its memory with each update, without end."
        ),
        JudgedPlugin(
            plugin: FirstRareLetters(),
            verdict: .failed,
            reason: "Its time grows with the square of a text's length.",
            messages: [.first("rare", RichText(plain: String(repeating: "abcdefgh", count: 100)))]
        ),
    ]
}
