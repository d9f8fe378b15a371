import ChatStore
import Components
import DefaultComponents
import Messenger
import Synchronization

/// The state of the plugins of one person, which all of their pages share.
///
/// It lives while one of these is open or being drawn. Values that plugins keep are in the store, and are there again
/// afterwards.
final class PersonState: Sendable {
    let userID: String
    /// The state as components read and set it.
    let state: StateStore
    private let values: StoredValues
    private let store: any ChatStore
    private let onEnd: @Sendable () -> Void
    private let contents = Mutex(Contents())

    private struct Contents {
        /// The writing that began last, and the number of writings.
        var writing: Task<Result<Void, StoreError>, Never>?
        var count = 0
        /// The number of inputs that are under way for each message.
        var inputs: [String: Int] = [:]
    }

    /// Creates the state of a person from what is stored of it.
    init(
        of userID: String,
        _ records: [StateRecord],
        in store: any ChatStore,
        onEnd: @escaping @Sendable () -> Void
    ) {
        self.userID = userID
        self.store = store
        self.onEnd = onEnd
        values = StoredValues(records)
        state = StateStore(persistence: values)
    }

    deinit { onEnd() }

    /// The messages to which state belongs, and on nothing else of it do rows depend; nil if they may.
    var messages: Set<String>? {
        let (_, timers, tasks) = state.count
        let owners = state.owners.union(values.owners)
        guard timers == 0, tasks == 0,
            owners.allSatisfy({ $0 == .message($0.id) })
        else { return nil }
        return Set(owners.map(\.id))
    }

    /// Whether there are changes that are not being written.
    var hasChanges: Bool { values.areChanged }

    /// Writes all changes before the call, after those that are being written; what cannot be written is kept.
    func save() async throws(StoreError) {
        let writing = contents.withLock { contents -> Task<Result<Void, StoreError>, Never>? in
            let earlier = contents.writing
            guard earlier != nil || values.areChanged else { return nil }
            contents.count += 1
            let number = contents.count
            let writing = Task { [self] in
                _ = await earlier?.value
                let result = await write()
                self.contents.withLock { if $0.count == number { $0.writing = nil } }
                return result
            }
            contents.writing = writing
            return writing
        }
        try await writing?.value.get()
    }

    private func write() async -> Result<Void, StoreError> {
        let changes = values.takeChanges()
        guard !changes.isEmpty else { return .success(()) }
        do throws(StoreError) {
            try await store.setState(changes, of: userID)
            return .success(())
        } catch {
            values.putBack(changes)
            return .failure(error)
        }
    }

    // MARK: Inputs

    /// Notes that an input in a message begins, whose requests are not stored yet.
    func begin(_ messageID: String) {
        contents.withLock { $0.inputs[messageID, default: 0] += 1 }
    }

    /// Notes that the requests of an input in a message were stored or refused.
    func end(_ messageID: String) {
        contents.withLock { contents in
            let rest = (contents.inputs[messageID] ?? 1) - 1
            contents.inputs[messageID] = rest == 0 ? nil : rest
        }
    }

    /// Sets the votes of the person in a message to what is stored of them, unless they are voting.
    ///
    /// So the votes that a page shows are those that all others count, whenever the process was ended.
    func restoreVotes(in record: MessageRecord) {
        let owner = StateOwner.message(record.id)
        guard contents.withLock({ $0.inputs[record.id] == nil }) else { return }
        guard !record.isDeleted else {
            try? state.remove(owner)
            return
        }
        let votes = PollVotes(record.responses).votes(of: userID)
        for key in [StateKey.votes, .sentVotes] where state[key, owner] != votes {
            state[key, owner] = votes
        }
    }
}
