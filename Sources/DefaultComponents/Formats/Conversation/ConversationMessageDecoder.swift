import Components

/// A decoder of the messages of a conversation document.
struct ConversationMessageDecoder {
    let users: [String: ChatUser]
    let currentUserId: String?
    let ids: ConversationMessageIDs
    let log: LoadLog

    /// Returns a message; its quote is linked later.
    func message(_ object: JSONCursor) throws(ConversationError) -> ChatMessage {
        var message = ChatMessage(
            id: try object.required("id").name(),
            author: try users.user(object.required("author")),
            createdAt: try time(object.required("time"))
        )
        message.isSentByCurrentUser = message.author.id == currentUserId
        if let kind = try object.member("kind")?.name() {
            message.kind = ChatMessageKind(rawValue: kind)
            message.unknownKind = Self.kinds.contains(message.kind) ? nil : kind
        }
        message.editedAt = try object.member("edited").map(time)
        message.isDeleted = try object.member("deleted")?.bool() ?? false
        message.localState = try object.member("state").map(Self.state)
        message.deliveredTo = try readers(object.member("deliveredTo"), of: message)
        message.readBy = try readers(object.member("readBy"), of: message)
        _ = try log.whole { () throws(ConversationError) in try checkQuote(of: object) }
        if let thread = try object.member("thread") {
            message.parentID = try root(thread)
            message.isShownInChannel = try object.member("alsoInChannel")?.bool() ?? false
        }
        try readParts(of: object, into: &message)
        return message
    }

    private func readParts(
        of object: JSONCursor,
        into message: inout ChatMessage
    ) throws(ConversationError) {
        var parts = ConversationParts(
            unknown: UnknownFields(of: object, countedUnder: object.path.pattern, in: log)
        )
        parts.unknown.collect(from: object, known: ConversationFields.message)
        if let text = try object.member("text") {
            message.text = try parts.text(text)
        }
        message.attachments = try log.wholeEntries(of: object.member("attachments")) {
            part throws(ConversationError) in try parts.attachment(part)
        }
        message.reactions = try log.wholeEntries(of: object.member("reactions")) {
            part throws(ConversationError) in try parts.reaction(part)
        }
        let fields = try log.whole { () throws(ConversationError) in
            try MessageFields(object.member("fields"))
        }
        message.change {
            $0.unknownFields = parts.unknown.kept
            if fields?.isEmpty == false { $0.fields = fields }
        }
    }

    private func time(_ value: JSONCursor) throws(ConversationError) -> Timestamp {
        guard let instant = Timestamp(iso8601: try value.string()) else {
            throw value.malformed("a time such as '2026-03-02T09:41:00Z'")
        }
        return instant
    }

    private func readers(
        _ list: JSONCursor?,
        of message: ChatMessage
    ) throws(ConversationError) -> [ChatUser] {
        var readers = try log.wholeEntries(of: list, users.user)
        readers.removeAll { $0.id == message.author.id }
        return readers
    }

    private func checkQuote(of object: JSONCursor) throws(ConversationError) {
        guard let quote = try object.member("quote"), !ids.contains(try quote.string()) else {
            return
        }
        throw quote.malformed("the id of a message of this channel")
    }

    private func root(_ thread: JSONCursor) throws(ConversationError) -> String {
        guard ids.containsRoot(try thread.string()) else {
            throw thread.malformed("the id of a message of this channel that is no reply")
        }
        return try thread.string()
    }

    private static func state(
        _ value: JSONCursor
    ) throws(ConversationError) -> ChatMessageLocalState {
        guard let state = ChatMessageLocalState(rawValue: try value.string()) else {
            let names = ChatMessageLocalState.allCases.map { "'\($0.rawValue)'" }
            throw value.malformed("one of \(names.joined(separator: ", "))")
        }
        return state
    }

    private static let kinds: Set<ChatMessageKind> = [.regular, .system, .error, .ephemeral]
}

extension [String: ChatUser] {
    /// Returns the user of an id.
    func user(_ id: JSONCursor) throws(ConversationError) -> ChatUser {
        guard let user = self[try id.string()] else { throw id.malformed("the id of a user") }
        return user
    }
}

/// The ids of a channel's messages, read before the messages.
///
/// With them a quote or a thread of an unknown message is reported in order.
struct ConversationMessageIDs {
    private var areReplies: [String: Bool] = [:]

    /// Collects the ids; malformed messages are reported when they are read.
    init(_ messages: JSONElements) {
        for message in messages {
            guard let id = try? message.member("id")?.string() else { continue }
            let thread = try? message.member("thread")
            areReplies[id] = areReplies[id] ?? (thread.flatMap(\.self) != nil)
        }
    }

    /// Returns whether a message has the id.
    func contains(_ id: String) -> Bool {
        areReplies[id] != nil
    }

    /// Returns whether a message that is no reply has the id.
    func containsRoot(_ id: String) -> Bool {
        areReplies[id] == false
    }
}
