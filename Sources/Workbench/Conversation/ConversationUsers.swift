import DefaultComponents

/// Everybody who is a member of a conversation's channels or wrote in them.
struct ConversationUsers {
    private var names: [String: String] = [:]

    init(_ conversation: Conversation) {
        for transcript in conversation.channels {
            add(transcript.channel.members)
            add(transcript.messages.map(\.author))
            add(transcript.threads.flatMap(\.messages).map(\.author))
        }
    }

    /// Returns the id of the user who has this id, or else this name.
    func id(of user: String) throws(ProgramError) -> String {
        if names[user] != nil { return user }
        let ids = names.filter { $0.value == user }.keys.sorted()
        guard ids.count <= 1 else { throw .usage([.ambiguousUser(user, ids: ids)]) }
        guard let id = ids.first else {
            throw .usage([.unknown(.user, user, known: Array(names.keys) + names.values)])
        }
        return id
    }

    private mutating func add(_ users: [ChatUser]) {
        for user in users where names[user.id] == nil {
            names[user.id] = user.name
        }
    }
}
