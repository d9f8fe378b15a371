import Components
import DefaultComponents
import Views

/// A decoder of posts and replies.
struct MattermostMessageDecoder {
    let channelID: String
    let log: ArchiveLog

    func message(
        _ cursor: JSONCursor,
        people: [String: ArchivePerson]
    ) throws(ConversationError) -> ArchivedMessage {
        let user = try cursor.required("user").name()
        let text = try cursor.member("message")?.string() ?? ""
        guard let time = try cursor.milliseconds("create_at") else {
            throw try cursor.required("create_at").malformed("a time")
        }
        let type = cursor.words("type") ?? ""
        var message = ArchivedMessage(
            id: MadeID.id(time: time, author: user, text: text),
            channelID: channelID,
            author: people[user] ?? ArchivePerson(id: user),
            time: time,
            kind: type.hasPrefix("system_") ? .system : .regular,
            text: RichText(plain: text)
        )
        log.count(.ids)
        if Self.mayHaveMarkup(text) { log.count(.markup) }
        let edit = try cursor.milliseconds("edit_at")
        message.editedAt = edit?.microseconds == 0 ? nil : edit
        message.isDeleted = cursor.whole("delete_at") ?? 0 > 0
        message.reactions = Self.reactions(cursor.list("reactions"))
        message.attachments = cursor.list("attachments").compactMap { attachment in
            guard let path = attachment.words("path") else {
                log.count(.attachments)
                return nil
            }
            let name = SlackLayout.name(of: path)
            let kind = ArchivedAttachment.Kind(mimeType: nil, name: name)
            return ArchivedAttachment(kind: kind, mediaID: path, title: name)
        }
        return message
    }

    /// Joins the reactions of one name.
    private static func reactions(_ list: [JSONCursor]) -> [ArchivedReaction] {
        var reactions: [ArchivedReaction] = []
        var places: [String: Int] = [:]
        for entry in list {
            guard let name = entry.words("emoji_name") else { continue }
            let user = entry.words("user").map { [$0] } ?? []
            if let place = places[name] {
                reactions[place].userIDs += user
                reactions[place].count += 1
            } else {
                places[name] = reactions.count
                reactions.append(ArchivedReaction(name: name, userIDs: user, count: 1))
            }
        }
        return reactions
    }

    private static func mayHaveMarkup(_ text: String) -> Bool {
        text.utf8.contains { "*_`~[#>|".utf8.contains($0) }
    }
}

/// Ids for messages whose source has none: the same message has the same id in every export.
enum MadeID {
    static func id(time: Timestamp, author: String, text: String) -> String {
        let hash = hash(author + "\u{0}" + text)
        return "\(time.microseconds / 1_000)-\(String(hash, radix: 36))"
    }

    /// Returns the 64-bit FNV-1a hash, which is the same in every process.
    static func hash(_ text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
