import DefaultComponents

/// An opened bulk export of Mattermost.
final class MattermostExport: ArchiveExport {
    private(set) var channels: [ArchiveChannel] = []
    private var persons: [String: ArchivePerson] = [:]
    private var known: Set<String> = []
    private var members: [String: [String]] = [:]

    private let input: ArchiveInput
    private let file: String

    var people: [ArchivePerson] {
        Array(persons.values)
    }

    init(_ input: ArchiveInput, file: String) throws(ArchiveError) {
        self.input = input
        self.file = file
        try readLines { type, line throws(ArchiveError) in
            try line.read { cursor throws(ConversationError) in try self.readHead(type, cursor) }
        }
        for index in channels.indices {
            channels[index].memberIDs += members[channels[index].id] ?? []
        }
    }

    /// Hands over the lines of known types; a broken line is a fault.
    private func readLines(
        _ receive: (MattermostLine, JSONPiece) throws(ArchiveError) -> Void
    ) throws(ArchiveError) {
        let place = input.place(of: file)
        var lines = LineReader(try input.open(file), file: place, limit: input.limits.pieceBytes)
        while true {
            do throws(ArchiveError) {
                guard let bytes = try lines.next() else { return }
                guard !bytes.isEmpty else { continue }
                let line = JSONPiece(
                    file: place,
                    line: lines.line,
                    column: 1,
                    path: "",
                    bytes: bytes
                )
                guard let type = try MattermostLine(line) else { continue }
                try receive(type, line)
            } catch {
                guard case .malformed = error else { throw error }
                input.log.add(error)
            }
        }
    }

    private func readHead(
        _ type: MattermostLine,
        _ cursor: JSONCursor
    ) throws(ConversationError) {
        switch type {
        case .channel: try readChannel(cursor.required("channel"))
        case .user: try readPerson(cursor.required("user"))
        case .directChannel: try readDirectChannel(cursor.required("direct_channel"), "members")
        case .directPost: try readDirectChannel(cursor.required("direct_post"), "channel_members")
        case .post: break
        }
    }

    private func readChannel(_ cursor: JSONCursor) throws(ConversationError) {
        let name = try cursor.required("name").name()
        let channel = ArchiveChannel(
            id: Self.id(team: cursor.words("team"), channel: name),
            name: cursor.words("display_name") ?? name,
            kind: cursor.words("type") == "P" ? .closed : .open,
            topic: cursor.words("header") ?? cursor.words("purpose")
        )
        add(channel)
    }

    private func readDirectChannel(
        _ cursor: JSONCursor,
        _ key: String
    ) throws(ConversationError) {
        let members = try cursor.required(key).strings()
        let id = Self.id(members: members)
        guard !known.contains(id) else { return }
        let names = Set(members).sorted().map { persons[$0]?.name ?? $0 }
        let kind: ArchiveChannel.Kind = names.count > 2 ? .group : .direct
        let name = names.joined(separator: ", ")
        add(ArchiveChannel(id: id, name: name, kind: kind, memberIDs: Set(members).sorted()))
    }

    private func add(_ channel: ArchiveChannel) {
        if known.insert(channel.id).inserted { channels.append(channel) }
    }

    private func readPerson(_ cursor: JSONCursor) throws(ConversationError) {
        let id = try cursor.required("username").name()
        let full = [cursor.words("first_name"), cursor.words("last_name")].compactMap(\.self)
            .joined(separator: " ")
        let name = cursor.words("nickname") ?? (full.isEmpty ? id : full)
        persons[id] = ArchivePerson(id: id, name: name, isBot: cursor.isTrue("is_bot"))
        for team in cursor.list("teams") {
            for channel in team.list("channels") {
                guard let name = channel.words("name") else { continue }
                members[Self.id(team: team.words("name"), channel: name), default: []].append(id)
            }
        }
    }

    static func id(team: String?, channel: String) -> String {
        team.map { "\($0)/\(channel)" } ?? channel
    }

    static func id(members: [String]) -> String {
        "@" + Set(members).sorted().joined(separator: ",")
    }
}

// MARK: - Messages

extension MattermostExport {
    func readMessages(
        of channelID: String?,
        _ receive: (ArchivedMessage) throws(ArchiveError) -> Void
    ) throws(ArchiveError) {
        try readLines { type, line throws(ArchiveError) in
            guard let key = type.messageKey else { return }
            let messages = try line.read { cursor throws(ConversationError) in
                try self.messages(cursor.required(key), of: channelID, in: line)
            }
            for message in messages {
                try receive(message)
            }
        }
    }

    /// Returns a post and its replies.
    private func messages(
        _ post: JSONCursor,
        of channelID: String?,
        in line: JSONPiece
    ) throws(ConversationError) -> [ArchivedMessage] {
        let members = try post.member("channel_members")?.strings()
        let id: String
        if let members {
            id = Self.id(members: members)
        } else {
            let channel = try post.required("channel").name()
            id = Self.id(team: post.words("team"), channel: channel)
        }
        guard channelID == nil || channelID == id else { return [] }
        if !known.contains(id) {
            add(ArchiveChannel(id: id, name: SlackLayout.name(of: id)))
            input.log.count(.unlistedChannels)
        }
        let decoder = MattermostMessageDecoder(channelID: id, log: input.log)
        var root = try decoder.message(post, people: persons)
        var messages: [ArchivedMessage] = []
        for reply in post.list("replies") {
            do throws(ConversationError) {
                var message = try decoder.message(reply, people: persons)
                message.threadID = root.id
                messages.append(message)
            } catch {
                input.log.add(line.placed(error))
            }
        }
        root.replyCount = messages.count
        for message in [root] + messages { persons.add(message.author) }
        return [root] + messages
    }

    func media(_ id: String) -> ArchiveMedia {
        let folder = SlackLayout.folder(of: file)
        let root = folder.isEmpty ? "" : folder + "/"
        for path in ["\(root)data/\(id)", root + id, "data/\(id)"] where input.has(path) {
            return .path(path)
        }
        return .missing(.notFound)
    }
}

/// The types of lines that are read.
enum MattermostLine: String {
    case channel
    case user
    case post
    case directChannel = "direct_channel"
    case directPost = "direct_post"

    /// Creates the type of a line; `nil` for one that says nothing about messages.
    init?(_ line: JSONPiece) throws(ArchiveError) {
        let type = try line.read { cursor throws(ConversationError) in
            try cursor.required("type").string()
        }
        self.init(rawValue: type)
    }

    /// The member that has the message.
    var messageKey: String? {
        self == .post || self == .directPost ? rawValue : nil
    }
}
