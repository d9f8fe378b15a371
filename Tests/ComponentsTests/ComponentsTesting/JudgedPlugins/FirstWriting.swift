import Components
import DefaultComponents
import Views

struct FirstSentenceCase: Plugin {
    let manifest = PluginManifest("sentence-case", summary: "Sentences begin with a capital.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageComposerVC, with: FirstCapital.self)
    }
}

final class FirstCapital: ComponentExtension<ComposerVC> {
    override func updateContent() {
        super.updateContent()
        let text = host.content.text
        guard let first = text.first, first.isLowercase else { return }
        host.content.text = first.uppercased() + text.dropFirst()
    }
}

struct FirstThoughtfulSending: Plugin {
    let manifest = PluginManifest("thoughtful-sending", summary: "No messages of one word.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.composerSendButton, with: FirstLongEnough.self)
    }
}

final class FirstLongEnough: ComponentExtension<ChatComposerSendButton> {
    override func updateContent() {
        super.updateContent()
        if host.content.text.count < 20 { host.isEnabled = false }
    }
}

struct FirstReturnKey: Plugin {
    let manifest = PluginManifest("return-key", summary: "The return key sends; no button needed.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.composerSendButton, with: FirstNoButton.self)
    }
}

final class FirstNoButton: ComponentExtension<View> {
    override func setUpLayout() {
        super.setUpLayout()
        host.isHidden = true
    }
}

struct FirstSnippets: Plugin {
    let manifest = PluginManifest("snippets", summary: "Offers phrases while one types.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.composerSuggestionRule) { _, request in
            let phrases = ["On my way", "Thank you", "See you there"]
            return phrases.filter { $0.hasPrefix(request.text) }.map {
                ComposerSuggestion($0, typed: request.text, replacement: $0)
            }
        }
    }
}

struct FirstGifCommand: Plugin {
    let manifest = PluginManifest("gif-command", summary: "/gif sends a moving picture.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.composerCommands) {
            $0 + [ComposerCommandInfo("gif", summary: "Sends a moving picture")]
        }
        registrar.transform(.messageSubmission) { next, submission in
            guard submission.content.text.hasPrefix("gif ") else { return next(submission) }
            return .refuse(reason: "There is no such picture.")
        }
    }
}

struct FirstSlimComposer: Plugin {
    let manifest = PluginManifest("slim-composer", summary: "Nothing but the text and its button.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.composerNotice, with: FirstSlim.self)
    }
}

final class FirstSlim: ComponentExtension<View> {
    override func updateContent() {
        super.updateContent()
        host.isHidden = true
    }
}

struct FirstFreshReplies: Plugin {
    let manifest = PluginManifest("fresh-replies", summary: "Each reply begins on a new page.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageComposerVC, with: FirstNewPage.self)
    }
}

final class FirstNewPage: ComponentExtension<ComposerVC> {
    private var answered: ChatMessage.ID?

    override func updateContent() {
        super.updateContent()
        let message = host.content.quotedMessage?.id
        guard message != answered else { return }
        answered = message
        if message != nil { host.content.text = "" }
    }
}

extension JudgedPlugin {
    static let firstWriting: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: FirstSentenceCase(),
            verdict: .failed,
            reason: "Writes a new text for a capital: the cursor jumps, and undo is lost."
        ),
        JudgedPlugin(
            plugin: FirstThoughtfulSending(),
            verdict: .failed,
            reason: "Keeps the button off for short messages and says to nobody why."
        ),
        JudgedPlugin(
            plugin: FirstReturnKey(),
            verdict: .failed,
            reason: "Hides the only way to send for those who have a finger and no keys."
        ),
        JudgedPlugin(
            plugin: FirstSnippets(),
            verdict: .failed,
            reason: "Never asks the layer below, so members and commands are offered no more."
        ),
        JudgedPlugin(
            plugin: FirstGifCommand(),
            verdict: .failed,
            reason: "Offers a command that it then does not know, so that the order is sent raw."
        ),
        JudgedPlugin(
            plugin: FirstSlimComposer(),
            verdict: .failed,
            reason: "Hides the notice always, so nobody learns why a message was not sent."
        ),
        JudgedPlugin(
            plugin: FirstFreshReplies(),
            verdict: .failed,
            reason: "Empties the text when somebody begins to answer, so what was typed is lost."
        ),
    ]
}
