/// An array of addresses that is read without a retain.
///
/// `SlotTable` keeps the objects alive and frees the memory; nothing is written after `init`, which is
/// why sharing it between threads is sound. An array of references instead costs a retain for each
/// resolve, on a count that all threads share.
@usableFromInline
struct StackAddresses: @unchecked Sendable {
    @usableFromInline let count: Int
    @usableFromInline let base: UnsafeMutablePointer<UnsafeRawPointer?>

    init(_ stacks: [Int: any AnySlotStack]) {
        count = (stacks.keys.max() ?? -1) + 1
        base = .allocate(capacity: count)
        base.initialize(repeating: nil, count: count)
        for (index, stack) in stacks {
            base[index] = UnsafeRawPointer(Unmanaged<AnyObject>.passUnretained(stack).toOpaque())
        }
    }

    /// Returns what a slot resolves to; it lives as long as the table.
    @inlinable
    func stack<Value, Part>(of slot: Slot<Value, Part>) -> Unmanaged<SlotStack<Value>> {
        guard slot.index < count, let address = base[slot.index] else { return missing(slot) }
        // Sound: the number is this slot's alone, and `SealedTable` puts there only what the slot's
        // own declaration sealed. A checked cast costs three times the budget of a resolve.
        return .fromOpaque(address)
    }

    @usableFromInline
    func missing<Value, Part>(_ slot: Slot<Value, Part>) -> Unmanaged<SlotStack<Value>> {
        if let fallback = slot.declaration.fallback {
            stack(of: fallback)
        } else {
            .passUnretained(slot.declaration.stack)
        }
    }

    func deallocate() {
        base.deallocate()
    }
}
