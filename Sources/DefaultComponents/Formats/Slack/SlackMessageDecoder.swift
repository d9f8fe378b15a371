import Views

/// A decoder of the messages of a Slack export.
struct SlackMessageDecoder {
    private let currentUserId: String?
    private let authors: SlackAuthors
    private let markup: SlackMarkup
    private let attachments: SlackAttachments
    private let systemText: SlackSystemText

    init(names: SlackNames, currentUserId: String?) {
        self.currentUserId = currentUserId
        authors = SlackAuthors(names: names)
        markup = SlackMarkup(names: names)
        attachments = SlackAttachments(markup: markup)
        systemText = SlackSystemText(markup: markup)
    }

    /// Returns a message; its id is the timestamp as written, its day the one of that time.
    func message(
        _ object: JSONCursor,
        log: LoadLog
    ) throws(ConversationError) -> ChatMessage {
        let timestamp = try object.required("ts")
        let name = try object.member("subtype")?.string()
        let type = try object.member("type")?.string() ?? "message"
        let subtype = SlackSubtype(type: type, subtype: name)
        var message = ChatMessage(
            id: try timestamp.string(),
            author: try author(of: object, subtype: subtype),
            createdAt: try SlackTimestamp.instant(of: timestamp),
            kind: subtype == .system ? .system : .regular
        )
        message.text = try text(of: object, subtype: subtype, name: name, author: message.author)
        message.isDeleted = subtype == .deleted
        if case .unknown(let kind) = subtype {
            message.unknownKind = kind
        }
        message.isSentByCurrentUser = message.author.id == currentUserId
        if let edited = try object.member("edited") {
            message.editedAt = try SlackTimestamp.instant(of: try edited.required("ts"))
        }
        if let root = try object.member("thread_ts")?.string(), root != message.id {
            message.parentID = root
            message.isShownInChannel = name == "thread_broadcast" || name == "reply_broadcast"
        }
        try readParts(of: object, into: &message, log: log)
        return message
    }

    private func author(
        of object: JSONCursor,
        subtype: SlackSubtype
    ) throws(ConversationError) -> ChatUser {
        if subtype == .fileComment, let user = try object.member("comment")?.member("user") {
            return authors.user(try user.string())
        }
        let isRequired = subtype == .regular || subtype == .action || subtype == .file
        return try authors.author(of: object, isRequired: isRequired)
    }

    private func text(
        of object: JSONCursor,
        subtype: SlackSubtype,
        name: String?,
        author: ChatUser
    ) throws(ConversationError) -> RichText {
        let text = try object.member("text")?.string() ?? ""
        switch subtype {
        case .system:
            let subtype = name ?? ""
            return try systemText.richText(text, of: object, subtype: subtype, author: author)
        case .action:
            return markup.richText(text).adding(.italic)
        case .file:
            let comment = SlackFileSentence.removed(from: text)
            let first = comment.isEmpty ? try SlackFiles.initialComment(of: object) : nil
            return markup.richText(first ?? comment)
        case .fileComment:
            return markup.richText(
                try object.member("comment")?.member("comment")?.string() ?? text
            )
        case .regular, .deleted, .unknown:
            return markup.richText(text)
        }
    }

    private func readParts(
        of object: JSONCursor,
        into message: inout ChatMessage,
        log: LoadLog
    ) throws(ConversationError) {
        var unknown = UnknownFields(of: object, countedUnder: "messages[]", in: log)
        unknown.collect(from: object, known: SlackFields.message)
        for (key, fields) in [("comment", SlackFields.comment), ("edited", SlackFields.edited)] {
            if let part = try object.member(key) {
                unknown.collect(from: part, known: fields)
            }
        }
        message.attachments = try log.wholeEntries(of: object.member("attachments")) {
            part throws(ConversationError) in
            try attachments.attachments(of: part, unknown: &unknown)
        }.flatMap(\.self)
        message.attachments += try SlackFiles.attachments(of: object, unknown: &unknown)
        message.reactions = try log.wholeEntries(of: object.member("reactions")) {
            part throws(ConversationError) in
            unknown.collect(from: part, known: SlackFields.reaction)
            return try Self.reaction(part)
        }
        message.change { $0.unknownFields = unknown.kept }
    }

    private static func reaction(_ object: JSONCursor) throws(ConversationError) -> ChatReaction {
        let name = try object.required("name").name()
        return ChatReaction(
            name: name,
            emoji: EmojiNames.emoji(name),
            userIDs: try object.member("users")?.strings() ?? [],
            count: try object.member("count")?.count()
        )
    }
}

extension RichText {
    /// Returns the text with traits added to each run.
    fileprivate func adding(_ traits: TextTraits) -> RichText {
        RichText(
            runs.map { run in
                let style = TextStyle(run.style.traits.union(traits), target: run.style.target)
                return TextRun(run.text, style: style)
            }
        )
    }
}
