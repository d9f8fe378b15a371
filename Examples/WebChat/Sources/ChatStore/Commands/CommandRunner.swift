import GRDB

/// A command that passed the rules of its texts, with its author and instant.
struct CommandRunner: Sendable {
    let command: ChatCommand
    let user: Int64
    let instant: Int64
    /// The changes of the index that follow; they are made once for all commands of a transaction,
    /// as the index writes to the disk at each savepoint.
    var indexChanges: [SearchIndex.Change] = []

    init(command: ChatCommand, user: Int64, instant: Int64) {
        self.command = command
        self.user = user
        self.instant = instant
    }

    /// Runs the command, and returns the messages that it changed, by revision.
    mutating func run(in database: Database) throws -> [MessageRecord] {
        let changed =
            switch command {
            case .send(let id, let room, let text, let parentID, let quotedID, let attachments):
                try send(
                    id: id,
                    room: room,
                    text: text,
                    parentID: parentID,
                    quotedID: quotedID,
                    attachments: attachments,
                    in: database
                )
            case .edit(let id, let text): try edit(id: id, text: text, in: database)
            case .delete(let id): try delete(id: id, in: database)
            case .react(let id, let name, let isOn):
                try react(id: id, name: MessageRules.reaction(name), isOn: isOn, in: database)
            case .respond(let id, let kind, let json):
                try respond(id: id, kind: kind, json: json, in: database)
            }
        return try changed.compactMap { try MessageRows.message(number: $0, in: database) }
    }

    /// Returns the number of a room; throws unless it exists and the user is a member.
    func room(_ id: String, in database: Database) throws -> Int64 {
        guard let room = RowID.room(id) else { throw StoreError.noSuchRoom(id: id) }
        try SQLiteChatStore.checkMember(user, of: room, in: database)
        return room
    }

    /// Returns the next revision of a room, which is taken.
    func nextRevision(of room: Int64, in database: Database) throws -> Int64 {
        let sql = "UPDATE room SET revision = revision + 1 WHERE number = ? RETURNING revision"
        guard let row = try database.first(sql, [room]) else {
            throw StoreError.noSuchRoom(id: RowID.room(room))
        }
        return row[0]
    }

    /// Changes the number of replies of a message, unless it is a root itself.
    func addReplies(
        _ difference: Int,
        to parent: Int64,
        room: Int64,
        in database: Database
    ) throws -> [Int64] {
        guard parent != 0 else { return [] }
        try database.run(
            "UPDATE message SET replyCount = replyCount + ?, revision = ? WHERE number = ?",
            [difference, nextRevision(of: room, in: database), parent]
        )
        return [parent]
    }
}
