import GRDB

extension SQLiteChatStore {
    /// Creates a room, unless its name is taken.
    public func createRoom(
        name: String,
        by userID: String,
        at instant: Int64
    ) async throws(StoreError) -> RoomRecord {
        let name = try Name(name)
        return try await write { database in
            let user = try Self.userNumber(userID, in: database)
            do {
                try database.run(
                    "INSERT INTO room (name, nameKey, createdAt) VALUES (?, ?, ?)",
                    [name.shown, name.key, instant]
                )
            } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
                throw StoreError.nameTaken(name: name.shown)
            }
            let room = database.lastInsertedRowID
            try Self.join(room: room, user: user, in: database)
            return RoomRecord(id: RowID.room(room), name: name.shown, revision: 0, sequence: 0)
        }
    }

    /// Reads one row.
    public func room(id: String) async throws(StoreError) -> RoomRecord? {
        guard let number = RowID.room(id) else { return nil }
        return try await read { database in
            let sql = "SELECT number, name, revision, sequence FROM room WHERE number = ?"
            return try database.first(sql, [number]).map(Self.room)
        }
    }

    /// Reads rooms by the index of names that each member has.
    public func rooms(
        of userID: String,
        after roomID: String?,
        limit: Int
    ) async throws(StoreError) -> [RoomSummary] {
        guard let user = RowID.user(userID) else { return [] }
        return try await readWithMarks { database in
            let sql = """
                SELECT number, name, revision, sequence, readUpTo
                FROM membership JOIN room ON number = room
                WHERE user = ? AND membership.nameKey > ?
                ORDER BY membership.nameKey LIMIT ?
                """
            let after = try Self.nameKey(ofRoom: roomID, in: database)
            return try database.all(sql, [user, after, Self.bounded(limit)]).map {
                try self.summary($0, user: user, in: database)
            }
        }
    }

    /// Reads rooms by the index of all names.
    public func roomsToJoin(
        by userID: String,
        after roomID: String?,
        limit: Int
    ) async throws(StoreError) -> [RoomRecord] {
        try await read { database in
            let sql = """
                SELECT number, name, revision, sequence FROM room
                WHERE nameKey > ? AND NOT EXISTS (
                    SELECT 1 FROM membership WHERE user = ? AND room = number
                ) ORDER BY nameKey LIMIT ?
                """
            let after = try Self.nameKey(ofRoom: roomID, in: database)
            let user = RowID.user(userID) ?? 0
            return try database.all(sql, [after, user, Self.bounded(limit)]).map(Self.room)
        }
    }

    /// Reads one membership.
    public func summary(
        of roomID: String,
        for userID: String
    ) async throws(StoreError) -> RoomSummary? {
        guard let user = RowID.user(userID), let room = RowID.room(roomID) else { return nil }
        return try await readWithMarks { database in
            let sql = """
                SELECT number, name, revision, sequence, readUpTo
                FROM membership JOIN room ON number = room
                WHERE user = ? AND room = ?
                """
            return try database.first(sql, [user, room]).map {
                try self.summary($0, user: user, in: database)
            }
        }
    }

    /// Counts what is unread by the read mark, be it written or not.
    private func summary(
        _ row: Row,
        user: Int64,
        in database: Database
    ) throws -> RoomSummary {
        let room: Int64 = row[0]
        let member = ReadMarkBuffer.Member(room: room, user: user)
        let readUpTo = marks.mark(of: member, written: row[4])
        let unread = """
            SELECT COUNT(*) FROM (
                SELECT 1 FROM message
                WHERE room = ? AND parent = 0 AND sequence > ? AND author <> ? AND isDeleted = 0
                LIMIT ?
            )
            """
        let mentions = """
            SELECT COUNT(*) FROM (
                SELECT 1 FROM mention WHERE user = ? AND room = ? AND sequence > ? LIMIT ?
            )
            """
        return try RoomSummary(
            room: Self.room(row),
            readUpTo: readUpTo,
            unread: database.first(unread, [room, readUpTo, user, StoreLimits.unread])?[0] ?? 0,
            mentions: database.first(mentions, [user, room, readUpTo, StoreLimits.unread])?[0] ?? 0,
            newest: MessageRows.messages(
                """
                WHERE message.room = ? AND message.parent = 0
                ORDER BY message.sequence DESC LIMIT 1
                """,
                [room],
                in: database
            ).first
        )
    }

    private static func room(_ row: Row) -> RoomRecord {
        RoomRecord(
            id: RowID.room(row[0] as Int64),
            name: row[1],
            revision: row[2],
            sequence: row[3]
        )
    }

    /// Returns the key of a room's name; the empty one, which is before all, if there is none.
    private static func nameKey(ofRoom id: String?, in database: Database) throws -> String {
        guard let room = id.flatMap(RowID.room) else { return "" }
        return try database.first("SELECT nameKey FROM room WHERE number = ?", [room])?[0] ?? ""
    }

    /// Returns how many records a list has at most.
    static func bounded(_ limit: Int) -> Int {
        min(max(limit, 0), StoreLimits.listed)
    }
}
