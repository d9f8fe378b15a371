import ChatStore
import Components
import Synchronization

/// The states of the people whose pages are open in this process.
final class PersonStates: Sendable {
    private struct Reference {
        weak var state: PersonState?
    }

    private struct Contents {
        var references: [String: Reference] = [:]
        /// The number of states that have ended: what was read before may be older than what they wrote.
        var ended = 0
    }

    private let store: any ChatStore
    private let onAnswer: @Sendable (String) -> Void
    private let contents = Mutex(Contents())

    /// Creates states.
    ///
    /// - Parameters:
    ///   - store: The store of what plugins keep.
    ///   - onAnswer: A function that is called with a person's identifier, on any thread, when a task of theirs has ended.
    init(store: any ChatStore, onAnswer: @escaping @Sendable (String) -> Void = { _ in }) {
        self.store = store
        self.onAnswer = onAnswer
    }

    /// The number of people whose states are in memory.
    var count: Int { contents.withLock(\.references.count) }

    /// Returns the state of a person, which is read unless one of their pages is open.
    func state(of userID: String) async throws(StoreError) -> PersonState {
        while true {
            let (known, ended) = contents.withLock { ($0.references[userID]?.state, $0.ended) }
            if let known { return known }
            let records = try await store.state(of: userID)
            if let state = insert(userID, records, since: ended) { return state }
        }
    }

    /// Returns the state that is known by now, or a new one; nil if another has ended meanwhile.
    private func insert(
        _ userID: String,
        _ records: [StateRecord],
        since ended: Int
    ) -> PersonState? {
        let new = PersonState(of: userID, records, in: store) { [weak self] in self?.end(userID) }
        let (state, isNew) = contents.withLock { contents -> (PersonState?, Bool) in
            if let known = contents.references[userID]?.state { return (known, false) }
            guard contents.ended == ended else { return (nil, false) }
            contents.references[userID] = Reference(state: new)
            return (new, true)
        }
        if isNew { new.state.onAnswer { [onAnswer] in onAnswer(userID) } }
        return withExtendedLifetime(new) { state }
    }

    private func end(_ userID: String) {
        // One that is alive is let go outside of the lock, as its end would take it.
        _ = contents.withLock { contents in
            contents.ended += 1
            let present = contents.references[userID]?.state
            if present == nil { contents.references[userID] = nil }
            return present
        }
    }
}
