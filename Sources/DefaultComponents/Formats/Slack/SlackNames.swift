/// The names of an export's users and channels, by id.
struct SlackNames {
    /// The users, by id.
    var users: [String: ChatUser] = [:]

    /// The channels' names, by id.
    var channels: [String: String] = [:]

    /// The names of integrations, by the id of their bot, from the messages that added them.
    var integrations: [String: String] = [:]

    /// Returns a user's name, or nothing for an unknown id.
    func user(_ id: String) -> String? {
        users[id]?.name
    }

    /// Returns a channel's name, or nothing for an unknown id.
    func channel(_ id: String) -> String? {
        channels[id]
    }
}
