/// Reads the files of a Slack message or of one of its attachments.
enum SlackFiles {
    /// Returns the files in `file` and `files`, each once.
    static func attachments(
        of object: JSONCursor,
        unknown: inout UnknownFields,
        log: LoadLog
    ) throws(ConversationError) -> [ChatAttachment] {
        var attachments: [ChatAttachment] = []
        var ids: Set<String> = []
        var files = try object.member("files")?.elements() ?? []
        if let file = try object.member("file") {
            files.insert(file, at: 0)
        }
        for file in files {
            if let id = try file.member("id")?.string(), !ids.insert(id).inserted { continue }
            unknown.collect(from: file, known: SlackFields.file, in: log)
            attachments.append(ChatAttachment(kind: .file, payload: .file(try read(file))))
        }
        return attachments
    }

    /// Returns the comment with which a message's file was shared, or nothing.
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
