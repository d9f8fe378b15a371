/// An array of addresses that is read without a retain.
///
/// An array of references instead costs a retain for each resolve, on a count that all threads share, and a
/// checked cast of what a slot resolves to three times the budget of that.
///
/// **Invariant:** a `StackStorage` keeps what the addresses are of, and holds at a slot's number, which is this slot's
/// alone, what the slot's own declaration sealed; a room without stacks, whose count is negative, holds its watch
/// instead. Debug builds check at each access that the room is there and that the stack is of the slot's type;
/// release builds rely on it.
@safe
@usableFromInline
struct StackAddresses: Sendable {
    @usableFromInline let count: Int
    /// The addresses as numbers, by slot number; 0 where there is no stack.
    @usableFromInline let base: [UInt]
    #if DEBUG
    @usableFromInline let room: UnownedReference<StackStorage>
    #endif

    /// Returns the stack of a slot's number, whose type is the slot's; none if nothing was said about the slot.
    @inlinable
    @inline(__always)
    func stack<Stack: AnyObject>(at index: Int, as type: Stack.Type) -> UnownedReference<Stack>? {
        #if DEBUG
        _ = room.object
        #endif
        guard index < count, let address = unsafe UnsafeRawPointer(bitPattern: base[index]) else {
            return nil
        }
        return unsafe UnownedReference(address: address)
    }

    /// What notes each read before it answers in place of this; none unless reads are noted.
    var watch: UnownedReference<ReadObserver>? {
        guard count < 0, let address = unsafe UnsafeRawPointer(bitPattern: base[0]) else {
            return nil
        }
        return unsafe UnownedReference(address: address)
    }
}

/// Keeps sealed stacks, and where they are found.
@usableFromInline
final class StackStorage: Sendable {
    /// The stacks, by slot number.
    let stacks: [Int: any AnySlotStack]
    private let count: Int
    private let base: [UInt]
    /// What notes reads in place of stacks.
    private let watch: ReadObserver?

    init(_ stacks: [Int: any AnySlotStack]) {
        self.stacks = stacks
        watch = nil
        count = (stacks.keys.max() ?? -1) + 1
        var base = [UInt](repeating: 0, count: count)
        for (index, stack) in stacks {
            base[index] = unsafe UInt(bitPattern: UnownedReference<AnyObject>(stack).address)
        }
        self.base = base
    }

    /// Creates a room that has no stack, not even memory for one, and leads every read to a watch.
    init(_ watch: ReadObserver) {
        stacks = [:]
        self.watch = watch
        count = -1
        base = unsafe [UInt(bitPattern: UnownedReference<AnyObject>(watch).address)]
    }

    /// Where the stacks are; to be read as long as the room is there.
    var addresses: StackAddresses {
        #if DEBUG
        StackAddresses(count: count, base: base, room: UnownedReference(self))
        #else
        StackAddresses(count: count, base: base)
        #endif
    }
}

/// Notes each read of a table's stacks, for a tree that is recorded.
///
/// Its room holds no stack, so that every read goes the way of a slot about which nothing was said, where the watch
/// is found. Where nobody records, that costs nothing anywhere else.
final class ReadObserver: Sendable {
    let stacks: StackAddresses
    let reads: SlotReadLog

    init(_ stacks: StackAddresses, _ reads: SlotReadLog) {
        self.stacks = stacks
        self.reads = reads
    }
}
