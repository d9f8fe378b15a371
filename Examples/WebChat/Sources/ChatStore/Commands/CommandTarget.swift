import GRDB

/// The stored facts about the message that a command is about.
struct CommandTarget {
    let number: Int64
    let id: String
    let room: Int64
    let sequence: Int64
    let author: Int64
    let parent: Int64
    let text: String
    let isDeleted: Bool
    let reactionKinds: Int
    let mentions: [Int64]
    let attachments: Int

    /// Reads a message, or `nil` if there is none.
    init?(id: String, in database: Database) throws {
        let sql = """
            SELECT number, id, room, sequence, author, parent, text, isDeleted, reactionKinds, mentions,
                attachments
            FROM message WHERE id = ?
            """
        guard let row = try database.first(sql, [id]) else { return nil }
        number = row[0]
        self.id = row[1]
        room = row[2]
        sequence = row[3]
        author = row[4]
        parent = row[5]
        text = row[6]
        isDeleted = row[7]
        reactionKinds = row[8]
        mentions = MessageRows.numbers(row[9])
        attachments = row[10]
    }
}

extension CommandRunner {
    /// Returns a message of a room of which the user is a member.
    func target(_ id: String, in database: Database) throws -> CommandTarget {
        guard let target = try CommandTarget(id: id, in: database) else {
            throw StoreError.noSuchMessage(id: id)
        }
        try SQLiteChatStore.checkMember(user, of: target.room, in: database)
        return target
    }
}
