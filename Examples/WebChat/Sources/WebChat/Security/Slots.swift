import Synchronization

/// A limit of what is done at once for each key.
final class Slots: Sendable {
    private let limit: Int
    private let taken = Mutex<[String: Int]>([:])

    init(limit: Int) {
        self.limit = limit
    }

    /// Takes a slot of a key, and returns whether there was one.
    func take(_ key: String) -> Bool {
        taken.withLock { taken in
            guard taken[key, default: 0] < limit else { return false }
            taken[key, default: 0] += 1
            return true
        }
    }

    /// Gives a slot back.
    func give(_ key: String) {
        taken.withLock { taken in
            taken[key, default: 1] -= 1
            if taken[key] == 0 { taken[key] = nil }
        }
    }
}
