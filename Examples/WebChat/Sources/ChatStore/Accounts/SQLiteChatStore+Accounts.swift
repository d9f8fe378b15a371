import Crypto
import Foundation
import GRDB

extension SQLiteChatStore {
    /// Creates an account, unless its name is taken, and signs it in.
    public func signUp(
        name: String,
        password: String,
        at instant: Int64
    ) async throws(StoreError) -> SignIn {
        let given = name
        let name = try Name(name)
        // In labels a comma stands behind names.
        guard !name.key.contains(",") else { throw .nameNotValid(name: given) }
        guard PasswordHasher.isValid(password) else { throw .passwordNotValid }
        let isTaken = try await account(key: name.key) != nil
        guard !isTaken else { throw .nameTaken(name: name.shown) }
        let salt = PasswordHasher.salt()
        let cost = passwordCost
        let key = try await hasher.key(of: password, salt: salt, cost: cost)
        return try await write { database in
            let sql = """
                INSERT INTO user (name, nameKey, salt, passwordKey, rounds, passes, createdAt)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """
            do {
                try database.run(
                    sql,
                    [
                        name.shown, name.key, salt, key.withUnsafeBytes { Data($0) }, cost.rounds,
                        cost.passes, instant,
                    ]
                )
            } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
                throw StoreError.nameTaken(name: name.shown)
            }
            let number = database.lastInsertedRowID
            let user = UserRecord(id: RowID.user(number), name: name.shown)
            return try Self.signIn(user, number: number, at: instant, in: database)
        }
    }

    /// Compares the password in constant time, with the same work if there is no such name.
    public func signIn(
        name: String,
        password: String,
        at instant: Int64
    ) async throws(StoreError) -> SignIn {
        let known = try await account(key: Name.key(of: String(name.prefix(Self.longestName))))
        let account = known ?? Account(cost: passwordCost)
        let key = try await hasher.key(of: password, salt: account.salt, cost: account.cost)
        let isRight = key == SymmetricKey(data: account.key)
        guard isRight, known != nil, PasswordHasher.isValid(password) else {
            throw .wrongNameOrPassword
        }
        return try await write { database in
            try Self.signIn(account.user, number: account.number, at: instant, in: database)
        }
    }

    /// Reads the user by the hash of the token.
    public func user(
        ofToken token: String,
        at instant: Int64
    ) async throws(StoreError) -> UserRecord? {
        guard token.utf8.count == Token.count else { return nil }
        return try await read { try Self.user(ofToken: token, at: instant, in: $0)?.user }
    }

    /// Reads the token, the membership and the index of names.
    public func arrival(
        ofToken token: String,
        in roomID: String,
        roomLimit: Int,
        at instant: Int64
    ) async throws(StoreError) -> ArrivalRecord? {
        guard token.utf8.count == Token.count else { return nil }
        let limit = Self.bounded(roomLimit)
        return try await read { database in
            guard let (user, number) = try Self.user(ofToken: token, at: instant, in: database)
            else { return nil }
            return ArrivalRecord(
                user: user,
                isMember: try Self.isMember(number, of: roomID, in: database),
                rooms: try Self.roomIDs(of: number, limit: limit, in: database)
            )
        }
    }

    private static func user(
        ofToken token: String,
        at instant: Int64,
        in database: Database
    ) throws -> (user: UserRecord, number: Int64)? {
        let sql = """
            SELECT number, name FROM token JOIN user ON user.number = token.user
            WHERE hash = ? AND endsAt > ?
            """
        return try database.first(sql, [Token.hash(of: token), instant]).map { (user($0), $0[0]) }
    }

    /// Deletes the hash of the token.
    public func signOut(token: String) async throws(StoreError) {
        let hash = Token.hash(of: token)
        try await write { database in
            try database.run("DELETE FROM token WHERE hash = ?", [hash])
        }
    }

    /// Reads users one by one.
    public func users(ids: [String]) async throws(StoreError) -> [UserRecord] {
        try await read { database in
            try ids.compactMap { id in
                guard let number = RowID.user(id) else { return nil }
                let sql = "SELECT number, name FROM user WHERE number = ?"
                return try database.first(sql, [number]).map(Self.user)
            }
        }
    }

    /// Reads a user from the columns of number and name.
    static func user(_ row: Row) -> UserRecord {
        UserRecord(id: RowID.user(row[0] as Int64), name: row[1])
    }

    /// The characters of a name that are read; no account has as many.
    private static let longestName = StoreLimits.nameBytes

    private func account(key: String) async throws(StoreError) -> Account? {
        try await read { database in
            let sql = """
                SELECT number, name, salt, passwordKey, rounds, passes FROM user WHERE nameKey = ?
                """
            return try database.first(sql, [key]).map(Account.init)
        }
    }

    /// Stores a new token, and removes those that ended or are too many.
    static func signIn(
        _ user: UserRecord,
        number: Int64,
        at instant: Int64,
        in database: Database
    ) throws -> SignIn {
        let token = Token()
        let (end, isPastTime) = instant.addingReportingOverflow(StoreLimits.tokenLife)
        let endsAt = isPastTime ? .max : end
        try database.run("DELETE FROM token WHERE user = ? AND endsAt <= ?", [number, instant])
        try database.run(
            """
            DELETE FROM token WHERE hash IN (
                SELECT hash FROM token WHERE user = ? ORDER BY endsAt DESC LIMIT -1 OFFSET ?
            )
            """,
            [number, StoreLimits.tokens - 1]
        )
        try database.run(
            "INSERT INTO token (hash, user, endsAt) VALUES (?, ?, ?)",
            [token.hash, number, endsAt]
        )
        return SignIn(user: user, token: token.text, endsAt: endsAt)
    }
}
