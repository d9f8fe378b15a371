import GRDB

/// The writing of invented messages, many in a transaction.
struct RoomFiller: Sendable {
    private let room: Int64
    private let users: [Int64]
    private var messages: InventedMessages
    /// The numbers of the newest messages that are no replies.
    private var recent: [Int64] = []

    /// The messages to which new ones reply.
    private static let recentCount = 64

    /// Creates the writing for a room with members; throws if it has none.
    init(room id: String, seed: UInt64, in database: Database) throws {
        guard let room = RowID.room(id),
            try database.first("SELECT 1 FROM room WHERE number = ?", [room]) != nil
        else { throw StoreError.noSuchRoom(id: id) }
        self.room = room
        let members = "SELECT user FROM membership WHERE room = ? ORDER BY user"
        users = try database.all(members, [room]).map { $0[0] }
        guard !users.isEmpty else { throw StoreError.notAMember(room: id) }
        let newest = "SELECT MAX(createdAt) FROM message WHERE room = ? AND parent = 0"
        messages = InventedMessages(
            seed: seed,
            authors: users.count,
            after: try database.first(newest, [room])?[0] ?? 0
        )
    }

    /// Writes the next messages.
    mutating func write(_ count: Int, in database: Database) throws {
        let sql = "SELECT sequence, revision FROM room WHERE number = ?"
        guard let row = try database.first(sql, [room]) else { return }
        var sequence: Int64 = row[0]
        var revision: Int64 = row[1]
        var position = try MessageRows.positionOfLast(
            room: room,
            parent: 0,
            upTo: .max,
            in: database
        )
        for _ in 0..<count {
            let message = messages.next()
            let parent = parent(of: message)
            sequence += 1
            revision += 1
            if parent == nil { position += 1 }
            let place = try parent.map {
                try MessageRows.positionOfLast(room: room, parent: $0, upTo: .max, in: database) + 1
            }
            let number = try insert(
                message,
                parent: parent,
                position: place ?? position,
                sequence: sequence,
                revision: revision,
                in: database
            )
            if let parent {
                revision += 1
                try database.run(
                    "UPDATE message SET replyCount = replyCount + 1, revision = ? WHERE number = ?",
                    [revision, parent]
                )
            } else {
                recent.append(number)
                if recent.count > Self.recentCount { recent.removeFirst() }
            }
        }
        try database.run(
            "UPDATE room SET sequence = ?, revision = ? WHERE number = ?",
            [sequence, revision, room]
        )
    }

    private func parent(of message: InventedMessages.Message) -> Int64? {
        guard let distance = message.replyDistance, distance <= recent.count else { return nil }
        return recent[recent.count - distance]
    }

    /// Writes a message, and returns its number.
    private func insert(
        _ message: InventedMessages.Message,
        parent: Int64?,
        position: Int64,
        sequence: Int64,
        revision: Int64,
        in database: Database
    ) throws -> Int64 {
        do {
            try database.run(
                """
                INSERT INTO message (
                    id, room, sequence, revision, author, createdAt, text, parent, position,
                    reactionKinds, mentions
                ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '')
                """,
                [
                    message.id, room, sequence, revision, users[message.author],
                    message.createdAt, message.text, parent ?? 0, position,
                    message.reactions.isEmpty ? 0 : 1,
                ]
            )
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
            throw StoreError.idTaken(id: message.id)
        }
        let number = database.lastInsertedRowID
        for (place, reaction) in message.reactions.enumerated() {
            try database.run(
                "INSERT INTO reaction (message, kind, place, name, user) VALUES (?, 1, ?, ?, ?)",
                [number, place + 1, reaction.name, users[reaction.author]]
            )
        }
        try SearchIndex.apply(.insert(message.text, number: number), in: database)
        return number
    }
}
