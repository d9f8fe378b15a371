import Synchronization

/// The batches that were timed, in their order, each as its number of rounds.
public enum Batches {
    private static let rounds = Mutex<[Int]>([])

    /// Returns the batches that were timed since the last call.
    public static func take() -> [Int] {
        rounds.withLock { rounds in
            defer { rounds = [] }
            return rounds
        }
    }

    static func add(_ count: Int) {
        rounds.withLock { $0.append(count) }
    }
}
