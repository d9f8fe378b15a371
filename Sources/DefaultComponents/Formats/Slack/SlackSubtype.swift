/// The meaning of Slack's name for a kind of message.
enum SlackSubtype: Hashable {
    /// Written by a user.
    case regular
    /// Written in the third person with `/me`.
    case action
    /// A file, with Slack's sentence as text.
    case file
    /// A comment on a file.
    case fileComment
    /// Written by the chat.
    case system
    /// Deleted, with a placeholder.
    case deleted
    /// Unknown; shown as written by a user.
    case unknown(String)

    /// Creates the meaning of a message's `type` and `subtype`.
    init(type: String, subtype: String?) {
        guard type == "message" else {
            self = .unknown(subtype ?? type)
            return
        }
        switch subtype {
        case nil, "bot_message", "thread_broadcast", "reply_broadcast": self = .regular
        case "me_message": self = .action
        case "file_share", "file_mention": self = .file
        case "file_comment": self = .fileComment
        case "tombstone": self = .deleted
        case .some(let name) where Self.sentences[name] != nil: self = .system
        case .some(let name): self = .unknown(name)
        }
    }

    /// The texts of system messages without a text, by subtype.
    static let sentences = Dictionary(
        uniqueKeysWithValues: SlackTable.lines(of: "sentences").map { line in
            let name = line.prefix { $0 != " " }
            return (String(name), String(line.dropFirst(name.count + 1)))
        }
    )
}
