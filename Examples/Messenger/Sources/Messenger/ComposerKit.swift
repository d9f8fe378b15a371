public import Components
import DefaultComponents
import Views

/// Completes emoji, opens a form with the command `/poll`, and shows how much of a message is uploaded.
public struct ComposerKitPlugin: Plugin {
    /// `composer-kit`.
    public let manifest = PluginManifest("composer-kit", summary: "Emoji, polls and uploads.")

    /// Creates the plugin.
    public init() {}

    /// Declares its names, and adds suggestions, a command with a form, and a bar to messages.
    public func register(in registrar: inout Registrar) {
        registrar.set(.composerKit, of: "composer-kit")
        registrar.declare(.emojiNames)
        registrar.declare(PollDraft.isOpen)
        for field in PollDraft.fields { registrar.declare(field) }
        registrar.replace(.overlay("poll"), with: PollForm.self)
        registrar.extend(.messageContentView, with: UploadBar.self)
        registrar.transform(.composerSuggestionRule) { next, request in
            next(request) + Components.current[.emojiNames].suggestions(for: request.text)
        }
        registrar.transform(.composerCommands) { below in
            let summary = Components.current.words.text(.newPoll)
            return below + [ComposerCommandInfo("poll", summary: summary)]
        }
        registrar.transform(.messageSubmission) { next, submission in
            guard let command = submission.content.command, command.name == "poll",
                submission.content.threadMessage == nil,
                let owner = (submission.channel?.id).map(StateOwner.channel),
                let state = Components.state
            else { return next(submission) }
            state[PollDraft.fields[0], owner] = EditedText(command.arguments)
            state[PollDraft.isOpen, owner] = true
            return .done
        }
    }
}

extension [String: String] {
    /// Returns the emoji for a text that ends with a colon and the first letters of their names.
    fileprivate func suggestions(for text: String) -> [ComposerSuggestion] {
        let word = text.split(omittingEmptySubsequences: false) { $0.isWhitespace }.last ?? ""
        guard word.first == ":", word.count > 2 else { return [] }
        let found = filter { $0.key.hasPrefix(word.dropFirst()) }.sorted { $0.key < $1.key }
        return found.prefix(5).map { name, emoji in
            let title = "\(emoji) \(name)"
            return ComposerSuggestion(title, typed: String(word), replacement: "\(emoji) ")
        }
    }
}
