/// A decoder of Slack's users.
enum SlackUsers {
    /// Returns a user of `users.json`; a malformed name or picture is skipped with a note.
    static func user(_ object: JSONCursor, log: LoadLog) throws(ConversationError) -> ChatUser {
        let id = try object.required("id").name()
        let profile = try object.member("profile")
        return ChatUser(
            id: id,
            name: try log.whole { () throws(ConversationError) in
                try name(in: [profile, object], fallback: id)
            } ?? id,
            imageURL: try log.whole { () throws(ConversationError) in
                try profile?.text("image_72", "image_48")
            } ?? nil,
            isBot: try log.whole { () throws(ConversationError) in
                try object.member("is_bot")?.bool() ?? false
            } ?? false
        )
    }

    /// Returns a user who is known by a message's `user_profile` only.
    static func user(id: String, profile: JSONCursor?) throws(ConversationError) -> ChatUser {
        ChatUser(
            id: id,
            name: try name(in: [profile], fallback: id),
            imageURL: try profile?.text("image_72", "image_48")
        )
    }

    /// Returns `display_name`, else `real_name`, else `name`: the first that is not empty.
    private static func name(
        in objects: [JSONCursor?],
        fallback id: String
    ) throws(ConversationError) -> String {
        for key in ["display_name", "real_name", "name"] {
            for object in objects {
                if let name = try object?.text(key) {
                    return name.slackDecoded
                }
            }
        }
        return id
    }
}
