import Components
import DefaultComponents
import Views

struct FirstSmileys: Plugin {
    let manifest = PluginManifest("smileys", summary: "Typed smileys become emoji.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageSubmission) { next, submission in
            var submission = submission
            let words = submission.content.text.split(
                separator: " ",
                omittingEmptySubsequences: false
            )
            submission.content.text = words.map { $0 == ":)" ? "🙂" : $0 }.joined(separator: " ")
            return next(submission)
        }
    }
}

struct FirstShrugCommand: Plugin {
    let manifest = PluginManifest("shrug-command", summary: "/shrug writes a shrug.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.composerCommands) { $0 + [ComposerCommandInfo("shrug")] }
        registrar.transform(.messageSubmission) { next, submission in
            guard let command = submission.content.command, command.name == "shrug" else {
                return next(submission)
            }
            var submission = submission
            let space = command.arguments.isEmpty ? "" : " "
            submission.content.text = "\(command.arguments)\(space)¯\\_(ツ)_/¯"
            return next(submission)
        }
    }
}

struct FirstTodoCommand: Plugin {
    let manifest = PluginManifest("todo-command", summary: "/todo notes something for oneself.")
    let notes = FirstShelf()

    func register(in registrar: inout Registrar) {
        let notes = notes
        registrar.transform(.composerCommands) {
            $0 + [ComposerCommandInfo("todo", summary: "Notes something for you alone")]
        }
        registrar.transform(.messageSubmission) { next, submission in
            guard let command = submission.content.command, command.name == "todo" else {
                return next(submission)
            }
            guard !command.arguments.isEmpty, submission.content.attachments.isEmpty else {
                return .refuse(reason: "Say in words what is to be done.")
            }
            notes.add(command.arguments)
            return .done
        }
    }
}

struct FirstQuietChannels: Plugin {
    let manifest = PluginManifest("quiet-channels", summary: "Nobody calls everybody by mistake.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageSubmission) { next, submission in
            let callsAll = submission.content.text.contains("@everyone")
            guard callsAll, (submission.channel?.members.count ?? 0) > 50 else {
                return next(submission)
            }
            return .refuse(reason: "More than 50 people would be called. Name those you mean.")
        }
    }
}

struct FirstLaterCommand: Plugin {
    let manifest = PluginManifest("later-command", summary: "/later sends in the evening.")
    let evening = FirstShelf()

    func register(in registrar: inout Registrar) {
        let evening = evening
        registrar.transform(.composerCommands) {
            $0 + [ComposerCommandInfo("later", summary: "Sends this evening")]
        }
        registrar.on(.sendMessage) { submission in
            let content = submission.content
            guard let command = content.command, command.name == "later",
                content.attachments.isEmpty, content.quotedMessage == nil
            else { return .passed }
            evening.add(command.arguments)
            return .handled
        }
    }
}

struct FirstSentTally: Plugin {
    let manifest = PluginManifest("sent-tally", summary: "Counts what is sent and refused.")
    let sent = FirstShelf()

    func register(in registrar: inout Registrar) {
        let sent = sent
        registrar.on(.messageSubmitted) { message in
            sent.add("sent \(message.id)")
            return .passed
        }
        registrar.on(.messageRefused) { refusal in
            sent.add("refused: \(refusal.reason)")
            return .passed
        }
    }
}

struct FirstOutbox: Plugin {
    let manifest = PluginManifest("outbox", summary: "Keeps a copy of what is sent.")
    let copies = FirstShelf()

    func register(in registrar: inout Registrar) {
        let copies = copies
        registrar.on(.sendMessage) { submission in
            copies.add(submission.content.text)
            return .handled
        }
    }
}

struct FirstSignOff: Plugin {
    let manifest = PluginManifest("sign-off", summary: "Messages end in a greeting.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageSubmission) { next, submission in
            var submission = submission
            submission.content.text += "\n-- Kind regards"
            return next(submission)
        }
    }
}

struct FirstTrimmedText: Plugin {
    let manifest = PluginManifest("trimmed-text", summary: "No blanks around messages.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageSubmission) { next, submission in
            let words = submission.content.text.split(separator: " ").joined(separator: " ")
            var content = ComposerContent(text: words)
            content.attachments = submission.content.attachments
            content.mentions = submission.content.mentions
            return next(MessageSubmission(content, to: submission.channel))
        }
    }
}

struct FirstSmallLetters: Plugin {
    let manifest = PluginManifest("small-letters", summary: "No shouting: capitals become small.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageSubmission) { next, submission in
            var submission = submission
            submission.content.text = submission.content.text.lowercased()
            return next(submission)
        }
    }
}

struct FirstBriefMessages: Plugin {
    let manifest = PluginManifest("brief-messages", summary: "Messages keep to 140 characters.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageSubmission) { next, submission in
            var submission = submission
            submission.content.text = String(submission.content.text.prefix(140))
            return next(submission)
        }
    }
}

struct FirstPlainSending: Plugin {
    let manifest = PluginManifest("plain-sending", summary: "Words are sent without extras.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageSubmission) { next, submission in
            var submission = submission
            if !submission.content.text.isEmpty { submission.content.attachments = [] }
            return next(submission)
        }
    }
}

struct FirstWordPolicy: Plugin {
    let manifest = PluginManifest("word-policy", summary: "Keeps rough words out of the chat.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageSubmission) { next, submission in
            submission.content.text.lowercased().contains("damn") ? .done : next(submission)
        }
    }
}

struct FirstPlainLetters: Plugin {
    let manifest = PluginManifest("plain-letters", summary: "Keeps odd characters out.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageSubmission) { next, submission in
            guard submission.content.text.allSatisfy(\.isASCII) else { return .refuse(reason: "") }
            return next(submission)
        }
    }
}

struct FirstSpellingAid: Plugin {
    let manifest = PluginManifest("spelling-aid", summary: "Mends the most usual slips.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageSubmission) { _, submission in
            var content = submission.content
            let words = content.text.split(separator: " ", omittingEmptySubsequences: false)
            content.text = words.map { $0 == "teh" ? "the" : $0 }.joined(separator: " ")
            return .send(content)
        }
    }
}
