import DefaultComponents

/// An opened export of Slack.
final class SlackExport: ArchiveExport {
    private(set) var channels: [ArchiveChannel] = []
    private var names = SlackNames()
    private var days: [String: [String]] = [:]
    private var files: [String: SlackFileState] = [:]
    private lazy var uploads = SlackUploads(input.entries.map(\.name))

    private let input: ArchiveInput

    var people: [ArchivePerson] {
        Array(names.people.values)
    }

    init(_ input: ArchiveInput) {
        self.input = input
        let names = input.entries.map(\.name)
        for list in names where SlackLayout.users.contains(SlackLayout.name(of: list)) {
            read(list, readPerson)
        }
        var folders: [String: [String]] = [:]
        for name in names where SlackLayout.isDay(SlackLayout.name(of: name)) {
            folders[SlackLayout.folder(of: name), default: []].append(name)
        }
        for list in names {
            guard let kind = SlackLayout.lists[SlackLayout.name(of: list)] else { continue }
            let root = SlackLayout.folder(of: list)
            read(list) { cursor throws(ConversationError) in
                try self.readChannel(cursor, kind: kind, root: root, folders: &folders)
            }
        }
        for folder in folders.keys.sorted() {
            guard let found = folders[folder] else { continue }
            let name = SlackLayout.name(of: folder)
            add(ArchiveChannel(id: name, name: name), days: found)
            input.log.count(.unlistedChannels)
        }
        sortAsTheInput()
    }

    private func read(
        _ list: String,
        _ body: (JSONCursor) throws(ConversationError) -> Void
    ) {
        input.log.part { () throws(ArchiveError) in
            try input.readList(list) { piece throws(ArchiveError) in try piece.read(body) }
        }
    }

    private func readPerson(_ cursor: JSONCursor) throws(ConversationError) {
        let id = try cursor.required("id").name()
        guard names.people[id] == nil else { return }
        let profile = try cursor.member("profile")
        let name =
            profile?.words("display_name") ?? profile?.words("real_name")
            ?? cursor.words("real_name") ?? cursor.words("name") ?? id
        names.people[id] = ArchivePerson(
            id: id,
            name: SlackText.decoded(name),
            isBot: cursor.isTrue("is_bot"),
            pictureAddress: profile?.words("image_72") ?? profile?.words("image_48")
        )
    }

    private func readChannel(
        _ cursor: JSONCursor,
        kind: ArchiveChannel.Kind,
        root: String,
        folders: inout [String: [String]]
    ) throws(ConversationError) {
        let id = try cursor.required("id").name()
        let members = cursor.list("members").compactMap { try? $0.string() }
        let given = cursor.words("name")
        let folder = [given ?? id, id]
            .map { root.isEmpty ? $0 : "\(root)/\($0)" }
            .first { folders[$0] != nil }
        let found = folder.flatMap { folders.removeValue(forKey: $0) } ?? []
        let memberNames = members.map { names.people[$0]?.name ?? $0 }.joined(separator: ", ")
        let isUnnamed = kind == .direct || kind == .group
        let topic = try cursor.member("topic")?.words("value")
        let purpose = try cursor.member("purpose")?.words("value")
        let channel = ArchiveChannel(
            id: id,
            name: isUnnamed && !members.isEmpty ? memberNames : SlackText.decoded(given ?? ""),
            kind: kind,
            memberIDs: members,
            topic: (topic ?? purpose).map(SlackText.decoded)
        )
        names.channels[id] = given ?? channel.name
        add(channel, days: found)
    }

    /// Adds a channel; one that is listed twice, as in two workspaces of a grid, has the days of both.
    private func add(_ channel: ArchiveChannel, days found: [String]) {
        if days[channel.id] == nil { channels.append(channel) }
        days[channel.id, default: []] += found
    }

    /// Sorts channels by where their days are in the input, so that a packed one is read once.
    private func sortAsTheInput() {
        let places = Dictionary(
            input.entries.enumerated().map { ($1.name, $0) }
        ) { first, _ in first }
        var first: [String: Int] = [:]
        for channel in channels {
            let own = days[channel.id, default: []]
            first[channel.id] = own.compactMap { places[$0] }.min() ?? .max
            days[channel.id] = own.sorted {
                (SlackLayout.name(of: $0), $0) < (SlackLayout.name(of: $1), $1)
            }
        }
        channels.sort { (first[$0.id] ?? .max, $0.id) < (first[$1.id] ?? .max, $1.id) }
    }
}

// MARK: - Messages

extension SlackExport {
    func readMessages(
        of channelID: String?,
        _ receive: (ArchivedMessage) throws(ArchiveError) -> Void
    ) throws(ArchiveError) {
        for channel in channels where channelID == nil || channelID == channel.id {
            let decoder = SlackMessageDecoder(channelID: channel.id)
            let own = days[channel.id] ?? []
            input.expect(own)
            for day in own {
                do throws(ArchiveError) {
                    try read(day, decoder, receive)
                } catch {
                    input.log.add(error)
                }
            }
        }
    }

    private func read(
        _ day: String,
        _ decoder: SlackMessageDecoder,
        _ receive: (ArchivedMessage) throws(ArchiveError) -> Void
    ) throws(ArchiveError) {
        try input.readList(day) { piece throws(ArchiveError) in
            let message = try piece.read { cursor throws(ConversationError) in
                try decoder.message(cursor, names: names, files: &files, log: input.log)
            }
            names.people.add(message.author)
            try receive(message)
        }
    }

    func media(_ id: String) -> ArchiveMedia {
        if let path = uploads.path(of: id) {
            return .path(path)
        }
        return .missing(files[id]?.reason ?? .linkOnly)
    }
}

/// The names of an export, by id.
struct SlackNames {
    var people: [String: ArchivePerson] = [:]
    var channels: [String: String] = [:]
}

/// The state of a file that the export does not simply link to.
enum SlackFileState {
    case deleted
    case hidden

    var reason: ArchiveMedia.Reason {
        switch self {
        case .deleted: .deleted
        case .hidden: .unavailable
        }
    }
}

/// The files that exporters put beside the messages.
struct SlackUploads {
    private var paths: [String: String] = [:]

    /// Finds `__uploads/ID/NAME` and `CHANNEL/attachments/ID-NAME`.
    init(_ names: [String]) {
        for name in names {
            let parts = name.split(separator: "/")
            guard parts.count >= 2, let last = parts.last else { continue }
            let before = parts[parts.count - 2]
            if parts.count >= 3, parts[parts.count - 3] == "__uploads" {
                paths[String(before)] = name
            } else if before == "attachments", let dash = last.firstIndex(of: "-") {
                paths[String(last[..<dash])] = name
            }
        }
    }

    func path(of id: String) -> String? {
        paths[id]
    }
}
