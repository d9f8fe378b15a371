import Synchronization

/// Gives every slot and family its number, in the order of their declarations.
enum SlotNumbers {
    private static let count = Atomic(0)

    static func next() -> Int {
        count.wrappingAdd(1, ordering: .relaxed).oldValue
    }
}
