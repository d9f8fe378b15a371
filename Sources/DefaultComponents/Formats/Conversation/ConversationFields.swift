/// The fields of a conversation document.
enum ConversationFields {
    static let document = FieldNames(used: ["channels", "format", "me", "users", "version"])

    static let user = FieldNames(used: ["bot", "id", "image", "name"])

    static let channel = FieldNames(
        used: [
            "allowsReactions", "allowsReplies", "id", "lastRead", "members", "messages", "name",
        ]
    )

    static let message = FieldNames(
        used: [
            "alsoInChannel", "attachments", "author", "deleted", "deliveredTo", "edited", "fields",
            "id", "kind", "quote", "reactions", "readBy", "state", "text", "thread", "time",
        ]
    )

    static let run = FieldNames(
        used: [
            "bold", "broadcast", "channel", "code", "codeBlock", "italic", "link", "quote",
            "strike", "text", "user",
        ]
    )

    static let reaction = FieldNames(used: ["count", "name", "users"])

    static let cardField = FieldNames(used: ["title", "value"])

    /// The fields of attachments by kind; other kinds keep all of their JSON.
    static let attachments: [AttachmentKind: FieldNames] = [
        .image: ["url"],
        .video: ["seconds", "url"],
        .file: ["bytes", "mimeType", "url"],
        .giphy: ["url"],
        .audio: ["seconds", "url"],
        .link: ["image", "site", "text", "url"],
        .card: ["fields", "footer", "image", "pretext", "text"],
    ].mapValues { FieldNames(used: ["id", "kind", "progress", "title"] + $0) }
}
