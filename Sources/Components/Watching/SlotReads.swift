import Synchronization

/// The slots that were read since somebody looked, in order.
///
/// Behind a lock, as whoever has a tree's components may read them on any thread.
final class SlotReads: Sendable {
    private let slots = Mutex<[any AnySlotDeclaration]>([])

    func note(_ slot: any AnySlotDeclaration) {
        slots.withLock { $0.append(slot) }
    }

    /// Returns what was read, and forgets it.
    func take() -> [any AnySlotDeclaration] {
        slots.withLock { slots in
            guard !slots.isEmpty else { return [] }
            let taken = slots
            slots.removeAll(keepingCapacity: true)
            return taken
        }
    }
}
