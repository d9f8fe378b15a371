import ChatStore
import Synchronization

/// The newest messages of the rooms that pages show, which are read at most once for each change of a room.
final class RoomFeeds: Sendable {
    private struct Feed {
        /// The number of the last change that was reported.
        var change: Int
        var snapshot: RoomSnapshot?
        /// The messages that changed since the snapshot; nil if something else did, or too many.
        var messages: [MessageRecord]?

        var reading: Reading?
        var lastUse = 0

        /// Notes changed messages, or with nil something else.
        mutating func note(_ changed: [MessageRecord]?) {
            guard let changed, (messages?.count ?? .max) < RoomFeeds.messageLimit else {
                messages = nil
                return
            }
            messages? += changed
        }
    }

    private struct Reading {
        let task: Task<Result<RoomSnapshot, StoreError>, Never>
        /// The last change that was reported before it began.
        let change: Int
    }

    private struct State {
        var feeds: [String: Feed] = [:]
        var uses = 0
        /// The number of changes in all rooms.
        var changes = 0
    }

    /// The newest messages, or the reading that has them.
    private enum Answer {
        case known(RoomSnapshot)
        case reading(Reading)
    }

    private let store: any ChatStore
    private let capacity: Int
    private let state = Mutex(State())

    /// The changed messages beyond which a room is read anew.
    private static let messageLimit = 200

    /// Creates feeds of at most a number of rooms.
    init(store: any ChatStore, capacity: Int = 128) {
        (self.store, self.capacity) = (store, capacity)
    }

    /// Notes that something in a room has changed, or may have.
    ///
    /// - Parameters:
    ///   - room: The room.
    ///   - messages: The messages that a command changed, if nothing else has changed; with nil the room is read anew when it is asked
    ///     for.
    /// - Returns: The number of the change, which grows from one to the next whatever their rooms are.
    @discardableResult
    func changed(_ room: String, messages: [MessageRecord]? = nil) -> Int {
        state.withLock { state in
            state.changes += 1
            guard var feed = state.feeds.removeValue(forKey: room) else { return state.changes }
            feed.change = state.changes
            feed.note(messages)
            state.feeds[room] = feed
            return state.changes
        }
    }

    /// Returns the newest messages of a room, with all changes that were reported before.
    func newest(of room: String) async throws(StoreError) -> RoomSnapshot {
        let wanted = state.withLock { state in
            state.uses += 1
            if state.feeds[room] == nil { makePlace(in: &state) }
            var feed = state.feeds[room] ?? Feed(change: state.changes)
            feed.lastUse = state.uses
            state.feeds[room] = feed
            return feed.change
        }
        while true {
            switch answer(of: room, with: wanted) {
            case .known(let snapshot): return snapshot
            case .reading(let reading):
                let result = await reading.task.value
                // The first one, so that no other waits for the same reading again.
                end(reading, of: room, result)
                if reading.change >= wanted { return try result.get() }
            }
        }
    }

    /// Returns the messages if they have some changes, or a reading, which is begun if there is none.
    private func answer(of room: String, with wanted: Int) -> Answer {
        state.withLock { state in
            var feed = state.feeds[room] ?? Feed(change: state.changes)
            if let snapshot = feed.snapshot, snapshot.change >= wanted { return .known(snapshot) }
            if let reading = feed.reading { return .reading(reading) }
            // A room that was forgotten meanwhile is read as one that is new.
            let change = max(feed.change, wanted)
            let (before, messages, store) = (feed.snapshot, feed.messages, store)
            let task = Task { () -> Result<RoomSnapshot, StoreError> in
                if let messages, let snapshot = before?.with(messages, change) {
                    return .success(snapshot)
                }
                do throws(StoreError) {
                    return .success(
                        try await RoomSnapshot.read(room, from: store, since: before, change)
                    )
                } catch {
                    return .failure(error)
                }
            }
            let reading = Reading(task: task, change: change)
            // What is reported from now on may not be read; what is read twice has the same revision.
            (feed.reading, feed.messages) = (reading, [])
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
            guard case .success(let snapshot) = result else {
                state.feeds[room]?.messages = nil
                return
            }
            state.feeds[room]?.snapshot = snapshot
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
