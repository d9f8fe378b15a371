import GRDB

/// The messages of a room that are no replies, or the replies to one message.
struct MessageThread {
    private let room: Int64
    private let parent: Int64

    /// Finds a room or thread; `nil` if it cannot have messages.
    init?(room: String, parent: String?, in database: Database) throws {
        guard let room = RowID.room(room) else { return nil }
        self.room = room
        guard let parent else {
            self.parent = 0
            return
        }
        guard let row = try database.first("SELECT number FROM message WHERE id = ?", [parent])
        else { return nil }
        self.parent = row[0]
    }

    /// Returns the newest messages before a sequence, the oldest first.
    func messages(
        before sequence: Int64,
        limit: Int,
        in database: Database
    ) throws -> [MessageRecord] {
        try MessageRows.messages(
            """
            WHERE message.room = ? AND message.parent = ? AND message.sequence < ?
            ORDER BY message.sequence DESC LIMIT ?
            """,
            [room, parent, sequence, limit],
            in: database
        ).reversed()
    }

    /// Returns the oldest messages from a sequence on.
    func messages(
        from sequence: Int64,
        limit: Int,
        in database: Database
    ) throws -> [MessageRecord] {
        try MessageRows.messages(
            """
            WHERE message.room = ? AND message.parent = ? AND message.sequence >= ?
            ORDER BY message.sequence LIMIT ?
            """,
            [room, parent, sequence, limit],
            in: database
        )
    }

    /// Returns the number of messages up to a sequence.
    func count(upTo sequence: Int64, in database: Database) throws -> Int64 {
        try MessageRows.positionOfLast(
            room: room,
            parent: parent,
            upTo: sequence,
            in: database
        )
    }
}
