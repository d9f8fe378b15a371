import GRDB

extension SQLiteChatStore {
    /// Keeps the mark in memory, and schedules the writing of all.
    public func markRead(
        room roomID: String,
        user userID: String,
        upTo sequence: Int64
    ) async throws(StoreError) {
        guard let room = RowID.room(roomID) else { throw .noSuchRoom(id: roomID) }
        let newest: Int64 = try await read { database in
            let user = try Self.userNumber(userID, in: database)
            try Self.checkMember(user, of: room, in: database)
            let sql = "SELECT sequence FROM room WHERE number = ?"
            return try database.first(sql, [room])?[0] ?? 0
        }
        guard let user = RowID.user(userID) else { throw .noSuchUser(id: userID) }
        let member = ReadMarkBuffer.Member(room: room, user: user)
        guard marks.raise(member, to: min(sequence, newest)) else { return }
        Task {
            try await Task.sleep(for: Self.markDelay)
            try await writeMarks()
        }
    }

    /// Reads the written marks, and raises them by those that wait.
    public func readMarks(in roomID: String) async throws(StoreError) -> [ReadMark] {
        guard let room = RowID.room(roomID) else { return [] }
        return try await readWithMarks { database in
            let sql = """
                SELECT number, readUpTo FROM membership JOIN user ON number = user
                WHERE room = ? ORDER BY user.nameKey
                """
            return try database.all(sql, [room]).map { row in
                let member = ReadMarkBuffer.Member(room: room, user: row[0])
                return ReadMark(
                    userID: RowID.user(member.user),
                    sequence: self.marks.mark(of: member, written: row[1])
                )
            }
        }
    }

    /// Runs a reading that raises marks by those that wait.
    ///
    /// It runs again if marks were written and forgotten meanwhile, which it can have seen in neither place.
    func readWithMarks<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(StoreError) -> Value {
        while true {
            let count = marks.endCount
            let value = try await read(body)
            if marks.endCount == count { return value }
        }
    }

    /// Writes all marks that wait.
    func writeMarks() async throws(StoreError) {
        let written = marks.begin()
        try await write { database in
            let sql = """
                UPDATE membership SET readUpTo = MAX(readUpTo, ?) WHERE user = ? AND room = ?
                """
            for (member, sequence) in written {
                try database.run(sql, [sequence, member.user, member.room])
            }
        }
        marks.end(written)
    }
}
