import Components
import DefaultComponents
import Views

struct SecondNeatSender: Plugin {
    let manifest = PluginManifest("neat-sender", summary: "Sends without blanks in front.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageSubmission) { _, submission in
            var content = submission.content
            content.text = String(content.text.drop(while: \.isWhitespace))
            return .send(content)
        }
    }
}

struct SecondOutbox: Plugin {
    let manifest = PluginManifest("send-later", summary: "Sends once there is a network.")
    let waiting = SecondShelf()

    func register(in registrar: inout Registrar) {
        let waiting = waiting
        registrar.transform(.messageSubmission) { _, submission in
            waiting.add(submission.content.text)
            return .done
        }
    }
}

struct SecondShortener: Plugin {
    let manifest = PluginManifest("shortener", summary: "Messages have sixty letters at most.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageSubmission) { next, submission in
            var submission = submission
            submission.content.text = String(submission.content.text.prefix(60))
            return next(submission)
        }
    }
}

struct SecondSpelling: Plugin {
    let manifest = PluginManifest("spelling", summary: "Mends what is often misspelled.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageSubmission) { next, submission in
            let mended = submission.content.text.replacing("teh", with: "the")
            let content = ComposerContent(text: mended)
            return next(MessageSubmission(content, to: submission.channel))
        }
    }
}

struct SecondSignatures: Plugin {
    let manifest = PluginManifest("signatures", summary: "Signs what is sent.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageSubmission) { next, submission in
            var submission = submission
            submission.content.text += "\n– sent from the harbour"
            return next(submission)
        }
    }
}

struct SecondCertainSender: Plugin {
    let manifest = PluginManifest("certain-sender", summary: "Makes sure that messages arrive.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageComposerVC, with: SecondSecondTry.self)
    }
}

final class SecondSecondTry: ComponentExtension<ComposerVC>, EventSink {
    func receive(_ event: RaisedEvent) -> EventReply {
        if let message = event[.messageSubmitted] {
            _ = try? host.channelController?.createNewMessage(text: message.text.plain)
        }
        return .passed
    }
}

struct SecondCalmComposer: Plugin {
    let manifest = PluginManifest("calm-composer", summary: "A composer without red bars.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.composerNotice, with: SecondCalmNotice.self)
    }
}

final class SecondCalmNotice: ComponentExtension<View> {
    override func updateContent() {
        super.updateContent()
        host.isHidden = true
    }
}

struct SecondFullStops: Plugin {
    let manifest = PluginManifest("full-stops", summary: "Sentences end with a full stop.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageComposerVC, with: SecondFullStop.self)
    }
}

final class SecondFullStop: ComponentExtension<ComposerVC> {
    override func updateContent() {
        super.updateContent()
        let text = host.content.text
        if !text.isEmpty, !text.hasSuffix(".") { host.content.text = text + "." }
    }
}

struct SecondTidyComposer: Plugin {
    let manifest = PluginManifest("tidy-composer", summary: "Nothing is offered while writing.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.composerSuggestionRule) { _, request in
            request.text.hasSuffix(":)")
                ? [ComposerSuggestion("🙂", typed: ":)", replacement: "🙂 ")] : []
        }
    }
}

struct SecondDeafComposer: Plugin {
    let manifest = PluginManifest("typing-events", summary: "Tells a server who is typing.")
    let typed = SecondShelf()

    func register(in registrar: inout Registrar) {
        let typed = typed
        registrar.on(.tapOnSend) { content in
            typed.add(content.text)
            return .handled
        }
    }
}

extension JudgedPlugin {
    static let secondSending: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: SecondNeatSender(),
            verdict: .failed,
            reason: "Never asks those below, so commands and filters of other plugins are dead."
        ),
        JudgedPlugin(
            plugin: SecondOutbox(),
            verdict: .failed,
            reason: "Says that everything is done, clears the composer, and sends nothing ever."
        ),
        JudgedPlugin(
            plugin: SecondShortener(),
            verdict: .failed,
            reason: "Cuts what is sent without a word, and the rest is lost."
        ),
        JudgedPlugin(
            plugin: SecondSpelling(),
            verdict: .failed,
            reason: "Makes new content of the text, so attachments, quotes and edits are lost."
        ),
        JudgedPlugin(
            plugin: SecondSignatures(),
            verdict: .failed,
            reason: "Signs edits as well, so that each adds another signature."
        ),
        JudgedPlugin(
            plugin: SecondCertainSender(),
            verdict: .failed,
            reason: "Sends every message twice."
        ),
        JudgedPlugin(
            plugin: SecondCalmComposer(),
            verdict: .failed,
            reason: "Nobody sees why a message was not sent."
        ),
        JudgedPlugin(
            plugin: SecondFullStops(),
            verdict: .failed,
            reason: "Writes into the text while somebody types it."
        ),
        JudgedPlugin(
            plugin: SecondTidyComposer(),
            verdict: .failed,
            reason: "Takes mentions and all commands out of what is offered."
        ),
        JudgedPlugin(
            plugin: SecondDeafComposer(),
            verdict: .failed,
            reason: "Handles taps on the button that sends, so that it does nothing."
        ),
    ]
}
