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
            "alsoInChannel", "attachments", "author", "deleted", "deliveredTo", "edited", "id",
            "kind", "quote", "reactions", "readBy", "state", "text", "thread", "time",
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
        .image: FieldNames(used: ["kind", "title", "url"]),
        .video: FieldNames(used: ["kind", "seconds", "title", "url"]),
        .file: FieldNames(used: ["bytes", "kind", "mimeType", "title", "url"]),
        .giphy: FieldNames(used: ["kind", "title", "url"]),
        .audio: FieldNames(used: ["kind", "seconds", "title", "url"]),
        .link: FieldNames(used: ["image", "kind", "site", "text", "title", "url"]),
        .card: FieldNames(
            used: ["fields", "footer", "image", "kind", "pretext", "text", "title"]
        ),
    ]
}
