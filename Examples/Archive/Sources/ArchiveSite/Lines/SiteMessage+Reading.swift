import ArchiveFormats
import Components
import DefaultComponents
import Views

extension SiteMessage {
    /// Reads the line of a message in a channel.
    init(line: [UInt8], channelID: String) throws(ConversationError) {
        let root = try JSONCursor(reading: line, file: "")
        let author = try root.required("author")
        var message = ArchivedMessage(
            id: try root.required("id").string(),
            channelID: channelID,
            author: ArchivePerson(
                id: try author.required("id").string(),
                name: try author.words("name") ?? "",
                isBot: try author.isTrue("bot"),
                pictureAddress: try author.words("picture")
            ),
            time: try root.required("time").time(),
            kind: try root.isTrue("system") ? .system : .regular,
            text: try root.member("text")?.richText() ?? RichText()
        )
        message.editedAt = try root.member("edited")?.time()
        message.isDeleted = try root.isTrue("deleted")
        message.threadID = try root.words("thread")
        message.replyToID = try root.words("answers")
        message.replyCount = try root.member("replies")?.count() ?? 0
        message.isShownInChannel = try root.isTrue("shown")
        var files: [Int: SiteFile] = [:]
        for (index, cursor) in try root.list("attachments").enumerated() {
            message.attachments.append(try cursor.attachment())
            files[index] = try cursor.file()
        }
        for cursor in try root.list("reactions") {
            message.reactions.append(
                ArchivedReaction(
                    name: try cursor.required("name").string(),
                    userIDs: try cursor.required("people").strings(),
                    count: try cursor.required("count").count()
                )
            )
        }
        let facts = try root.member("site")
        let order = try root.member("order")?.count() ?? 0
        self.init(message: message, files: files, order: order, facts: try SiteFacts(facts))
    }
}

extension SiteFacts {
    /// Reads the facts of a line; `nil` stands for none.
    init(_ cursor: JSONCursor?) throws(ConversationError) {
        guard let cursor else { return }
        if let quote = try cursor.member("quote") {
            self.quote = Quote(
                authorID: try quote.required("id").string(),
                author: try quote.required("author").string(),
                text: try quote.required("text").string(),
                isDeleted: try quote.isTrue("deleted"),
                address: try quote.required("address").string()
            )
        }
        if let thread = try cursor.member("thread") {
            self.thread = Thread(
                replies: try thread.required("replies").count(),
                last: try thread.required("last").time(),
                root: try thread.words("root")
            )
        }
    }
}

extension JSONCursor {
    func words(_ key: String) throws(ConversationError) -> String? {
        try member(key)?.string()
    }

    func isTrue(_ key: String) throws(ConversationError) -> Bool {
        try member(key)?.bool() ?? false
    }

    func list(_ key: String) throws(ConversationError) -> [JSONCursor] {
        try member(key)?.elements() ?? []
    }

    fileprivate func time() throws(ConversationError) -> Timestamp {
        guard let time = Timestamp(iso8601: try string()) else { throw malformed("a time") }
        return time
    }

    fileprivate func richText() throws(ConversationError) -> RichText {
        if let text = try? string() { return RichText(plain: text) }
        var runs: [TextRun] = []
        for cursor in try elements() {
            var style = TextStyle()
            for (name, trait) in RunTraits.names where try cursor.isTrue("\(name)") {
                style.traits.insert(trait)
            }
            if let address = try cursor.words("link") { style.target = .link(address) }
            if let id = try cursor.words("user") { style.target = .user(id) }
            if let id = try cursor.words("channel") { style.target = .channel(id) }
            if let name = try cursor.words("broadcast") { style.target = .broadcast(name) }
            runs.append(TextRun(try cursor.required("text").string(), style: style))
        }
        return RichText(runs)
    }

    fileprivate func attachment() throws(ConversationError) -> ArchivedAttachment {
        let name = try required("kind")
        guard let kind = ArchivedAttachment.Kind(rawValue: try name.string()) else {
            throw name.malformed("a kind of attachment")
        }
        var attachment = ArchivedAttachment(
            kind: kind,
            mediaID: try words("media"),
            title: try words("title"),
            address: try words("address")
        )
        attachment.text = try words("text")
        attachment.mimeType = try words("type")
        attachment.bytes = try member("bytes")?.count()
        attachment.seconds = try member("seconds")?.number()
        return attachment
    }

    fileprivate func file() throws(ConversationError) -> SiteFile? {
        if let name = try words("file") { return .file(name) }
        guard let reason = try words("missing") else { return nil }
        return .missing(ArchiveMedia.Reason(rawValue: reason) ?? .notFound)
    }
}
