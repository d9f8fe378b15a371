import ChatStore
import Hosting
import Synchronization

/// The newest messages of a room at one moment, from which the windows of all its pages are cut.
final class RoomSnapshot: Sendable {
    private let room: String
    let members: [UserRecord]
    /// The newest messages, the oldest first: those of a page and one before them.
    private let messages: [SceneMessage]
    private let quoted: [String: MessageRecord]
    private let revision: Int64
    /// The contents of windows, by the index of their first message.
    private let windows = Mutex<[Int: RoomContents]>([:])

    private static let limit = ScreenPage.limit + 1
    /// The changes beyond which all messages are read anew.
    private static let changeLimit = 200

    private init(
        _ room: String,
        _ facts: RoomFacts,
        _ records: [MessageRecord],
        _ quoted: [String: MessageRecord],
        _ revision: Int64,
        reusing known: [SceneMessage]
    ) {
        (self.room, members, self.revision) = (room, facts.members, revision)
        let wanted = Set(records.compactMap(\.quotedID))
        self.quoted = quoted.filter { wanted.contains($0.key) }
        let old = Dictionary(known.map { ($0.source.record.id, $0) }) { first, _ in first }
        messages = [SceneMessage](records, quoting: quoted, in: facts, reusing: old)
    }

    /// Reads a room, or what has changed in it since an earlier moment.
    static func read(
        _ room: String,
        from store: any ChatStore,
        since before: RoomSnapshot?
    ) async throws(StoreError) -> RoomSnapshot {
        var changes: [MessageRecord] = []
        if let before {
            changes = try await store.changes(
                in: room,
                after: before.revision,
                limit: changeLimit
            )
        }
        let facts = try await RoomFacts(of: room, for: SceneMessage.bystander, in: store)
        guard let before, changes.count < changeLimit else {
            return try await readAll(room, facts, from: store)
        }
        var records = before.messages.map(\.source.record)
        var quoted = before.quoted
        for change in changes {
            if quoted[change.id] != nil { quoted[change.id] = change }
            guard change.parentID == nil else { continue }
            if let place = records.lastIndex(where: { $0.sequence <= change.sequence }),
                records[place].sequence == change.sequence
            {
                records[place] = change
            } else if change.sequence > records.last?.sequence ?? 0 {
                let place = records.lastIndex { $0.sequence < change.sequence } ?? -1
                records.insert(change, at: place + 1)
            }
        }
        records = records.suffix(limit)
        try await add(to: &quoted, of: records, from: store)
        return RoomSnapshot(
            room,
            facts,
            records,
            quoted,
            changes.last?.revision ?? before.revision,
            reusing: before.members == facts.members ? before.messages : []
        )
    }

    private static func readAll(
        _ room: String,
        _ facts: RoomFacts,
        from store: any ChatStore
    ) async throws(StoreError) -> RoomSnapshot {
        // The revision first: what changes in between is read again.
        let revision = try await store.room(id: room)?.revision ?? 0
        let records = try await store.messages(
            in: room,
            parent: nil,
            from: .newest,
            limit: limit
        )
        var quoted: [String: MessageRecord] = [:]
        try await add(to: &quoted, of: records, from: store)
        return RoomSnapshot(room, facts, records, quoted, revision, reusing: [])
    }

    private static func add(
        to quoted: inout [String: MessageRecord],
        of records: [MessageRecord],
        from store: any ChatStore
    ) async throws(StoreError) {
        for id in Set(records.compactMap(\.quotedID)).sorted() where quoted[id] == nil {
            quoted[id] = try await store.message(id: id)
        }
    }

    /// Returns the contents of a window that follows the newest message; nil if it shows none.
    func contents(from first: Int64) -> RoomContents? {
        let start = max(
            messages.firstIndex { $0.source.record.sequence >= first } ?? messages.endIndex,
            messages.count - ScreenPage.limit
        )
        guard start < messages.endIndex else { return nil }
        if let known = windows.withLock({ $0[start] }) { return known }
        let part = messages[max(0, start - 1)...]
        let contents = RoomContents(
            room: room,
            members: members,
            messages: part.reversed(),
            shown: 0..<messages.count - start
        )
        windows.withLock { $0[start] = contents }
        return contents
    }
}
