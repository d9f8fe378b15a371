import Components
import DefaultComponents
import Foundation
import Views

struct FifthCometPlugin: Plugin {
    let manifest = PluginManifest("comet", summary: "Tidies the spaces of what is sent.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageSubmission) { next, submission in
            let content = submission.content
            let words = content.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            let tidied = ComposerContent(text: words, threadMessage: content.threadMessage)
            return next(MessageSubmission(tidied, to: submission.channel))
        }
    }
}

struct FifthCopperPlugin: Plugin {
    let manifest = PluginManifest("copper", summary: "No phone numbers in this chat.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageSubmission) { next, submission in
            guard !hasPhoneNumber(submission.content.text) else {
                return .refuse(reason: "Please do not share phone numbers here.")
            }
            return next(submission)
        }
    }
}

/// Whether nine digits follow each other with nothing but signs of phone numbers between them.
private func hasPhoneNumber(_ text: String) -> Bool {
    var digits = 0
    for character in text {
        if character.isASCII, character.isNumber {
            digits += 1
            if digits == 9 { return true }
        } else if !" -/+()".contains(character) {
            digits = 0
        }
    }
    return false
}

struct FifthFossilPlugin: Plugin {
    let manifest = PluginManifest(
        "fossil",
        summary: "Shortcodes become emoji when a message is sent."
    )

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageSubmission) { next, submission in
            var submission = submission
            let expanded = expand(submission.content.text)
            if expanded != submission.content.text { submission.content.text = expanded }
            return next(submission)
        }
    }
}

private let shortcodes = [
    (":tada:", "🎉"), (":wave:", "👋"), (":thumbsup:", "👍"), (":anchor:", "⚓️"),
]

private func expand(_ text: String) -> String {
    guard text.contains(":") else { return text }
    return shortcodes.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
}

struct FifthJackalPlugin: Plugin {
    let manifest = PluginManifest("jackal", summary: "The commands /me and /away.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.composerCommands) { below in
            below + [
                ComposerCommandInfo("me", summary: "Says what you do"),
                ComposerCommandInfo("away", summary: "Tells others that you are away"),
            ]
        }
        registrar.transform(.messageSubmission) { next, submission in
            var submission = submission
            guard submission.content.text.hasPrefix("/") else { return next(submission) }
            let parts = submission.content.text.dropFirst().split(separator: " ", maxSplits: 1)
            switch parts.first {
            case "me": submission.content.text = "* " + (parts.count > 1 ? parts[1] : "waits")
            case "away": submission.content.text = "I am away for a while."
            default: return .done
            }
            return next(submission)
        }
    }
}

struct FifthKestrelPlugin: Plugin {
    let manifest = PluginManifest("kestrel", summary: "The command /shrug.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.composerCommands) { below in
            below + [ComposerCommandInfo("shrug", summary: "Adds a shrug to your words")]
        }
        registrar.transform(.messageSubmission) { next, submission in
            guard let command = submission.content.command, command.name == "shrug" else {
                return next(submission)
            }
            var submission = submission
            let words = command.arguments
            submission.content.text = (words.isEmpty ? "" : words + " ") + #"¯\_(ツ)_/¯"#
            return next(submission)
        }
    }
}
