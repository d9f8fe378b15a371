import Synchronization

/// Gives every slot and family its number, in the order of their declarations.
enum SlotNumbers {
    private static let last = Mutex(-1)

    static func next() -> Int {
        last.withLock { number in
            number += 1
            return number
        }
    }
}
