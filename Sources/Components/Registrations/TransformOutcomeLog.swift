import Synchronization

/// What a transform or a listener did when it was asked.
package enum TransformOutcome: Sendable, Hashable {
    /// It made something else of what is below.
    case changed
    /// It made something of what is below that nobody can compare.
    case unknown
    /// It gave what is below, as it is.
    case kept
    /// It answered without asking what is below.
    case answered
}

/// What transforms and listeners did, by their numbers.
package final class TransformOutcomeLog: Sendable {
    private let deeds = Mutex<[Int: Set<TransformOutcome>]>([:])

    /// Whether functions run only to compare what they give.
    @TaskLocal static var isComparing = false

    func note(_ deed: TransformOutcome, of number: Int) {
        guard !Self.isComparing else { return }
        deeds.withLock { _ = $0[number, default: []].insert(deed) }
    }

    /// Returns what one of them did; nothing if it was never asked.
    func deeds(of number: Int) -> Set<TransformOutcome> {
        deeds.withLock { $0[number] ?? [] }
    }
}
