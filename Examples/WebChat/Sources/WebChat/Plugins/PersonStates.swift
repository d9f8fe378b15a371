import ChatStore
import Components
import Synchronization

/// The states of the people whose pages are open in this process.
final class PersonStates: Sendable {
    typealias Reading = Task<Result<[StateRecord], StoreError>, Never>

    private struct Entry {
        weak var state: PersonState?
        /// The reading that makes the next state, which all who ask for it meanwhile share.
        var reading: Reading?
    }

    private let store: any ChatStore
    private let onAnswer: @Sendable (String) -> Void
    private let entries = Mutex<[String: Entry]>([:])

    /// Creates states.
    ///
    /// - Parameters:
    ///   - store: The store of the values.
    ///   - onAnswer: A function that is called with a person's identifier, on any thread, when a task of theirs has ended.
    init(store: any ChatStore, onAnswer: @escaping @Sendable (String) -> Void = { _ in }) {
        self.store = store
        self.onAnswer = onAnswer
    }

    /// The number of people whose states are in memory.
    var count: Int { entries.withLock(\.count) }

    /// Returns the state of a person, which is read unless one of their pages is open.
    func state(of userID: String) async throws(StoreError) -> PersonState {
        while true {
            let (known, reading) = entries.withLock { entries -> (PersonState?, Reading?) in
                if let state = entries[userID]?.state { return (state, nil) }
                if let reading = entries[userID]?.reading { return (nil, reading) }
                let reading = Reading { [store] in
                    do throws(StoreError) {
                        return .success(try await store.state(of: userID))
                    } catch {
                        return .failure(error)
                    }
                }
                entries[userID] = Entry(reading: reading)
                return (nil, reading)
            }
            if let known { return known }
            guard let reading else { continue }
            if let state = try insert(userID, await reading.value, of: reading) { return state }
        }
    }

    /// Returns the state that another who waited has made, or a new one of what was read; nil if one that was made of it
    /// has ended since, and may have written more.
    private func insert(
        _ userID: String,
        _ records: Result<[StateRecord], StoreError>,
        of reading: Reading
    ) throws(StoreError) -> PersonState? {
        let made: PersonState?
        if case .success(let records) = records {
            made = PersonState(of: userID, records, in: store) { [weak self] in self?.end(userID) }
            made?.state.onAnswer { [onAnswer] in onAnswer(userID) }
        } else {
            made = nil
        }
        let state = entries.withLock { entries -> PersonState? in
            if let state = entries[userID]?.state { return state }
            guard entries[userID]?.reading == reading else { return nil }
            entries[userID] = made.map { Entry(state: $0) }
            return made
        }
        // One that is not needed ends outside of the lock, as its end takes it.
        return try withExtendedLifetime(made) { () throws(StoreError) in
            if state == nil { _ = try records.get() }
            return state
        }
    }

    private func end(_ userID: String) {
        // One that is alive is let go outside of the lock.
        _ = entries.withLock { entries in
            let present = entries[userID]?.state
            if present == nil, entries[userID]?.reading == nil { entries[userID] = nil }
            return present
        }
    }
}
