import ChatStore
import Components
import DefaultComponents

/// The state of the plugins of one person, which all of their pages share.
///
/// It lives while one of these is open or being drawn. What plugins keep is in the store, and is there again afterwards.
final class PersonState: Sendable {
    let userID: String
    /// The state as components read and set it.
    let state: StateStore
    private let values: StoredValues
    private let store: any ChatStore
    private let onEnd: @Sendable () -> Void

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

    /// Writes what has changed.
    func save() async throws(StoreError) {
        let changes = values.takeChanges()
        guard !changes.isEmpty else { return }
        try await store.setState(changes, of: userID)
    }
}
