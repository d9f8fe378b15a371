import GRDB

/// The reading of messages from their rows.
enum MessageRows {
    /// The columns that a record is read from, and their tables.
    private static let columns = """
        SELECT message.number, message.id, message.room, message.sequence, message.revision,
            message.author, user.name, message.createdAt, message.editedAt, message.text,
            parent.id, quoted.id, message.isDeleted, message.reactionKinds, message.replyCount,
            message.mentions, message.attachments, message.responses
        FROM message JOIN user ON user.number = message.author
            LEFT JOIN message AS parent ON parent.number = message.parent
            LEFT JOIN message AS quoted ON quoted.number = message.quoted
        """

    /// Returns the message with a number, if there is one.
    static func message(number: Int64, in database: Database) throws -> MessageRecord? {
        try messages("WHERE message.number = ?", [number], in: database).first
    }

    /// Returns messages by the end of a statement, which is constant text.
    static func messages(
        _ end: String,
        _ arguments: StatementArguments,
        in database: Database
    ) throws -> [MessageRecord] {
        try database.all(columns + "\n" + end, arguments).map { try record($0, in: database) }
    }

    /// Returns the position of the last message up to a sequence; 0 if there is none.
    static func positionOfLast(
        room: Int64,
        parent: Int64,
        upTo sequence: Int64,
        in database: Database
    ) throws -> Int64 {
        let sql = """
            SELECT position FROM message WHERE room = ? AND parent = ? AND sequence <= ?
            ORDER BY sequence DESC LIMIT 1
            """
        return try database.first(sql, [room, parent, sequence])?[0] ?? 0
    }

    /// Returns numbers as they are stored in a column.
    static func text(of numbers: [Int64]) -> String {
        numbers.map(String.init).joined(separator: " ")
    }

    /// Returns the numbers that are stored in a column.
    static func numbers(_ text: String) -> [Int64] {
        text.split(separator: " ").compactMap { Int64($0) }
    }

    private static func record(_ row: Row, in database: Database) throws -> MessageRecord {
        MessageRecord(
            id: row[1],
            room: RowID.room(row[2] as Int64),
            sequence: row[3],
            revision: row[4],
            author: UserRecord(id: RowID.user(row[5] as Int64), name: row[6]),
            createdAt: row[7],
            editedAt: row[8],
            text: row[9],
            parentID: row[10],
            quotedID: row[11],
            isDeleted: row[12],
            reactions: row[13] as Int == 0 ? [] : try reactions(to: row[0], in: database),
            replyCount: row[14],
            mentions: numbers(row[15]).map(RowID.user),
            attachments: row[16] as Int == 0 ? [] : try attachments(of: row[0], in: database),
            responses: row[17] as Int == 0 ? [] : try responses(to: row[0], in: database)
        )
    }

    private static func attachments(
        of message: Int64,
        in database: Database
    ) throws -> [AttachmentRecord] {
        let sql = "SELECT kind, json FROM attachment WHERE message = ? ORDER BY place"
        return try database.all(sql, [message]).map { AttachmentRecord(kind: $0[0], json: $0[1]) }
    }

    private static func responses(
        to message: Int64,
        in database: Database
    ) throws -> [ResponseRecord] {
        let sql = "SELECT kind, user, json FROM response WHERE message = ? ORDER BY kind, user"
        return try database.all(sql, [message]).map { row in
            ResponseRecord(kind: row[0], userID: RowID.user(row[1] as Int64), json: row[2])
        }
    }

    private static func reactions(
        to message: Int64,
        in database: Database
    ) throws -> [ReactionRecord] {
        let rows = try database.all(
            "SELECT name, user FROM reaction WHERE message = ? ORDER BY kind, place",
            [message]
        )
        return rows.reduce(into: []) { records, row in
            let name: String = row[0]
            if records.last?.name != name {
                records.append(ReactionRecord(name: name, userIDs: []))
            }
            records[records.count - 1].userIDs.append(RowID.user(row[1] as Int64))
        }
    }
}
