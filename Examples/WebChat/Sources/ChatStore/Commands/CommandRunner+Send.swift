import GRDB

extension CommandRunner {
    /// Stores a message, and returns the numbers of it and of the root of its thread.
    mutating func send(
        id: String,
        room roomID: String,
        text: String,
        parentID: String?,
        quotedID: String?,
        attachments: [AttachmentRecord],
        in database: Database
    ) throws -> [Int64] {
        let room = try room(roomID, in: database)
        if let earlier = try CommandTarget(id: id, in: database) {
            guard earlier.author == user, earlier.room == room else {
                throw StoreError.idTaken(id: id)
            }
            return [earlier.number]
        }
        let parent = try parentID.map { try other($0, room: room, in: database) }
        if let parent, parent.parent != 0 { throw StoreError.replyToReply(id: parent.id) }
        let quoted = try quotedID.map { try other($0, room: room, in: database) }
        let sequence = try nextSequence(of: room, in: database)
        let mentions = try MentionScanner(database: database, room: room).mentions(in: text)
        try database.run(
            """
            INSERT INTO message (
                id, room, sequence, revision, author, createdAt, text, parent, position, quoted,
                mentions, attachments
            ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                id, room, sequence, nextRevision(of: room, in: database), user, instant, text,
                parent?.number ?? 0,
                nextPosition(room: room, parent: parent?.number ?? 0, in: database),
                quoted?.number, MessageRows.text(of: mentions), attachments.count,
            ]
        )
        let number = database.lastInsertedRowID
        for (place, attachment) in attachments.enumerated() {
            try database.run(
                "INSERT INTO attachment (message, place, kind, json) VALUES (?, ?, ?, ?)",
                [number, place, attachment.kind, attachment.json]
            )
        }
        try mention(mentions, room: room, sequence: sequence, in: database)
        indexChanges.append(.insert(text, number: number))
        return try [number]
            + addReplies(1, to: parent?.number ?? 0, room: room, in: database)
    }

    /// Stores that users are mentioned, for their counts; one's own mention does not count.
    func mention(
        _ users: [Int64],
        room: Int64,
        sequence: Int64,
        in database: Database
    ) throws {
        for mentioned in users where mentioned != user {
            try database.run(
                "INSERT INTO mention (user, room, sequence) VALUES (?, ?, ?)",
                [mentioned, room, sequence]
            )
        }
    }

    /// Returns a message to which another one of the same room refers.
    private func other(
        _ id: String,
        room: Int64,
        in database: Database
    ) throws -> CommandTarget {
        guard let target = try CommandTarget(id: id, in: database), target.room == room else {
            throw StoreError.noSuchMessage(id: id)
        }
        return target
    }

    private func nextSequence(of room: Int64, in database: Database) throws -> Int64 {
        let sql = "UPDATE room SET sequence = sequence + 1 WHERE number = ? RETURNING sequence"
        guard let row = try database.first(sql, [room]) else {
            throw StoreError.noSuchRoom(id: RowID.room(room))
        }
        return row[0]
    }

    private func nextPosition(
        room: Int64,
        parent: Int64,
        in database: Database
    ) throws -> Int64 {
        try MessageRows.positionOfLast(room: room, parent: parent, upTo: .max, in: database) + 1
    }
}
