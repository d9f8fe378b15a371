import GRDB

extension SQLiteChatStore {
    /// Compares the candidates of the index with the words.
    ///
    /// A word has trigrams if it has three letters or one ideograph. The newest 50,000 messages
    /// that have all trigrams are compared; if no word has any, the newest 10,000 messages are.
    public func search(
        _ text: String,
        by userID: String,
        before messageID: String?,
        limit: Int
    ) async throws(StoreError) -> [MessageRecord] {
        let query = SearchQuery(text)
        let limit = Self.bounded(limit)
        guard let user = RowID.user(userID), !query.words.isEmpty, limit > 0 else { return [] }
        return try await read { database in
            let before = try Self.number(before: messageID, in: database)
            let candidates = try Self.candidates(query, before: before, user: user, in: database)
            var found: [MessageRecord] = []
            while found.count < limit, let row = try candidates.next() {
                guard query.matches(row[1]) else { continue }
                if let message = try MessageRows.message(number: row[0], in: database) {
                    found.append(message)
                }
            }
            return found
        }
    }

    /// Returns the numbers and texts of messages that may match, newest first.
    private static func candidates(
        _ query: SearchQuery,
        before: Int64,
        user: Int64,
        in database: Database
    ) throws -> RowCursor {
        let tail = """
             JOIN message ON message.number = candidate
                JOIN membership ON membership.room = message.room AND membership.user = ?
            WHERE isDeleted = 0 ORDER BY candidate DESC
            """
        if let expression = query.expression {
            let sql = """
                SELECT candidate, text FROM (
                    SELECT rowid AS candidate FROM search WHERE search MATCH ? AND rowid < ?
                    ORDER BY rowid DESC LIMIT 50000
                )
                """
            return try Row.fetchCursor(
                database.cachedStatement(sql: sql + tail),
                arguments: [expression, before, user]
            )
        }
        let sql = """
            SELECT candidate, text FROM (
                SELECT number AS candidate FROM message WHERE number < ?
                ORDER BY number DESC LIMIT 10000
            )
            """
        return try Row.fetchCursor(
            database.cachedStatement(sql: sql + tail),
            arguments: [before, user]
        )
    }

    private static func number(before id: String?, in database: Database) throws -> Int64 {
        guard let id else { return .max }
        guard let row = try database.first("SELECT number FROM message WHERE id = ?", [id]) else {
            throw StoreError.noSuchMessage(id: id)
        }
        return row[0]
    }
}
