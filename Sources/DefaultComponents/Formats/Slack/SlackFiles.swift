/// A decoder of the files of a Slack message or of one of its attachments.
enum SlackFiles {
    /// Returns the files in `file` and `files`, each once; malformed ones are skipped with a note.
    static func attachments(
        of object: JSONCursor,
        unknown: inout UnknownFields
    ) throws(ConversationError) -> [ChatAttachment] {
        let log = unknown.log
        var ids: Set<String> = []
        func attachment(_ file: JSONCursor) throws(ConversationError) -> ChatAttachment? {
            let id = try file.member("id")?.string()
            if let id, ids.contains(id) { return nil }
            unknown.collect(from: file, known: SlackFields.file)
            let payload = AttachmentPayload.file(try read(file))
            if let id { ids.insert(id) }
            return ChatAttachment(kind: .file, payload: payload)
        }
        var attachments: [ChatAttachment?] = []
        if let file = try object.member("file") {
            attachments += [
                try log.whole { () throws(ConversationError) in try attachment(file) } ?? nil
            ]
        }
        attachments += try log.wholeEntries(of: object.member("files"), attachment)
        return attachments.compactMap(\.self)
    }

    /// Returns the comment with which a message's file was shared, if there is one.
    static func initialComment(of message: JSONCursor) throws(ConversationError) -> String? {
        try message.member("file")?.member("initial_comment")?.member("comment")?.string()
    }

    private static func read(_ file: JSONCursor) throws(ConversationError) -> FileAttachment {
        let address = try file.text("url_private", "permalink", "url_private_download")
        return FileAttachment(
            assetURL: address ?? "",
            title: try file.text("title", "name", "id")?.slackDecoded,
            mimeType: try file.text("mimetype"),
            bytes: try file.member("size")?.count()
        )
    }
}

/// Slack's sentence about a file: `<@U1> uploaded a file: <https://…
/// title>`.
enum SlackFileSentence {
    /// Returns a text without the sentence: the comment, or an empty text.
    ///
    /// A text without such a sentence is returned unchanged.
    static func removed(from text: String) -> String {
        guard text.hasPrefix("<@"), let mention = text.firstIndex(of: ">") else { return text }
        let action = text[text.index(after: mention)...]
        let verbs = [" uploaded ", " shared ", " mentioned ", " created "]
        guard verbs.contains(where: action.hasPrefix), let colon = action.firstIndex(of: ":"),
            action[..<colon].allSatisfy({ $0 == " " || $0.isLetter })
        else { return text }
        let link = action[action.index(after: colon)...]
        guard link.hasPrefix(" <"), let end = link.firstIndex(of: ">") else { return text }
        let rest = link[link.index(after: end)...]
        if rest.allSatisfy(\.isWhitespace) {
            return ""
        }
        let comment = " and commented: "
        return rest.hasPrefix(comment) ? String(rest.dropFirst(comment.count)) : text
    }
}
