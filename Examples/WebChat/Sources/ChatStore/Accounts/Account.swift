import Foundation
import GRDB

/// The stored facts by which a person signs in.
struct Account: Sendable {
    let number: Int64
    let user: UserRecord
    let salt: Data
    let key: Data
    let cost: PasswordCost

    /// Reads an account.
    init(_ row: Row) {
        number = row[0]
        user = SQLiteChatStore.user(row)
        salt = row[2]
        key = row[3]
        cost = PasswordCost(rounds: row[4], passes: row[5])
    }

    /// Creates an account that has no password, for the work of an unknown name.
    init(cost: PasswordCost) {
        number = 0
        user = UserRecord(id: "", name: "")
        salt = PasswordHasher.salt()
        key = PasswordHasher.salt() + PasswordHasher.salt()
        self.cost = cost
    }
}
