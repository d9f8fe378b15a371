/// The identifiers of users and rooms: a letter, and the number of the row.
enum RowID {
    /// Returns the identifier of a user.
    static func user(_ number: Int64) -> String { "u\(number)" }

    /// Returns the identifier of a room.
    static func room(_ number: Int64) -> String { "r\(number)" }

    /// Returns the number of a user, or `nil` if the store makes no such identifier.
    static func user(_ id: String) -> Int64? { number(in: id, letter: "u") }

    /// Returns the number of a room, or `nil` if the store makes no such identifier.
    static func room(_ id: String) -> Int64? { number(in: id, letter: "r") }

    private static func number(in id: String, letter: Character) -> Int64? {
        guard id.first == letter, let number = Int64(id.dropFirst()), number > 0,
            id == "\(letter)\(number)"
        else { return nil }
        return number
    }
}
