/// A decoder of a conversation document.
struct ConversationDecoder {
    private let options: LoadOptions
    private let log: LoadLog
    private var users: [String: ChatUser] = [:]
    private var currentUserId: String?
    private var isCut = false

    init(options: LoadOptions) {
        self.options = options
        log = LoadLog(isLenient: options.isLenient)
    }

    /// Returns the document's conversation; a lenient load of a document without a root returns only a note.
    mutating func conversation(
        _ source: ConversationSource
    ) throws(ConversationError) -> Conversation {
        var channels: [ChannelTranscript] = []
        do throws(ConversationError) {
            let document = JSONPrefix(
                reading: try source.bytes(),
                file: source.path,
                keeping: Self.cutParts
            )
            if let error = document.error {
                try log.skip(error)
            }
            guard let root = document.root else { return Conversation(notes: log.notes) }
            isCut = document.error != nil
            try readHead(of: root)
            channels = try readChannels(of: root)
        } catch {
            try log.skip(error)
        }
        channels.sort { ($0.channel.name, $0.channel.id) < ($1.channel.name, $1.channel.id) }
        return Conversation(channels: channels, notes: log.notes)
    }

    private mutating func readHead(of root: JSONCursor) throws(ConversationError) {
        let format = try root.required("format")
        guard try format.string() == "conversation" else {
            throw format.malformed("'conversation'")
        }
        let version = try root.required("version")
        guard try version.count() == ConversationJSONFormat.version else {
            throw version.malformed("version '\(ConversationJSONFormat.version)'")
        }
        log.count(root, known: ConversationFields.document, under: root.path.pattern)
        for object in try list("users", of: root) {
            try log.whole { () throws(ConversationError) in try readUser(object) }
        }
        currentUserId = options.currentUserId
        if let me = try root.member("me") {
            let reader = try log.whole { () throws(ConversationError) in try users.user(me) }
            currentUserId = currentUserId ?? reader?.id
        }
    }

    private mutating func readUser(_ object: JSONCursor) throws(ConversationError) {
        let id = try object.required("id")
        guard users[try id.name()] == nil else { throw id.malformed("an id that is not taken") }
        let user = ChatUser(
            id: try id.name(),
            name: try text("name", of: object) ?? "",
            imageURL: try text("image", of: object),
            isBot: try log.whole { () throws(ConversationError) in
                try object.member("bot")?.bool() ?? false
            } ?? false
        )
        log.count(object, known: ConversationFields.user, under: object.path.pattern)
        users[user.id] = user
    }

    /// Returns a text of a user; `nil` if it is missing or, in a lenient load, malformed.
    private func text(
        _ key: String,
        of user: JSONCursor
    ) throws(ConversationError) -> String? {
        try log.whole { () throws(ConversationError) in try user.member(key)?.string() } ?? nil
    }

    private mutating func readChannels(
        of root: JSONCursor
    ) throws(ConversationError) -> [ChannelTranscript] {
        var transcripts: [ChannelTranscript] = []
        var ids: Set<String> = []
        for object in try list("channels", of: root) {
            try log.whole { () throws(ConversationError) in
                let channel = try channel(object)
                guard ids.insert(channel.id).inserted else {
                    throw try object.required("id").malformed("an id that is not taken")
                }
                log.count(object, known: ConversationFields.channel, under: object.path.pattern)
                transcripts.append(try transcript(of: channel, object))
            }
        }
        return transcripts
    }

    private func channel(_ object: JSONCursor) throws(ConversationError) -> ChatChannel {
        let members = try log.wholeEntries(of: object.member("members"), users.user)
        return ChatChannel(
            id: try object.required("id").name(),
            name: try object.member("name")?.string() ?? "",
            members: members,
            currentUserId: currentUserId,
            allowsReactions: try object.member("allowsReactions")?.bool() ?? true,
            allowsReplies: try object.member("allowsReplies")?.bool() ?? true
        )
    }

    private mutating func transcript(
        of channel: ChatChannel,
        _ object: JSONCursor
    ) throws(ConversationError) -> ChannelTranscript {
        let objects = try list("messages", of: object)
        let ids = ConversationMessageIDs(objects)
        let decoder = ConversationMessageDecoder(
            users: users,
            currentUserId: currentUserId,
            ids: ids,
            log: log
        )
        var channel = channel
        try log.whole { () throws(ConversationError) in
            channel.lastReadMessageID = try lastRead(object, ids)
        }
        var builder = TranscriptBuilder(channel: channel)
        var quotes = ConversationQuotes(ids: ids)
        for object in objects {
            try log.whole { () throws(ConversationError) in
                let message = try decoder.message(object)
                quotes.add(message, from: object)
                builder.append(message, log: log)
            }
        }
        var transcript = builder.takeTranscript(log: log)
        try quotes.link(&transcript, log: log)
        return transcript
    }

    /// Returns the elements of a list; empty if the document ends before it.
    private func list(
        _ key: String,
        of object: JSONCursor
    ) throws(ConversationError) -> JSONElements {
        if isCut, try object.member(key) == nil {
            return .none
        }
        return try object.required(key).eachElement()
    }

    private func lastRead(
        _ object: JSONCursor,
        _ ids: ConversationMessageIDs
    ) throws(ConversationError) -> String? {
        guard let member = try object.member("lastRead") else { return nil }
        let id = try member.string()
        guard ids.contains(id) else { throw member.malformed("the id of a message of the channel") }
        return id
    }

    /// The paths of the parts that a lenient load keeps if a document is malformed in them.
    private static let cutParts: Set<String> = [
        "", "users", "channels", "channels[]", "channels[].messages",
    ]
}
