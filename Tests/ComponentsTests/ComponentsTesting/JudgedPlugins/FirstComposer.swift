import Components
import DefaultComponents
import Views

struct FirstEmojiNames: Plugin {
    let manifest = PluginManifest("emoji-names", summary: "A colon offers emoji by name.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.composerSuggestionRule) { next, request in
            let typed = request.text.ending { $0.isLetter || $0 == ":" }
            guard typed.count > 1, typed.first == ":" else { return next(request) }
            let known: KeyValuePairs = [":boat": "⛵️", ":heart": "❤️", ":wave": "👋"]
            return next(request)
                + known.filter { $0.key.hasPrefix(typed) }.map {
                    ComposerSuggestion("\($0.value) \($0.key)", typed: typed, replacement: $0.value)
                }
        }
    }
}

extension String {
    /// Returns the longest end whose characters all fit.
    fileprivate func ending(_ fits: (Character) -> Bool) -> String {
        String(reversed().prefix(while: fits).reversed())
    }
}

struct FirstTopicTags: Plugin {
    let manifest = PluginManifest("topic-tags", summary: "A # offers the topics of the channel.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.composerSuggestionRule) { next, request in
            let typed = request.text.ending { !$0.isWhitespace }
            guard typed.first == "#" else { return next(request) }
            let tags = ["#boats", "#tides", "#weather"].filter { $0.hasPrefix(typed) }
            return tags.map {
                ComposerSuggestion($0, detail: "Topic", typed: typed, replacement: "\($0) ")
            } + next(request)
        }
    }
}

struct FirstCharactersLeft: Plugin {
    let manifest = PluginManifest("characters-left", summary: "Counts down what is left to type.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageComposerVC, with: FirstCountdown.self)
    }
}

final class FirstCountdown: ComponentExtension<ComposerVC> {
    private let label = Label()

    override func setUpLayout() {
        super.setUpLayout()
        label.numberOfLines = 0
        label.accessibilityRole = .status
        host.mainContainer.addArrangedSubview(label)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        label.font = host.components[.appearance].fonts.footnote
        label.textColor = host.components[.appearance].palette.subtitleText
    }

    override func updateContent() {
        super.updateContent()
        let left = 280 - host.content.text.count
        label.text = left >= 0 ? "\(left) characters left" : "\(-left) characters more than usual"
        label.isHidden = left > 260
    }
}

struct FirstSentNote: Plugin {
    let manifest = PluginManifest("sent-note", summary: "Says that a message was sent.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageComposerVC, with: FirstSentLine.self)
    }
}

final class FirstSentLine: ComponentExtension<ComposerVC>, EventSink {
    private let line = Label()

    override func setUpLayout() {
        super.setUpLayout()
        line.text = "Sent"
        line.accessibilityRole = .status
        line.isHidden = true
        host.mainContainer.insertArrangedSubview(line, at: 0)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        line.font = host.components[.appearance].fonts.footnoteBold
        line.textColor = host.components[.appearance].palette.subtitleText
    }

    func receive(_ event: RaisedEvent) -> EventReply {
        if event[.messageSubmitted] != nil { line.isHidden = false }
        if event[.composerContentChanged] != nil { line.isHidden = true }
        return .passed
    }
}

struct FirstClearDraft: Plugin {
    let manifest = PluginManifest("clear-draft", summary: "A button empties what is typed.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageComposerVC, with: FirstClearButton.self)
    }
}

final class FirstClearButton: ComponentExtension<ComposerVC> {
    private let button = Button()

    override func setUpLayout() {
        super.setUpLayout()
        button.title = "Clear draft"
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        button.addTarget("clearDraft") { [weak self] in
            self?.host.apply(.selectAll)
            self?.host.apply(.insert(""))
        }
        host.mainContainer.addArrangedSubview(button)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        button.font = host.components[.appearance].fonts.body
        button.tintColor = host.components[.appearance].palette.accent
    }

    override func updateContent() {
        super.updateContent()
        button.isHidden = host.content.text.isEmpty
    }
}

struct FirstKeepWriting: Plugin {
    let manifest = PluginManifest("keep-writing", summary: "Keys go on to the text after sending.")

    func register(in registrar: inout Registrar) {
        registrar.replace(.messageComposerVC, with: FirstSteadyComposer.self)
    }
}

final class FirstSteadyComposer: ComposerVC {
    override func sendMessage() {
        super.sendMessage()
        isEditing = true
    }
}

struct FirstTallInput: Plugin {
    let manifest = PluginManifest("tall-input", summary: "Eight rows of what is typed are seen.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.composerTextInput, with: FirstEightRows.self)
    }
}

final class FirstEightRows: ComponentExtension<ChatComposerTextInput> {
    override func setUpLayout() {
        super.setUpLayout()
        host.numberOfLines = 8
    }
}

struct FirstLeftHandSend: Plugin {
    let manifest = PluginManifest("left-hand-send", summary: "Sending is before the text.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageComposerVC, with: FirstTurnedRow.self)
    }
}

final class FirstTurnedRow: ComponentExtension<ComposerVC> {
    override func setUpLayout() {
        super.setUpLayout()
        let parts = host.inputContainer.subviews
        host.inputContainer.removeAllArrangedSubviews()
        host.inputContainer.addArrangedSubviews(parts.reversed())
    }
}

extension JudgedPlugin {
    static let firstComposer: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: FirstEmojiNames(),
            verdict: .clean,
            reason: "Offers emoji behind a colon, below what others offer."
        ),
        JudgedPlugin(
            plugin: FirstTopicTags(),
            verdict: .clean,
            reason: "Offers topics behind a #, above what others offer."
        ),
        JudgedPlugin(
            plugin: FirstCharactersLeft(),
            verdict: .clean,
            reason: "A label counts down while somebody types; nothing is cut or refused."
        ),
        JudgedPlugin(
            plugin: FirstSentNote(),
            verdict: .clean,
            reason: "A hidden line is seen after a message was sent, until something is typed."
        ),
        JudgedPlugin(
            plugin: FirstClearDraft(),
            verdict: .clean,
            reason: "Its button empties the text, as it says; that can be taken back with a key."
        ),
        JudgedPlugin(
            plugin: FirstKeepWriting(),
            verdict: .clean,
            reason: "A composer of its own that calls super and keeps the cursor in the text."
        ),
        JudgedPlugin(
            plugin: FirstTallInput(),
            verdict: .clean,
            reason: "Shows more rows of the text; seen only when much is typed."
        ),
        JudgedPlugin(
            plugin: FirstLeftHandSend(),
            verdict: .clean,
            reason: "Takes text and button out of their row and puts them back turned round."
        ),
    ]
}
