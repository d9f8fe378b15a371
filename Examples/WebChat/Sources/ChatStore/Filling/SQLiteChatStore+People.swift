import Foundation
import GRDB

extension SQLiteChatStore {
    /// Creates invented people in a room, each signed in, in one transaction.
    ///
    /// Their names are a prefix and a number, from 1 on. No password signs them in: they have the tokens that are
    /// returned, for measurements with many people. Throws ``StoreError/nameTaken(name:)`` if one of the names is,
    /// and ``StoreError/noSuchRoom(id:)``.
    public func addPeople(
        _ count: Int,
        named prefix: String,
        to roomID: String,
        at instant: Int64
    ) async throws(StoreError) -> [SignIn] {
        guard let room = RowID.room(roomID) else { throw .noSuchRoom(id: roomID) }
        guard count > 0 else { return [] }
        let names = try (1...count).map { number throws(StoreError) in
            try Name("\(prefix) \(number)")
        }
        return try await write { database in
            try names.map { name in
                let user = try Self.insertInvented(name, at: instant, in: database)
                try Self.join(room: room, user: user, in: database)
                return try Self.signIn(
                    UserRecord(id: RowID.user(user), name: name.shown),
                    number: user,
                    at: instant,
                    in: database
                )
            }
        }
    }

    /// Inserts an account whose key no password has, and returns its number.
    private static func insertInvented(
        _ name: Name,
        at instant: Int64,
        in database: Database
    ) throws -> Int64 {
        let cost = PasswordCost.lowest
        do {
            try database.run(
                """
                INSERT INTO user (name, nameKey, salt, passwordKey, rounds, passes, createdAt)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """,
                [
                    name.shown, name.key, PasswordHasher.salt(),
                    PasswordHasher.salt() + PasswordHasher.salt(), cost.rounds, cost.passes,
                    instant,
                ]
            )
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
            throw StoreError.nameTaken(name: name.shown)
        }
        return database.lastInsertedRowID
    }
}
