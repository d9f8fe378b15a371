/// An array of addresses that is read without a retain.
///
/// An array of references instead costs a retain for each resolve, on a count that all threads share, and a
/// checked cast of what a slot resolves to three times the budget of that.
///
/// **Invariant:** a `StackRoom` keeps the memory, in which nothing is written after it was made, and holds at a
/// slot's number, which is this slot's alone, what the slot's own declaration sealed. Debug builds check at each
/// access that the room is there and that the stack is of the slot's type; release builds rely on it.
@safe
@usableFromInline
// Sound: nothing is written behind the pointer any more.
struct StackAddresses: @unchecked Sendable {
    @usableFromInline let count: Int
    @usableFromInline let base: UnsafePointer<UnsafeRawPointer?>
    #if DEBUG
    @usableFromInline let room: Unretained<StackRoom>
    #endif

    /// Returns the stack of a slot's number, whose type is the slot's; none if nothing was said about the slot.
    @inlinable
    @inline(__always)
    func stack<Stack: AnyObject>(at index: Int, as type: Stack.Type) -> Unretained<Stack>? {
        #if DEBUG
        _ = room.object
        #endif
        guard index < count, let address = unsafe base[index] else { return nil }
        return unsafe Unretained(address: address)
    }
}

/// Keeps sealed stacks, and the memory in which they are found.
@safe
@usableFromInline
// Sound: nothing in it changes once it is made, and stacks are Sendable.
final class StackRoom: @unchecked Sendable {
    /// The stacks, by slot number.
    let stacks: [Int: any AnySlotStack]
    private let count: Int
    private let base: UnsafeMutablePointer<UnsafeRawPointer?>

    init(_ stacks: [Int: any AnySlotStack]) {
        self.stacks = stacks
        count = (stacks.keys.max() ?? -1) + 1
        unsafe base = .allocate(capacity: count)
        unsafe base.initialize(repeating: nil, count: count)
        for (index, stack) in stacks {
            unsafe base[index] = Unretained<AnyObject>(stack).address
        }
    }

    deinit {
        unsafe base.deallocate()
    }

    /// Where the stacks are; to be read as long as the room is there.
    var addresses: StackAddresses {
        #if DEBUG
        unsafe StackAddresses(count: count, base: UnsafePointer(base), room: Unretained(self))
        #else
        unsafe StackAddresses(count: count, base: UnsafePointer(base))
        #endif
    }
}
