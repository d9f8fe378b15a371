import GRDB

/// The members whom a text mentions: an `@` that begins a word, and the longest name after it.
struct MentionScanner {
    let database: Database
    let room: Int64

    /// The signs in one text that are looked at.
    private static let signs = 40

    /// Returns the numbers of the users, each once, in the order of the text.
    func mentions(in text: String) throws -> [Int64] {
        guard text.utf8.contains(UInt8(ascii: "@")) else { return [] }
        var found: [Int64] = []
        var signs = 0
        var isInWord = false
        var place = text.startIndex
        while place < text.endIndex, signs < MentionScanner.signs {
            let character = text[place]
            let after = text.index(after: place)
            if character == "@", !isInWord {
                signs += 1
                if let (user, end) = try member(after: text[after...]) {
                    if !found.contains(user) { found.append(user) }
                    if found.count == StoreLimits.mentions { break }
                    place = end
                    isInWord = true
                    continue
                }
            }
            isInWord = character.isLetter || character.isNumber
            place = after
        }
        return found
    }

    /// Returns the member with the longest name with which a text begins, and the name's end.
    private func member(after text: Substring) throws -> (Int64, String.Index)? {
        let name = text.prefix(StoreLimits.nameCharacters)
        guard let first = name.first, !first.isWhitespace else { return nil }
        var end = name.endIndex
        while end > name.startIndex {
            let last = name[name.index(before: end)]
            let isEnd = end == text.endIndex || !(text[end].isLetter || text[end].isNumber)
            if isEnd, !last.isWhitespace,
                let user = try member(key: Name.key(of: String(name[..<end])))
            {
                return (user, end)
            }
            end = name.index(before: end)
        }
        return nil
    }

    private func member(key: String) throws -> Int64? {
        let sql = """
            SELECT number FROM user JOIN membership ON user = number AND room = ?
            WHERE user.nameKey = ?
            """
        return try database.first(sql, [room, key])?[0]
    }
}
