import GRDB

extension SQLiteChatStore {
    /// Reads the values of a person.
    public func state(of userID: String) async throws(StoreError) -> [StateRecord] {
        guard let user = RowID.user(userID) else { throw .noSuchUser(id: userID) }
        return try await read { database in
            let sql = """
                SELECT ownerKind, owner, name, json FROM state WHERE user = ?
                ORDER BY ownerKind, owner, name
                """
            return try database.all(sql, [user]).map { row in
                let key = StateRecord.Key(ownerKind: row[0], ownerID: row[1], name: row[2])
                return StateRecord(key, json: row[3])
            }
        }
    }

    /// Writes the values of a person in a transaction.
    public func setState(
        _ changes: [StateRecord],
        of userID: String
    ) async throws(StoreError) {
        for change in changes where change.json?.utf8.count ?? 0 > StoreLimits.stateBytes {
            throw .stateNotValid(name: change.key.name)
        }
        try await write { database in
            let user = try Self.userNumber(userID, in: database)
            for change in changes {
                let key: StatementArguments = [
                    user, change.key.ownerKind, change.key.ownerID, change.key.name,
                ]
                if let json = change.json {
                    try database.run(
                        """
                        INSERT OR REPLACE INTO state (user, ownerKind, owner, name, json)
                        SELECT ?1, ?2, ?3, ?4, ?5 WHERE ?2 <> 'message' OR EXISTS (
                            SELECT 1 FROM message WHERE id = ?3 AND isDeleted = 0
                        )
                        """,
                        key + [json]
                    )
                } else {
                    try database.run(
                        """
                        DELETE FROM state
                        WHERE user = ? AND ownerKind = ? AND owner = ? AND name = ?
                        """,
                        key
                    )
                }
            }
            let count: Int =
                try database.first("SELECT COUNT(*) FROM state WHERE user = ?", [user])?[0] ?? 0
            if count > StoreLimits.stateValues, let name = changes.last?.key.name {
                throw StoreError.stateNotValid(name: name)
            }
        }
    }
}
