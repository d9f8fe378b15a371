import GRDB

extension CommandRunner {
    /// Changes the text of a message, and returns its number if it differs.
    mutating func edit(id: String, text: String, in database: Database) throws -> [Int64] {
        let target = try target(id, in: database)
        guard target.author == user else { throw StoreError.notTheAuthor(id: id) }
        guard !target.isDeleted else { throw StoreError.noSuchMessage(id: id) }
        guard !text.isEmpty || target.attachments > 0 else { throw StoreError.textNotValid }
        guard !target.text.utf8.elementsEqual(text.utf8) else { return [] }
        let mentions = try MentionScanner(database: database, room: target.room).mentions(in: text)
        try database.run(
            "UPDATE message SET text = ?, mentions = ?, editedAt = ?, revision = ? WHERE number = ?",
            [
                text, MessageRows.text(of: mentions), instant,
                nextRevision(of: target.room, in: database), target.number,
            ]
        )
        try forgetMentions(of: target, in: database)
        try mention(mentions, room: target.room, sequence: target.sequence, in: database)
        indexChanges.append(.delete(target.text, number: target.number))
        indexChanges.append(.insert(text, number: target.number))
        return [target.number]
    }

    /// Empties a message, and returns the numbers of it and of the root of its thread.
    mutating func delete(id: String, in database: Database) throws -> [Int64] {
        let target = try target(id, in: database)
        guard target.author == user else { throw StoreError.notTheAuthor(id: id) }
        guard !target.isDeleted else { return [] }
        try database.run(
            """
            UPDATE message SET text = '', mentions = '', quoted = NULL, isDeleted = 1,
                reactionKinds = 0, attachments = 0, responses = 0, revision = ?
            WHERE number = ?
            """,
            [nextRevision(of: target.room, in: database), target.number]
        )
        try forgetMentions(of: target, in: database)
        for table in ["reaction", "attachment", "response"] {
            try database.run("DELETE FROM \(table) WHERE message = ?", [target.number])
        }
        try database.run("DELETE FROM picture WHERE message = ?", [target.id])
        try database.run(
            "DELETE FROM state WHERE ownerKind = 'message' AND owner = ?",
            [target.id]
        )
        indexChanges.append(.delete(target.text, number: target.number))
        return try [target.number]
            + addReplies(-1, to: target.parent, room: target.room, in: database)
    }

    /// Adds or removes a reaction, and returns the number of the message if it differs.
    func react(
        id: String,
        name: String,
        isOn: Bool,
        in database: Database
    ) throws -> [Int64] {
        let target = try target(id, in: database)
        guard !target.isDeleted else { throw StoreError.noSuchMessage(id: id) }
        let rows = try database.all(
            "SELECT kind, place, name, user FROM reaction WHERE message = ? ORDER BY kind, place",
            [target.number]
        )
        let same = rows.filter { $0[2] == name }
        let own = same.first { $0[3] == user }
        guard (own != nil) != isOn else { return [] }
        var kinds = target.reactionKinds
        if let own {
            try database.run(
                "DELETE FROM reaction WHERE message = ? AND kind = ? AND place = ?",
                [target.number, own[0] as Int64, own[1] as Int64]
            )
            if same.count == 1 { kinds -= 1 }
        } else {
            if same.isEmpty { kinds += 1 }
            guard kinds <= StoreLimits.reactionKinds else {
                throw StoreError.tooManyReactions(id: id)
            }
            let kind: Int64 = same.first?[0] ?? (rows.last?[0] ?? 0) + 1
            let place: Int64 = (same.last?[1] ?? 0) + 1
            try database.run(
                "INSERT INTO reaction (message, kind, place, name, user) VALUES (?, ?, ?, ?, ?)",
                [target.number, kind, place, name, user]
            )
        }
        try database.run(
            "UPDATE message SET reactionKinds = ?, revision = ? WHERE number = ?",
            [kinds, nextRevision(of: target.room, in: database), target.number]
        )
        return [target.number]
    }

    /// Stores an answer to a message, and returns the number of the message if the answer differs.
    func respond(
        id: String,
        kind: String,
        json: String,
        in database: Database
    ) throws -> [Int64] {
        let target = try target(id, in: database)
        guard !target.isDeleted else { throw StoreError.noSuchMessage(id: id) }
        let own = try database.all(
            "SELECT kind, json FROM response WHERE message = ? AND user = ?",
            [target.number, user]
        )
        let earlier = own.first { $0[0] == kind }
        if let earlier, earlier[1] == json { return [] }
        guard earlier != nil || own.count < StoreLimits.responseKinds else {
            throw StoreError.responseNotValid(id: id)
        }
        try database.run(
            "INSERT OR REPLACE INTO response (message, kind, user, json) VALUES (?, ?, ?, ?)",
            [target.number, kind, user, json]
        )
        try database.run(
            "UPDATE message SET responses = responses + ?, revision = ? WHERE number = ?",
            [earlier == nil ? 1 : 0, nextRevision(of: target.room, in: database), target.number]
        )
        return [target.number]
    }

    private func forgetMentions(of target: CommandTarget, in database: Database) throws {
        for mentioned in target.mentions {
            try database.run(
                "DELETE FROM mention WHERE user = ? AND room = ? AND sequence = ?",
                [mentioned, target.room, target.sequence]
            )
        }
    }
}
