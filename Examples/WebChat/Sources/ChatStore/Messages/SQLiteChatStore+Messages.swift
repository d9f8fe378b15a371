import GRDB

extension SQLiteChatStore {
    /// Checks the texts of a command, and hands it to the one writer.
    public func perform(
        _ command: ChatCommand,
        by userID: String,
        at instant: Int64
    ) async throws(StoreError) -> [MessageRecord] {
        try checkOpen()
        try MessageRules.check(command)
        guard let user = RowID.user(userID) else { throw .noSuchUser(id: userID) }
        let runner = CommandRunner(command: command, user: user, instant: instant)
        return try await commands.run(runner).get()
    }

    /// Reads messages by the index of their places.
    public func messages(
        in roomID: String,
        parent parentID: String?,
        from anchor: MessageAnchor,
        limit: Int
    ) async throws(StoreError) -> [MessageRecord] {
        let limit = Self.bounded(limit)
        return try await read { database in
            guard let thread = try MessageThread(room: roomID, parent: parentID, in: database)
            else {
                return []
            }
            switch anchor {
            case .newest:
                return try thread.messages(before: .max, limit: limit, in: database)
            case .before(let sequence):
                return try thread.messages(before: sequence, limit: limit, in: database)
            case .after(let sequence):
                guard sequence < .max else { return [] }
                return try thread.messages(from: sequence + 1, limit: limit, in: database)
            case .around(let sequence):
                let half = limit / 2
                return try thread.messages(before: sequence, limit: half, in: database)
                    + thread.messages(from: sequence, limit: limit - half, in: database)
            }
        }
    }

    /// Reads one message.
    public func message(id: String) async throws(StoreError) -> MessageRecord? {
        try await read { database in
            try MessageRows.messages("WHERE message.id = ?", [id], in: database).first
        }
    }

    /// Subtracts positions.
    public func count(
        in roomID: String,
        parent parentID: String?,
        of range: MessageRange
    ) async throws(StoreError) -> Int64 {
        try await read { database in
            guard let thread = try MessageThread(room: roomID, parent: parentID, in: database)
            else {
                return 0
            }
            switch range {
            case .all: return try thread.count(upTo: .max, in: database)
            case .before(let sequence):
                guard sequence > .min else { return 0 }
                return try thread.count(upTo: sequence - 1, in: database)
            case .after(let sequence):
                return try thread.count(upTo: .max, in: database)
                    - thread.count(upTo: sequence, in: database)
            }
        }
    }

    /// Reads the index of instants.
    public func sequence(
        in roomID: String,
        atOrAfter instant: Int64
    ) async throws(StoreError) -> Int64? {
        guard let room = RowID.room(roomID) else { return nil }
        return try await read { database in
            let sql = """
                SELECT sequence FROM message WHERE room = ? AND parent = 0 AND createdAt >= ?
                ORDER BY createdAt, sequence LIMIT 1
                """
            return try database.first(sql, [room, instant])?[0]
        }
    }

    /// Reads the index of revisions.
    public func changes(
        in roomID: String,
        after revision: Int64,
        limit: Int
    ) async throws(StoreError) -> [MessageRecord] {
        guard let room = RowID.room(roomID) else { return [] }
        return try await read { database in
            try MessageRows.messages(
                """
                WHERE message.room = ? AND message.revision > ?
                ORDER BY message.revision LIMIT ?
                """,
                [room, revision, Self.bounded(limit)],
                in: database
            )
        }
    }
}
