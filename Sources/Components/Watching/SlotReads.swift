import Synchronization

/// The slots that were read since somebody looked, in order.
///
/// Behind a lock, as whoever has a tree's components may read them on any thread.
final class SlotReads: Sendable {
    private let slots = Mutex<[any AnySlotDeclaration]>([])
    private let isEmpty = Atomic(true)

    func note(_ slot: any AnySlotDeclaration) {
        slots.withLock { $0.append(slot) }
        isEmpty.store(false, ordering: .releasing)
    }

    /// Returns what was read, and forgets it.
    func take() -> [any AnySlotDeclaration] {
        // A look that costs no lock, as there is one at each boundary.
        guard !isEmpty.load(ordering: .acquiring) else { return [] }
        return slots.withLock { slots in
            isEmpty.store(true, ordering: .releasing)
            let taken = slots
            slots = []
            return taken
        }
    }
}
