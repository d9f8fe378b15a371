import ChatStore
import Synchronization

/// The newest messages of the rooms that pages show, which are read once for each change of a room.
final class RoomFeeds: Sendable {
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

    private struct State {
        var feeds: [String: Feed] = [:]
        var uses = 0
    }

    /// The newest messages, or the reading that has them.
    private enum Answer {
        case known(RoomSnapshot)
        case reading(Reading)
    }

    private let store: any ChatStore
    private let capacity: Int
    private let state = Mutex(State())

    /// Creates feeds of at most a number of rooms.
    init(store: any ChatStore, capacity: Int = 128) {
        (self.store, self.capacity) = (store, capacity)
    }

    /// Notes that something in a room has changed, or may have: it is read anew when it is asked for.
    func changed(_ room: String) {
        state.withLock { $0.feeds[room]?.changes += 1 }
    }

    /// Returns the newest messages of a room, with all changes that were reported before.
    func newest(of room: String) async throws(StoreError) -> RoomSnapshot {
        let wanted = state.withLock { state in
            state.uses += 1
            if state.feeds[room] == nil { makePlace(in: &state) }
            state.feeds[room, default: Feed()].lastUse = state.uses
            return state.feeds[room]?.changes ?? 0
        }
        while true {
            switch answer(of: room, with: wanted) {
            case .known(let snapshot): return snapshot
            case .reading(let reading):
                let result = await reading.task.value
                // The first one, so that no other waits for the same reading again.
                end(reading, of: room, result)
                if reading.changes >= wanted { return try result.get() }
            }
        }
    }

    /// Returns the messages if they have some changes, or a reading, which is begun if there is none.
    private func answer(of room: String, with wanted: Int) -> Answer {
        state.withLock { state in
            var feed = state.feeds[room] ?? Feed()
            if let snapshot = feed.snapshot, feed.known >= wanted { return .known(snapshot) }
            if let reading = feed.reading { return .reading(reading) }
            let (before, store) = (feed.snapshot, store)
            let task = Task { () -> Result<RoomSnapshot, StoreError> in
                do throws(StoreError) {
                    return .success(try await RoomSnapshot.read(room, from: store, since: before))
                } catch {
                    return .failure(error)
                }
            }
            // A room that was forgotten meanwhile is read as one that is new.
            let reading = Reading(task: task, changes: max(feed.changes, wanted))
            feed.reading = reading
            state.feeds[room] = feed
            return .reading(reading)
        }
    }

    private func end(
        _ reading: Reading,
        of room: String,
        _ result: Result<RoomSnapshot, StoreError>
    ) {
        state.withLock { state in
            guard state.feeds[room]?.reading?.task == reading.task else { return }
            state.feeds[room]?.reading = nil
            guard case .success(let snapshot) = result else { return }
            state.feeds[room]?.snapshot = snapshot
            state.feeds[room]?.known = reading.changes
        }
    }

    /// Forgets the room that was used the longest time ago if there are too many.
    private func makePlace(in state: inout State) {
        guard state.feeds.count >= capacity,
            let oldest = state.feeds.min(by: { $0.value.lastUse < $1.value.lastUse })
        else { return }
        state.feeds[oldest.key] = nil
    }
}
