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
            let candidates = try Self.candidates(query, before: before, in: database)
            var found: [MessageRecord] = []
            while found.count < limit, let candidate = try candidates.next() {
                guard let row = try database.first(Self.visible, [candidate, user]),
                    query.matches(row[0]),
                    let message = try MessageRows.message(number: candidate, in: database)
                else { continue }
                found.append(message)
            }
            return found
        }
    }

    /// The text of a message, if a user is a member of its room.
    private static let visible = """
        SELECT text FROM message JOIN membership ON membership.room = message.room
        WHERE number = ? AND user = ? AND isDeleted = 0
        """

    /// Returns the numbers of messages that may match, newest first.
    private static func candidates(
        _ query: SearchQuery,
        before: Int64,
        in database: Database
    ) throws -> FastDatabaseValueCursor<Int64> {
        if let expression = query.expression {
            let sql = """
                SELECT rowid FROM search WHERE search MATCH ? AND rowid < ?
                ORDER BY rowid DESC LIMIT 50000
                """
            return try Int64.fetchCursor(
                database.cachedStatement(sql: sql),
                arguments: [expression, before]
            )
        }
        let sql = "SELECT number FROM message WHERE number < ? ORDER BY number DESC LIMIT 10000"
        return try Int64.fetchCursor(database.cachedStatement(sql: sql), arguments: [before])
    }

    private static func number(before id: String?, in database: Database) throws -> Int64 {
        guard let id else { return .max }
        guard let row = try database.first("SELECT number FROM message WHERE id = ?", [id]) else {
            throw StoreError.noSuchMessage(id: id)
        }
        return row[0]
    }
}
