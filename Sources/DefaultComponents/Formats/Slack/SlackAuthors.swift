/// A finder of the author of a Slack message.
struct SlackAuthors {
    let names: SlackNames

    /// Returns the author; throws if the message must have one and has none.
    ///
    /// Users are those of `users.json`. A bot's name is `username`, else `bot_profile.name`, else the
    /// label in the `bot_add` with its id, else the id.
    func author(of message: JSONCursor, isRequired: Bool) throws(ConversationError) -> ChatUser {
        let userID = try message.text("user")
        let botID = try message.text("bot_id")
        let username = try message.text("username")
        let subtype = try message.text("subtype")
        let user = userID.flatMap { names.users[$0] }
        let tellsOfBot = subtype == "bot_add" || subtype == "bot_remove"
        let isByBot = subtype == "bot_message" || botID != nil && user?.isBot ?? true
        if isByBot, !tellsOfBot, let id = userID ?? botID ?? username {
            return try bot(id, botID: botID ?? id, username: username, user: user, of: message)
        }
        if let user {
            return user
        }
        if let userID {
            return try SlackUsers.user(id: userID, profile: message.member("user_profile"))
        }
        if let id = botID ?? username {
            return try bot(id, botID: id, username: username, user: nil, of: message)
        }
        guard !isRequired else { throw message.error("a member 'user' or 'bot_id', found none") }
        return .unknown
    }

    /// Returns a user by id, also one that the export does not list.
    func user(_ id: String) -> ChatUser {
        names.users[id] ?? ChatUser(id: id)
    }

    private func bot(
        _ id: String,
        botID: String,
        username: String?,
        user: ChatUser?,
        of message: JSONCursor
    ) throws(ConversationError) -> ChatUser {
        let profile = try message.member("bot_profile")
        let profileName = try profile?.text("name")
        let name = username ?? profileName ?? names.integrations[botID] ?? user?.name ?? botID
        var icons = try message.member("icons")
        if icons == nil {
            icons = try profile?.member("icons")
        }
        let picture = try icons?.text("image_72", "image_64", "image_48", "image_36")
        return ChatUser(
            id: id,
            name: name.slackDecoded,
            imageURL: picture ?? user?.imageURL,
            isBot: true
        )
    }
}

extension ChatUser {
    /// The author of a message without one.
    static let unknown = ChatUser(id: "unknown", name: "Unknown")
}
