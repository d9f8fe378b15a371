import Synchronization

/// Values by keys, of which those that were not used for long are forgotten.
///
/// Values are in two generations: when the younger one is full, the older one is forgotten.
final class GenerationCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct State {
        var young: [Key: Value] = [:]
        var old: [Key: Value] = [:]
    }

    private let capacity: Int
    private let state = Mutex(State())

    /// Creates a cache of at most a number of values.
    init(capacity: Int) {
        self.capacity = max(2, capacity)
    }

    /// The number of values.
    var count: Int { state.withLock { $0.young.count + $0.old.count } }

    subscript(key: Key) -> Value? {
        get {
            state.withLock { state in
                if let value = state.young[key] { return value }
                guard let value = state.old.removeValue(forKey: key) else { return nil }
                insert(value, for: key, in: &state)
                return value
            }
        }
        set {
            state.withLock { state in
                state.old[key] = nil
                guard let newValue else { return state.young[key] = nil }
                insert(newValue, for: key, in: &state)
            }
        }
    }

    private func insert(_ value: Value, for key: Key, in state: inout State) {
        if state.young.count >= capacity / 2, state.young[key] == nil {
            state.old = state.young
            state.young = [:]
        }
        state.young[key] = value
    }
}
