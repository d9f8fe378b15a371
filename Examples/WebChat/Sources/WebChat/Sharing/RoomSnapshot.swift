import ChatStore
import Hosting
import Synchronization

/// The newest messages of a room at one moment, from which the windows of all its pages are cut.
final class RoomSnapshot: Sendable {
    private let room: String
    /// The last change that was reported before it was read: all until then are in it.
    let change: Int
    private let facts: RoomFacts
    /// The newest messages, the oldest first: those of a page and one before them.
    private let messages: [SceneMessage]
    private let quoted: [String: MessageRecord]
    private let revision: Int64
    /// The contents of windows, by the sequence of their first message; 0 for the one that has as many as a page shows.
    private let windows = Mutex<[Int64: RoomContents]>([:])
    /// The contents of windows before.
    private let earlier: [Int64: RoomContents]

    private static let limit = ScreenPage.limit + 1
    /// The changes beyond which all messages are read anew.
    private static let changeLimit = 200

    private init(
        _ room: String,
        _ facts: RoomFacts,
        _ messages: [SceneMessage],
        _ quoted: [String: MessageRecord],
        _ revision: Int64,
        _ change: Int,
        after before: RoomSnapshot?
    ) {
        (self.room, self.facts, self.messages) = (room, facts, messages)
        (self.quoted, self.revision, self.change) = (quoted, revision, change)
        earlier = before?.windows.withLock(\.self) ?? [:]
    }

    private convenience init(
        _ room: String,
        _ facts: RoomFacts,
        records: [MessageRecord],
        _ quoted: [String: MessageRecord],
        _ revision: Int64,
        _ change: Int,
        after before: RoomSnapshot?
    ) {
        let wanted = Set(records.compactMap(\.quotedID))
        let known = before?.members == facts.members ? before?.messages ?? [] : []
        let old = Dictionary(known.map { ($0.source.record.id, $0) }) { first, _ in first }
        self.init(
            room,
            facts,
            [SceneMessage](records, quoting: quoted, in: facts, reusing: old),
            quoted.filter { wanted.contains($0.key) },
            revision,
            change,
            after: before
        )
    }

    /// The members of the room.
    var members: [UserRecord] { facts.members }

    /// Reads a room, or what has changed in it since an earlier moment, after a change was reported.
    static func read(
        _ room: String,
        from store: any ChatStore,
        since before: RoomSnapshot?,
        _ change: Int
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
            return try await readAll(room, facts, from: store, change)
        }
        var records = before.messages.map(\.source.record)
        var quoted = before.quoted
        for change in changes {
            if quoted[change.id] != nil { quoted[change.id] = change }
            guard change.parentID == nil else { continue }
            let places = places(of: change, among: records.count) { records[$0].sequence }
            if let places { records.replaceSubrange(places, with: CollectionOfOne(change)) }
        }
        records = records.suffix(limit)
        try await add(to: &quoted, of: records, from: store)
        return RoomSnapshot(
            room,
            facts,
            records: records,
            quoted,
            changes.last?.revision ?? before.revision,
            change,
            after: before
        )
    }

    private static func readAll(
        _ room: String,
        _ facts: RoomFacts,
        from store: any ChatStore,
        _ change: Int
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
        return RoomSnapshot(room, facts, records: records, quoted, revision, change, after: nil)
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

    /// Returns the snapshot after changes of messages; nil if others are missing, so that it must be read.
    func with(_ changed: [MessageRecord], _ change: Int) -> RoomSnapshot? {
        var (messages, quoted, revision) = (messages, quoted, revision)
        for record in changed.sorted(by: { $0.revision < $1.revision })
        where record.revision > revision {
            guard record.revision == revision + 1, set(record, in: &messages, &quoted) else {
                return nil
            }
            revision += 1
        }
        if changed.contains(where: \.isDeleted) {
            let wanted = Set(messages.compactMap(\.source.record.quotedID))
            quoted = quoted.filter { wanted.contains($0.key) }
        }
        return RoomSnapshot(room, facts, messages, quoted, revision, change, after: self)
    }

    /// Sets a message that has changed, or is new; false if the message that it quotes is not known.
    private func set(
        _ record: MessageRecord,
        in messages: inout [SceneMessage],
        _ quoted: inout [String: MessageRecord]
    ) -> Bool {
        // What was read may be newer than the revision of the room that was read before.
        if let known = quoted[record.id], known.revision < record.revision {
            quoted[record.id] = record
            for (place, old) in messages.enumerated() where old.source.record.quotedID == record.id
            {
                messages[place] = SceneMessage(old.source.record, quoting: record, in: facts)
            }
        }
        guard record.parentID == nil else { return true }
        let places = Self.places(of: record, among: messages.count) {
            messages[$0].source.record.sequence
        }
        guard let places,
            places.allSatisfy({ messages[$0].source.record.revision < record.revision })
        else { return true }
        if let id = record.quotedID, quoted[id] == nil {
            let known = messages.last { $0.source.record.id == id }
            guard let known else { return false }
            quoted[id] = known.source.record
        }
        let quote = record.quotedID.flatMap { quoted[$0] }
        let message = SceneMessage(record, quoting: quote, in: facts)
        messages.replaceSubrange(places, with: CollectionOfOne(message))
        if messages.count > Self.limit, let id = messages.removeFirst().source.record.quotedID,
            !messages.contains(where: { $0.source.record.quotedID == id })
        {
            quoted[id] = nil
        }
        return true
    }

    /// Returns the place of a message among the newest ones, which is empty if it is not there; nil if it is older than these.
    ///
    /// A message that is new may have changed before it is read, so that others that are newer come first.
    private static func places(
        of record: MessageRecord,
        among count: Int,
        sequence: (Int) -> Int64
    ) -> Range<Int>? {
        var place = count
        while place > 0, sequence(place - 1) >= record.sequence { place -= 1 }
        if place < count, sequence(place) == record.sequence { return place..<place + 1 }
        // With fewer than that many, all are known.
        return place > 0 || count < limit ? place..<place : nil
    }

    /// Returns the contents of a window that follows the newest message; nil if it shows none.
    func contents(from first: Int64) -> RoomContents? {
        let start = max(
            messages.firstIndex { $0.source.record.sequence >= first } ?? messages.endIndex,
            messages.count - ScreenPage.limit
        )
        guard start < messages.endIndex else { return nil }
        // A window of as many messages as a page shows moves on with them.
        let isFull = start == messages.count - ScreenPage.limit
        let key = isFull ? 0 : messages[start].source.record.sequence
        return windows.withLock { windows in
            if let known = windows[key] { return known }
            let contents = RoomContents(
                room: room,
                members: members,
                messages: messages[max(0, start - 1)...].reversed(),
                shown: 0..<messages.count - start,
                after: earlier[key]
            )
            windows[key] = contents
            return contents
        }
    }
}
