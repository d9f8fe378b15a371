extension StoreError: CustomStringConvertible {
    /// The problem, and on the next line the fix.
    public var description: String {
        "\(summary)\nTo fix, \(remedy)."
    }

    /// The problem, on one line.
    public var summary: String {
        switch self {
        case .nameTaken(let name): "The name \(name.quoted) is taken."
        case .nameNotValid(let name): "The name \(name.quoted) is not valid."
        case .passwordNotValid: "The password is not valid."
        case .wrongNameOrPassword: "The name or the password is wrong."
        case .noSuchUser(let id): "There is no user \(id.quoted)."
        case .noSuchRoom(let id): "There is no room \(id.quoted)."
        case .noSuchMessage(let id): "There is no message \(id.quoted)."
        case .notAMember(let room): "You are not a member of the room \(room.quoted)."
        case .notTheAuthor(let id): "You are not the author of the message \(id.quoted)."
        case .idNotValid(let id): "The identifier \(id.quoted) is not valid."
        case .idTaken(let id): "The identifier \(id.quoted) is taken."
        case .replyToReply(let id): "The message \(id.quoted) is a reply."
        case .textNotValid: "The text is empty or has a null character."
        case .textTooLong(let characters, let bytes):
            "The text is too long, with \(characters) characters and \(bytes) bytes."
        case .reactionNotValid(let name): "The reaction \(name.quoted) is not valid."
        case .tooManyReactions(let id):
            "The message \(id.quoted) has \(StoreLimits.reactionKinds) kinds of reactions."
        case .attachmentsNotValid: "The attachments are too large or too many."
        case .responseNotValid(let id): "The answer to the message \(id.quoted) is too large."
        case .stateNotValid(let name): "The value \(name.quoted) is too large, or one too many."
        case .tooManyPictures(let bytes): "Your pictures of one day have \(bytes) bytes."
        case .busy: "Too many people are signing in."
        case .noSuchFolder(let path): "There is no folder for \(path.quoted)."
        case .notAStore(let path): "\(path.quoted) is not a database of a chat."
        case .newerStore(let path): "A newer version of the program wrote \(path.quoted)."
        case .inUse(let path): "\(path.quoted) is in use."
        case .closed: "The store is closed."
        case .failed(let reason): "The database failed: \(reason.quoted)."
        }
    }

    /// The fix, as a clause.
    private var remedy: String {
        switch self {
        case .nameTaken: "choose another name"
        case .nameNotValid:
            """
            choose 1 to \(StoreLimits.nameCharacters) characters that can be seen; \
            names of people have no comma
            """
        case .passwordNotValid:
            """
            choose \(StoreLimits.passwordCharacters.lowerBound) \
            to \(StoreLimits.passwordCharacters.upperBound) characters
            """
        case .wrongNameOrPassword: "check both, or sign up"
        case .noSuchUser, .noSuchRoom, .noSuchMessage: "load the page again"
        case .notAMember: "join it"
        case .notTheAuthor: "ask the author to change it"
        case .idNotValid:
            "use 1 to \(StoreLimits.idCharacters) letters, digits, hyphens or underscores"
        case .idTaken: "send the message with a new one"
        case .replyToReply: "reply to the message that it replies to"
        case .textNotValid: "write something"
        case .textTooLong:
            """
            send at most \(StoreLimits.textCharacters) characters \
            and \(StoreLimits.textBytes) bytes at once
            """
        case .reactionNotValid:
            "use 1 to \(StoreLimits.reactionCharacters) characters that can be seen"
        case .tooManyReactions: "use one of those"
        case .attachmentsNotValid:
            """
            attach at most \(StoreLimits.attachments), each of at most \
            \(StoreLimits.attachmentBytes / 1_000) kB
            """
        case .responseNotValid:
            """
            answer with at most \(StoreLimits.responseBytes) bytes \
            and \(StoreLimits.responseKinds) kinds of answers
            """
        case .stateNotValid:
            """
            keep at most \(StoreLimits.stateValues) values, each of at most \
            \(StoreLimits.stateBytes / 1_000) kB
            """
        case .tooManyPictures: "send it tomorrow"
        case .busy: "try again in a few seconds"
        case .noSuchFolder: "create the folder, or choose another path"
        case .notAStore: "choose another path"
        case .newerStore: "start that version"
        case .inUse: "end the other program, or choose another path"
        case .closed: "open it again"
        case .failed: "check the disk and its free space"
        }
    }
}

extension String {
    /// The text in single quotes, shortened, and with escapes for what cannot be seen.
    fileprivate var quoted: String {
        let shown = unicodeScalars.prefix(StoreLimits.quotedScalars)
        let end = shown.endIndex == unicodeScalars.endIndex ? "" : "…"
        return "'\(shown.map(\.shown).joined())\(end)'"
    }
}

extension Unicode.Scalar {
    /// The scalar, or its escape if it cannot be seen.
    fileprivate var shown: String {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
            .unassigned:
            "\\u{\(String(value, radix: 16, uppercase: true))}"
        default: String(self)
        }
    }
}
