/// A channel of an export, before its messages are read.
struct SlackChannel {
    let id: String
    let name: String
    let memberIDs: [String]

    /// The files of its messages, by name.
    var days: [SlackDay] = []

    /// Reads an entry of `channels.json` and its siblings; one without a name is named by members.
    init(_ object: JSONCursor, names: SlackNames, log: LoadLog) throws(ConversationError) {
        id = try object.required("id").name()
        memberIDs = try log.wholeEntries(of: object.member("members")) {
            member throws(ConversationError) in try member.string()
        }
        let given = try object.member("name")?.string() ?? ""
        let people = memberIDs.map { names.user($0) ?? $0 }.joined(separator: ", ")
        name = given.isEmpty ? people : given.slackDecoded
    }

    /// Creates a channel for a folder that no list names.
    init(folder: String) {
        id = folder
        name = folder
        memberIDs = []
    }

    /// Returns the channel for a transcript.
    func channel(names: SlackNames, currentUserId: String?) -> ChatChannel {
        ChatChannel(
            id: id,
            name: name,
            members: memberIDs.map { names.users[$0] ?? ChatUser(id: $0) },
            currentUserId: currentUserId
        )
    }
}
