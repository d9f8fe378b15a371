import ChatStore

/// The newest messages of the rooms that pages show, which are read once for each change of a room.
actor RoomFeeds {
    private struct Feed {
        /// The number of changes that were reported.
        var changes = 0
        var snapshot: RoomSnapshot?
        /// The changes that the snapshot has.
        var known = -1
        var reading: Reading?
        var lastUse = 0
    }

    private struct Reading {
        let task: Task<Result<RoomSnapshot, StoreError>, Never>
        /// The changes that were reported before it began.
        let changes: Int
    }

    private let store: any ChatStore
    private let capacity: Int
    private var feeds: [String: Feed] = [:]
    private var uses = 0

    /// Creates feeds of at most a number of rooms.
    init(store: any ChatStore, capacity: Int = 128) {
        (self.store, self.capacity) = (store, capacity)
    }

    /// Notes that something in a room has changed, or may have: it is read anew when it is asked for.
    func changed(_ room: String) {
        feeds[room]?.changes += 1
    }

    /// Returns the newest messages of a room, with all changes that were reported before.
    func newest(of room: String) async throws(StoreError) -> RoomSnapshot {
        uses += 1
        if feeds[room] == nil { makePlace() }
        feeds[room, default: Feed()].lastUse = uses
        let wanted = feeds[room]?.changes ?? 0
        while let feed = feeds[room] {
            if let snapshot = feed.snapshot, feed.known >= wanted { return snapshot }
            let reading = feed.reading ?? read(room, feed)
            let result = await reading.task.value
            // Whoever comes first, so that the next one does not wait for the same reading again.
            end(reading, of: room, result)
            if reading.changes >= wanted { return try result.get() }
        }
        // Too many rooms are used at once to keep this one.
        return try await RoomSnapshot.read(room, from: store, since: nil)
    }

    /// Begins to read a room.
    private func read(_ room: String, _ feed: Feed) -> Reading {
        let (before, store) = (feed.snapshot, store)
        let task = Task { () -> Result<RoomSnapshot, StoreError> in
            do throws(StoreError) {
                return .success(try await RoomSnapshot.read(room, from: store, since: before))
            } catch {
                return .failure(error)
            }
        }
        let reading = Reading(task: task, changes: feed.changes)
        feeds[room]?.reading = reading
        return reading
    }

    private func end(
        _ reading: Reading,
        of room: String,
        _ result: Result<RoomSnapshot, StoreError>
    ) {
        guard feeds[room]?.reading?.task == reading.task else { return }
        feeds[room]?.reading = nil
        guard case .success(let snapshot) = result else { return }
        feeds[room]?.snapshot = snapshot
        feeds[room]?.known = reading.changes
    }

    /// Forgets the room that was used the longest time ago if there are too many.
    private func makePlace() {
        guard feeds.count >= capacity,
            let oldest = feeds.min(by: { $0.value.lastUse < $1.value.lastUse })
        else { return }
        feeds[oldest.key] = nil
    }
}
