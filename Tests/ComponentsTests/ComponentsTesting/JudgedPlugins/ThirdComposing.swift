import Components
import DefaultComponents
import Synchronization
import Views

struct ThirdComposerLimitPlugin: Plugin {
    let manifest = PluginManifest(
        "composer-limit",
        summary: "Messages have at most 4,000 characters."
    )

    var limit = 4_000

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageSubmission) { [limit] next, submission in
            let count = submission.content.text.count
            guard count > limit else { return next(submission) }
            return .refuse(reason: "The message is \(count - limit) characters too long.")
        }
    }
}

struct ThirdCharactersLeftPlugin: Plugin {
    let manifest = PluginManifest("characters-left", summary: "Long drafts tell their length.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageComposerVC, with: ThirdCharacterCount.self)
    }
}

private final class ThirdCharacterCount: ComponentExtension<ComposerVC> {
    private let label = Label()

    override func setUpLayout() {
        super.setUpLayout()
        host.mainContainer.addArrangedSubview(label)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let components = host.components
        label.font = components[.appearance].fonts.footnote
        label.textColor = components[.appearance].palette.subtitleText
    }

    override func updateContent() {
        super.updateContent()
        let count = host.content.text.count
        label.text = "\(count) characters"
        label.isHidden = count < 100
    }
}

struct ThirdTableflipCommandPlugin: Plugin {
    let manifest = PluginManifest("tableflip-command", summary: "/tableflip flips a table.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.composerCommands) { below in
            below + [ComposerCommandInfo("tableflip", summary: "Flips a table")]
        }
        registrar.transform(.messageSubmission) { next, submission in
            guard let command = submission.content.command, command.name == "tableflip" else {
                return next(submission)
            }
            var submission = submission
            let table = "(╯°□°)╯︵ ┻━┻"
            submission.content.text =
                command.arguments.isEmpty ? table : "\(command.arguments) \(table)"
            return next(submission)
        }
    }
}

struct ThirdTinySendPlugin: Plugin {
    let manifest = PluginManifest("tiny-send", summary: "The send button is small.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.composerSendButton, with: ThirdTinySymbol.self)
    }
}

private final class ThirdTinySymbol: ComponentExtension<ChatComposerSendButton> {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.contentInset = DirectionalEdgeInsets(all: 1)
        host.symbolSize = 10
    }
}

struct ThirdCapitalStartPlugin: Plugin {
    let manifest = PluginManifest("capital-start", summary: "Drafts begin with a capital letter.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageComposerVC, with: ThirdCapitalStart.self)
    }
}

private final class ThirdCapitalStart: ComponentExtension<ComposerVC> {
    override func updateContent() {
        super.updateContent()
        let text = host.content.text
        guard let first = text.first, first.isLowercase else { return }
        host.content = ComposerContent(text: first.uppercased() + text.dropFirst())
    }
}

struct ThirdSendLaterPlugin: Plugin {
    let manifest = PluginManifest("send-later", summary: "Messages wait until the morning.")

    private let queue = ThirdMessageQueue()

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageSubmission) { [queue] next, submission in
            guard submission.content.editedMessage == nil else { return next(submission) }
            queue.add(submission)
            return .done
        }
    }
}

private final class ThirdMessageQueue: Sendable {
    private let waiting = Mutex<[MessageSubmission]>([])

    func add(_ submission: MessageSubmission) {
        waiting.withLock { $0.append(submission) }
    }
}

extension JudgedPlugin {
    static let thirdComposing: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: ThirdComposerLimitPlugin(),
            verdict: .clean,
            reason: "Refuses only very long texts, with a reason, and keeps the draft."
        ),
        JudgedPlugin(
            plugin: ThirdCharactersLeftPlugin(),
            verdict: .clean,
            reason: "Counts the characters of a long draft in a label of its own."
        ),
        JudgedPlugin(
            plugin: ThirdTableflipCommandPlugin(),
            verdict: .clean,
            reason: "Suggests a command and replaces only that command's text."
        ),
        JudgedPlugin(
            plugin: ThirdTinySendPlugin(),
            verdict: .failed,
            reason: "The send button is a few points large."
        ),
        JudgedPlugin(
            plugin: ThirdCapitalStartPlugin(),
            verdict: .failed,
            reason:
                "Makes a new content for the draft: quote, attachments, mentions and cursor are lost."
        ),
        JudgedPlugin(
            plugin: ThirdSendLaterPlugin(),
            verdict: .failed,
            reason: "Takes each message as done and never sends it."
        ),
    ]
}
