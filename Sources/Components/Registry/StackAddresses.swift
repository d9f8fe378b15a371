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

    func deallocate() {
        base.deallocate()
    }
}
