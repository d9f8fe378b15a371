import Components
import DefaultComponents
import Views

/// A decoder of the messages of a channel.
struct SlackMessageDecoder {
    let channelID: String

    func message(
        _ cursor: JSONCursor,
        names: SlackNames,
        files: inout [String: SlackFileState],
        log: ArchiveLog
    ) throws(ConversationError) -> ArchivedMessage {
        let stamp = try cursor.required("ts")
        let id = try stamp.name()
        guard let time = Self.time(id) else {
            throw stamp.malformed("a time such as '1454969100.000005'")
        }
        let subtype = cursor.words("subtype")
        var message = ArchivedMessage(
            id: id,
            channelID: channelID,
            author: try author(of: cursor, names: names, log: log),
            time: time,
            kind: Self.systemKinds.contains(subtype ?? "") ? .system : .regular,
            text: try text(of: cursor, names: names, log: log)
        )
        if let subtype, message.kind == .regular, !Self.regularKinds.contains(subtype) {
            log.count(.unknownKinds)
        }
        message.editedAt = try cursor.member("edited")?.words("ts").flatMap(Self.time)
        message.isDeleted = subtype == "tombstone"
        if let thread = cursor.words("thread_ts"), thread != id { message.threadID = thread }
        message.replyCount = cursor.whole("reply_count") ?? 0
        message.isShownInChannel = subtype == "thread_broadcast"
        message.reactions = cursor.list("reactions").compactMap { reaction in
            guard let name = reaction.words("name") else { return nil }
            let users = reaction.list("users").compactMap { try? $0.string() }
            return ArchivedReaction(name: name, userIDs: users, count: reaction.whole("count"))
        }
        message.attachments =
            cursor.list("files").compactMap { file($0, &files) }
            + cursor.list("attachments").compactMap(card)
        if let file = try cursor.member("file"), cursor.list("files").isEmpty {
            message.attachments += [self.file(file, &files)].compactMap(\.self)
        }
        return message
    }

    /// Returns the time of a text such as `1454969100.000005`.
    static func time(_ text: String) -> Timestamp? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, let first = parts.first, let seconds = Int64(first),
            -62_135_596_800...253_402_300_799 ~= seconds
        else { return nil }
        let digits = parts.count == 2 ? parts[1].prefix(6) : "0"
        guard digits.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
            let fraction = Int64(digits + String(repeating: "0", count: 6 - digits.utf8.count))
        else { return nil }
        return Timestamp(microseconds: seconds * 1_000_000 + fraction)
    }

    private func text(
        of cursor: JSONCursor,
        names: SlackNames,
        log: ArchiveLog
    ) throws(ConversationError) -> RichText {
        if let text = try cursor.member("text"), case let text = try text.string(), !text.isEmpty {
            return SlackText(names: names).richText(text)
        }
        let words = SlackBlocks.text(of: cursor.list("blocks"), names: names)
        if !words.isEmpty { log.count(.blocks) }
        return RichText(plain: words)
    }

    private func author(
        of cursor: JSONCursor,
        names: SlackNames,
        log: ArchiveLog
    ) throws(ConversationError) -> ArchivePerson {
        let user = cursor.words("user")
        let bot = cursor.words("bot_id")
        let username = cursor.words("username").map(SlackText.decoded)
        let isBot = cursor.words("subtype") == "bot_message" || bot != nil && user == nil
        if let user, !isBot, let person = names.people[user] {
            return person
        }
        let profile = try cursor.member(isBot || bot != nil ? "bot_profile" : "user_profile")
        let name =
            username ?? profile?.words("name") ?? profile?.words("display_name")
            ?? profile?.words("real_name")
        guard let id = user ?? bot ?? username else {
            log.count(.authors)
            return .unknown
        }
        if !isBot { log.count(.unknownUsers) }
        return ArchivePerson(id: id, name: name ?? names.people[id]?.name ?? id, isBot: isBot)
    }

    private func file(
        _ cursor: JSONCursor,
        _ files: inout [String: SlackFileState]
    ) -> ArchivedAttachment? {
        guard let id = cursor.words("id") else { return nil }
        let title = cursor.words("title") ?? cursor.words("name")
        let type = cursor.words("mimetype")
        var file = ArchivedAttachment(
            kind: ArchivedAttachment.Kind(mimeType: type, name: cursor.words("name")),
            mediaID: id,
            title: title.map(SlackText.decoded),
            address: cursor.words("url_private") ?? cursor.words("permalink")
        )
        file.mimeType = type
        file.bytes = cursor.whole("size")
        switch cursor.words("mode") {
        case "tombstone": files[id] = .deleted
        case "hidden_by_limit": files[id] = .hidden
        default: break
        }
        return file
    }

    private func card(_ cursor: JSONCursor) -> ArchivedAttachment? {
        let address = cursor.words("from_url") ?? cursor.words("title_link")
        let text = ["pretext", "text"].compactMap(cursor.words).joined(separator: "\n")
        let title = cursor.words("title") ?? cursor.words("author_name")
        let plain = text.isEmpty ? cursor.words("fallback") : text
        guard address != nil || title != nil || plain != nil else { return nil }
        var card = ArchivedAttachment(
            kind: address == nil ? .card : .link,
            title: title.map(SlackText.plain),
            address: address.map(SlackText.decoded)
        )
        card.text = plain.map(SlackText.plain)
        return card
    }

    private static let systemKinds: Set<String> = [
        "channel_join", "channel_leave", "channel_topic", "channel_purpose", "channel_name",
        "channel_archive", "channel_unarchive", "channel_convert_to_private", "group_join",
        "group_leave", "group_topic", "group_purpose", "group_name", "group_archive",
        "group_unarchive", "pinned_item", "unpinned_item", "bot_add", "bot_remove",
        "bot_enable", "bot_disable", "reminder_add", "channel_canvas_updated",
        "channel_posting_permissions", "huddle_thread", "sh_room_created", "tombstone",
    ]

    private static let regularKinds: Set<String> = [
        "bot_message", "me_message", "file_share", "file_comment", "file_mention",
        "thread_broadcast", "reply_broadcast", "slackbot_response", "document_mention",
        "assistant_app_thread", "ai_app_thread",
    ]
}
