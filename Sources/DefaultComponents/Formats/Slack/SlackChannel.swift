/// A channel of an export, without its messages.
struct SlackChannel {
    let id: String
    let name: String
    let memberIDs: [String]

    /// The files of its messages, by name.
    var days: [SlackDay] = []

    /// Creates a channel from an entry of `channels.json` and its siblings; one without a name is named by members.
    init(_ object: JSONCursor, names: SlackNames, log: LoadLog) throws(ConversationError) {
        id = try object.required("id").name()
        memberIDs = try log.wholeEntries(of: object.member("members")) {
            member throws(ConversationError) in try member.string()
        }
        let given = try object.member("name")?.string() ?? ""
        let people = memberIDs.map { names.users[$0]?.name ?? $0 }.joined(separator: ", ")
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

/// A file of a channel's messages, such as those of a day, which is read on demand and not kept.
struct SlackDay {
    let folder: ConversationSource
    let name: String

    /// Returns the well-formed part of the file.
    func read() throws(ConversationError) -> JSONPrefix {
        let file = try folder.entry(name)
        return JSONPrefix(reading: try file.bytes(), file: file.path, keeping: [""])
    }

    /// Returns the file's messages if its bytes may contain a word of ASCII, else none.
    func messages(ifTheyMayHave word: [UInt8]) -> JSONElements {
        guard let file = try? folder.entry(name), let bytes = try? file.bytes(),
            Self.mayHave(word, in: bytes)
        else { return .none }
        let document = JSONPrefix(reading: bytes, file: file.path, keeping: [""])
        return (try? document.root?.eachElement()) ?? .none
    }

    /// Returns whether a document contains a word, or an escape that could be one of its letters.
    private static func mayHave(_ word: [UInt8], in bytes: [UInt8]) -> Bool {
        bytes.indices.contains { index in
            switch bytes[index] {
            case word[0]: stands(word, at: index, in: bytes)
            case escape[0]: stands(escape, at: index, in: bytes)
            default: false
            }
        }
    }

    private static func stands(_ word: [UInt8], at index: Int, in bytes: [UInt8]) -> Bool {
        index + word.count <= bytes.count
            && word.indices.allSatisfy { bytes[index + $0] == word[$0] }
    }

    private static let escape = Array("\\u00".utf8)
}

/// The names of an export's users and channels, by id.
struct SlackNames {
    /// The users, by id.
    var users: [String: ChatUser] = [:]

    /// The channels' names, by id.
    var channels: [String: String] = [:]

    /// The names of integrations, by the id of their bot, from the messages that added them.
    var integrations: [String: String] = [:]
}
