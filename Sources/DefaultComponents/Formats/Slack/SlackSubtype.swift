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
    static let sentences: [String: String] = [
        "bot_add": "added an integration to this channel",
        "bot_disable": "disabled an integration in this channel",
        "bot_enable": "enabled an integration in this channel",
        "bot_remove": "removed an integration from this channel",
        "channel_archive": "archived the channel",
        "channel_convert_to_private": "made the channel private",
        "channel_convert_to_public": "made the channel public",
        "channel_join": "has joined the channel",
        "channel_leave": "has left the channel",
        "channel_name": "has renamed the channel",
        "channel_posting_permissions": "changed who may write in the channel",
        "channel_purpose": "set the channel purpose",
        "channel_topic": "set the channel topic",
        "channel_unarchive": "unarchived the channel",
        "group_archive": "archived the group",
        "group_join": "has joined the group",
        "group_leave": "has left the group",
        "group_name": "has renamed the group",
        "group_purpose": "set the group purpose",
        "group_topic": "set the group topic",
        "group_unarchive": "unarchived the group",
        "pinned_item": "pinned a message to this channel",
        "reminder_add": "set up a reminder",
        "unpinned_item": "unpinned a message from this channel",
    ]
}
