import Components
import DefaultComponents
import Views

/// A decoder of the messages of a chat.
struct TelegramMessageDecoder {
    let channelID: String
    /// The folder of the export, to which paths are relative.
    let root: String
    let log: ArchiveLog

    func message(_ cursor: JSONCursor) throws(ConversationError) -> ArchivedMessage {
        let type = try cursor.member("type")?.string() ?? "message"
        let isService = type == "service"
        let author = try author(of: cursor, key: isService ? "actor" : "from")
        let time = try time(of: cursor, "date_unixtime", "date")
        let text = try isService ? service(cursor, by: author) : TelegramText.text(of: cursor)
        var message = ArchivedMessage(
            id: try id(of: cursor, time: time, author: author, text: text),
            channelID: channelID,
            author: author,
            time: time,
            kind: isService ? .system : .regular,
            text: text
        )
        if type != "message", !isService { log.count(.unknownKinds) }
        if cursor.words("edited_unixtime") != nil || cursor.words("edited") != nil {
            message.editedAt = try self.time(of: cursor, "edited_unixtime", "edited")
        }
        if try cursor.member("reply_to_peer_id") == nil {
            message.replyToID = try cursor.text("reply_to_message_id")
        }
        message.attachments = TelegramAttachments.attachments(of: cursor, log: log)
        message.reactions = cursor.list("reactions").compactMap { reaction in
            let name = reaction.words("emoji") ?? reaction.words("document_id")
            guard let name = name ?? reaction.words("type") else { return nil }
            let users = reaction.list("recent").compactMap { $0.words("from_id") }
            return ArchivedReaction(name: name, userIDs: users, count: reaction.whole("count"))
        }
        return message
    }

    private func id(
        of cursor: JSONCursor,
        time: Timestamp,
        author: ArchivePerson,
        text: RichText
    ) throws(ConversationError) -> String {
        if let id = try cursor.text("id") {
            return id
        }
        log.count(.ids)
        return MadeID.id(time: time, author: author.id, text: text.plain)
    }

    private func author(
        of cursor: JSONCursor,
        key: String
    ) throws(ConversationError) -> ArchivePerson {
        let name = cursor.words(key)
        let id = try cursor.text("\(key)_id")
        guard let id = id ?? name else {
            log.count(.authors)
            return .unknown
        }
        if name == nil { log.count(.deletedAccounts) }
        return ArchivePerson(id: id, name: name ?? "Deleted Account")
    }

    /// Returns a time of seconds in a string, else the local one, which has no zone.
    private func time(
        of cursor: JSONCursor,
        _ key: String,
        _ local: String
    ) throws(ConversationError) -> Timestamp {
        if let stamp = try cursor.member(key) {
            guard let seconds = Int64(try cursor.text(key) ?? ""),
                -62_135_596_800...253_402_300_799 ~= seconds
            else { throw stamp.malformed("a time in seconds") }
            return Timestamp(seconds: seconds)
        }
        let date = try cursor.required(local)
        guard let time = Timestamp(iso8601: try date.string() + "Z") else {
            throw date.malformed("a time such as '2026-03-02T09:41:00'")
        }
        log.count(.zones)
        return time
    }

    /// Returns what a service message says.
    private func service(
        _ cursor: JSONCursor,
        by author: ArchivePerson
    ) throws(ConversationError) -> RichText {
        let words = try TelegramText.text(of: cursor)
        if let information = cursor.words("information_text") {
            return RichText(plain: information)
        }
        let action = cursor.words("action")?.split(separator: "_").joined(separator: " ")
        var text = [author.name, action].compactMap(\.self).joined(separator: ": ")
        let members = cursor.list("members").compactMap { try? $0.string() }
        let details = [cursor.words("title")].compactMap(\.self) + members
        if !details.isEmpty { text += " (\(details.joined(separator: ", ")))" }
        var result = RichText(plain: text)
        if !words.isEmpty {
            result.append(TextRun(": "))
            result.append(contentsOf: words)
        }
        return result
    }
}

/// The text of a message: a string, or a list of strings and styled parts.
enum TelegramText {
    static func text(of cursor: JSONCursor) throws(ConversationError) -> RichText {
        guard let member = try cursor.member("text") else { return RichText() }
        if let text = try? member.string() {
            return RichText(plain: text)
        }
        var text = RichText()
        for part in try member.elements() {
            if let words = try? part.string() {
                text.append(TextRun(words))
            } else {
                text.append(try run(part))
            }
        }
        return text
    }

    private static func run(_ part: JSONCursor) throws(ConversationError) -> TextRun {
        let text = try part.required("text").string()
        let style: TextStyle =
            switch try part.required("type").string() {
            case "bold": TextStyle(.bold)
            case "italic": TextStyle(.italic)
            case "strikethrough": TextStyle(.strike)
            case "code": TextStyle(.code)
            case "pre": TextStyle(.codeBlock)
            case "blockquote": TextStyle(.quote)
            case "link": TextStyle(target: .link(text))
            case "email": TextStyle(target: .link("mailto:" + text))
            case "phone": TextStyle(target: .link("tel:" + text.filter { !$0.isWhitespace }))
            case "text_link": TextStyle(target: .link(part.words("href") ?? text))
            case "mention": TextStyle(target: .user(text))
            case "mention_name": TextStyle(target: .user("user" + (try part.text("user_id") ?? "")))
            default: TextStyle()
            }
        return TextRun(text, style: style)
    }
}

extension ArchiveLoss {
    /// Messages of accounts that were deleted.
    static let deletedAccounts = ArchiveLoss(
        "deleted-accounts",
        "Messages of deleted accounts, which have an id and no name."
    )
    /// Details of Telegram that have no place in a message.
    static let details = ArchiveLoss(
        "details",
        "Forwards, buttons and via-bots, which have no place in a message."
    )
}
