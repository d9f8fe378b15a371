import Synchronization

/// The clock of a tree, and what runs in its turns.
struct TreeTurns {
    /// The instant at which the clock stands.
    var now: Timestamp
    /// Whether a turn is taken.
    var isInTurn = false
    /// The scheduled work of components.
    var works = Schedule<ComponentWork.Key, ComponentWork>()
    /// The amount of work at which that of ended components is removed.
    var workLimit = 1_024
    /// The tasks of components.
    var tasks: [ComponentWork.Key: ComponentTask] = [:]
    /// The store that the tree shares with others, or that outlives it; nil as long as nothing asks for one.
    var shared: SharedStore?
    /// The version of the store whose changes the tree has looked at.
    var seenVersion: Int
    /// The components that read values of the store.
    var readers: [StateStore.Place: [StateReader]] = [:]
    /// The number of reads so far.
    var readerCount = 0
    /// The number of read values at which those that no component reads any more are removed.
    var readerLimit = 1_024

    init(_ context: borrowing ComponentContext) {
        now = context.now ?? context.components[.clockStart]
        shared = context.store.map { SharedStore($0) }
        seenVersion = context.store?.version ?? 0
    }
}

extension TreeState {
    /// The store; nil as long as it is not used.
    var store: StateStore? { turns.shared?.ifUsed }

    /// The store of the tree, which is made the first time.
    var shared: SharedStore {
        if let shared = turns.shared { return shared }
        let shared = SharedStore(nil)
        turns.shared = shared
        return shared
    }

    /// Ends the work of components, as the tree ends.
    func end() {
        guard turns.works.count > 0 || !turns.tasks.isEmpty else { return }
        let (works, tasks) = (turns.works, turns.tasks)
        turns.works = Schedule()
        for key in tasks.keys { endTask(key) }
        // They are released last, as that may run any code.
        withExtendedLifetime((works, tasks)) {}
    }
}

/// The store of a tree, which functions that the tree calls read, too.
final class SharedStore: Sendable {
    private let known: Mutex<StateStore?>

    init(_ store: StateStore?) {
        known = Mutex(store)
    }

    /// The store; nil as long as it is not used.
    var ifUsed: StateStore? { known.withLock(\.self) }

    /// The store, which is made the first time.
    var store: StateStore {
        known.withLock { known in
            let store = known ?? StateStore()
            known = store
            return store
        }
    }

    /// Takes a store in place of one that the tree made itself and that is empty.
    func adopt(_ store: StateStore) {
        known.withLock { known in
            if known?.isUnused != false { known = store }
        }
    }
}
