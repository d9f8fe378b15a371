import GRDB

extension SQLiteChatStore {
    /// Sets the read mark of a new member to the newest message.
    public func join(room roomID: String, user userID: String) async throws(StoreError) {
        try await write { database in
            let user = try Self.userNumber(userID, in: database)
            guard let room = RowID.room(roomID) else { throw StoreError.noSuchRoom(id: roomID) }
            try Self.join(room: room, user: user, in: database)
        }
    }

    /// Deletes the membership.
    public func leave(room roomID: String, user userID: String) async throws(StoreError) {
        guard let user = RowID.user(userID), let room = RowID.room(roomID) else {
            return try checkOpen()
        }
        try await write { database in
            let sql = "DELETE FROM membership WHERE user = ? AND room = ?"
            try database.run(sql, [user, room])
        }
        marks.forget(ReadMarkBuffer.Member(room: room, user: user))
    }

    /// Reads all members.
    public func members(of roomID: String) async throws(StoreError) -> [UserRecord] {
        guard let room = RowID.room(roomID) else { return [] }
        return try await read { database in
            let sql = """
                SELECT number, name FROM membership JOIN user ON number = user
                WHERE room = ? ORDER BY user.nameKey
                """
            return try database.all(sql, [room]).map(Self.user)
        }
    }

    /// Reads the index of names.
    public func roomIDs(of userID: String, limit: Int) async throws(StoreError) -> [String] {
        guard let user = RowID.user(userID) else { return [] }
        let limit = Self.bounded(limit)
        return try await read { try Self.roomIDs(of: user, limit: limit, in: $0) }
    }

    /// Reads one membership.
    public func isMember(
        room roomID: String,
        user userID: String
    ) async throws(StoreError) -> Bool {
        guard let user = RowID.user(userID) else { return false }
        return try await read { try Self.isMember(user, of: roomID, in: $0) }
    }

    /// Returns the identifiers of the rooms of a user, ordered by name.
    static func roomIDs(of user: Int64, limit: Int, in database: Database) throws -> [String] {
        let sql = "SELECT room FROM membership WHERE user = ? ORDER BY nameKey LIMIT ?"
        return try database.all(sql, [user, limit]).map { RowID.room($0[0] as Int64) }
    }

    /// Returns whether a user is a member of a room.
    static func isMember(_ user: Int64, of roomID: String, in database: Database) throws -> Bool {
        guard let room = RowID.room(roomID) else { return false }
        let sql = "SELECT 1 FROM membership WHERE user = ? AND room = ?"
        return try database.first(sql, [user, room]) != nil
    }

    /// Returns the number of a user; throws if there is none.
    static func userNumber(_ id: String, in database: Database) throws -> Int64 {
        guard let number = RowID.user(id),
            try database.first("SELECT 1 FROM user WHERE number = ?", [number]) != nil
        else { throw StoreError.noSuchUser(id: id) }
        return number
    }

    /// Throws unless a room exists and a user is a member.
    static func checkMember(_ user: Int64, of room: Int64, in database: Database) throws {
        let membership = "SELECT 1 FROM membership WHERE user = ? AND room = ?"
        guard try database.first(membership, [user, room]) == nil else { return }
        guard try database.first("SELECT 1 FROM room WHERE number = ?", [room]) != nil else {
            throw StoreError.noSuchRoom(id: RowID.room(room))
        }
        throw StoreError.notAMember(room: RowID.room(room))
    }

    /// Inserts a membership unless there is one.
    static func join(room: Int64, user: Int64, in database: Database) throws {
        try database.run(
            """
            INSERT OR IGNORE INTO membership (user, room, nameKey, readUpTo)
            SELECT ?, number, nameKey, sequence FROM room WHERE number = ?
            """,
            [user, room]
        )
        guard try database.first("SELECT 1 FROM room WHERE number = ?", [room]) != nil else {
            throw StoreError.noSuchRoom(id: RowID.room(room))
        }
    }
}
