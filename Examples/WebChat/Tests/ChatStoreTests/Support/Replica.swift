import ChatStore
import Testing

/// The messages of rooms that are known by their changes only, as a browser knows them.
struct Replica {
    private var rooms: [String: [String: MessageRecord]]
    private var revisions: [String: Int64] = [:]

    /// Creates a replica that knows nothing.
    init(rooms: [String]) {
        self.rooms = Dictionary(uniqueKeysWithValues: rooms.map { ($0, [:]) })
    }

    /// Takes all changes in parts; each is a difference, and none is there twice.
    mutating func update(from store: some ChatStore, limit: Int) async throws {
        for room in rooms.keys {
            var seen: Set<String> = []
            while true {
                let revision = revisions[room] ?? 0
                let changes = try await store.changes(in: room, after: revision, limit: limit)
                for message in changes {
                    #expect(message.revision > revisions[room] ?? 0)
                    #expect(rooms[room]?[message.id] != message)
                    #expect(seen.insert(message.id).inserted)
                    rooms[room]?[message.id] = message
                    revisions[room] = message.revision
                }
                if changes.count < limit { break }
            }
        }
    }

    /// Returns the first room whose messages are not those of a model.
    func differs(from model: ModelStore) -> String? {
        rooms.keys.sorted().first { id in
            let known = (rooms[id] ?? [:]).values.sorted { $0.sequence < $1.sequence }
            return known != model.rooms[id]?.messages
                || revisions[id] ?? 0 != model.rooms[id]?.revision
        }
    }
}
