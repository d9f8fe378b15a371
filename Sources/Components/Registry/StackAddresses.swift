import Synchronization

/// An array of addresses that is read without a retain.
///
/// An array of references instead costs a retain for each resolve, on a count that all threads share, and a
/// checked cast of a slot's value three times the budget of that.
///
/// **Invariant:** the owner keeps what the addresses are of: a `SlotTable` the stacks, each at its slot's number, which
/// is this slot's alone, as the slot's own declaration sealed it; a `ReadObserver`, whose count is negative, itself.
/// Debug builds check at each access that the owner is there and that the stack is of the slot's type; release builds
/// rely on it.
@safe
@usableFromInline
struct StackAddresses: Sendable {
    @usableFromInline let count: Int
    /// The addresses as numbers, by slot number; 0 where there is no stack.
    @usableFromInline let base: [UInt]
    #if DEBUG
    @usableFromInline let owner: UnownedReference<any AnyObject & Sendable>
    #endif

    private init(_ base: [UInt], count: Int, of owner: any AnyObject & Sendable) {
        self.base = base
        self.count = count
        #if DEBUG
        self.owner = UnownedReference(owner)
        #endif
    }

    /// Creates the addresses of a table that keeps its stacks; to be read as long as the table is there.
    init(_ base: [UInt], of owner: SlotTable) {
        self.init(base, count: base.count, of: owner)
    }

    /// Creates the address of an observer, without any stack; to be read as long as the observer is there.
    init(_ observer: ReadObserver) {
        self.init([Self.address(of: observer)], count: -1, of: observer)
    }

    /// Returns the addresses of stacks, by slot number.
    static func base(of stacks: [Int: any AnySlotStack]) -> [UInt] {
        var base = [UInt](repeating: 0, count: (stacks.keys.max() ?? -1) + 1)
        for (index, stack) in stacks { base[index] = address(of: stack) }
        return base
    }

    private static func address(of object: AnyObject) -> UInt {
        unsafe UInt(bitPattern: UnownedReference<AnyObject>(object).address)
    }

    /// Returns the stack of a slot's number, whose type is the slot's; nil if the slot has no registration.
    @inlinable
    @inline(__always)
    func stack<Stack: AnyObject>(at index: Int, as type: Stack.Type) -> UnownedReference<Stack>? {
        #if DEBUG
        _ = owner.object
        #endif
        guard index < count, let address = unsafe UnsafeRawPointer(bitPattern: base[index]) else {
            return nil
        }
        return unsafe UnownedReference(address: address)
    }

    /// The observer that notes each read before it answers instead of this; nil unless reads are noted.
    var observer: UnownedReference<ReadObserver>? {
        guard count < 0, let address = unsafe UnsafeRawPointer(bitPattern: base[0]) else {
            return nil
        }
        return unsafe UnownedReference(address: address)
    }
}

/// The stacks of a table that are not read directly: the reads are noted, as the table is a recorded tree's, or the latest
/// plugins are only sealed when a slot is read.
///
/// Its addresses hold no stack, so that every read takes the way of a slot without registrations, where the observer
/// is found. Other tables have no cost from that.
final class ReadObserver: Sendable {
    let reads: (any SlotReadReceiver)?
    private let old: SlotTable
    private let plugins: [[InstalledPlugin]]
    private let sealed = Mutex<SlotTable?>(nil)
    /// The observers whose plugins are being sealed in the task.
    @TaskLocal private static var sealing: [ObjectIdentifier] = []

    init(
        _ old: SlotTable,
        adding plugins: [[InstalledPlugin]] = [],
        notingReadsIn reads: (any SlotReadReceiver)? = nil
    ) {
        (self.old, self.plugins, self.reads) = (old, plugins, reads)
    }

    /// The sealed stacks; for a transform that reads them while it is being sealed, those without the latest plugins.
    var slots: SlotTable {
        if plugins.isEmpty { return old }
        let id = ObjectIdentifier(self)
        if let slots = sealed.withLock(\.self) { return slots }
        if Self.sealing.contains(id) { return old }
        let slots = Self.$sealing.withValue(Self.sealing + [id]) { old.adding(plugins) }
        return sealed.withLock { sealed in
            // Another task may have sealed them meanwhile.
            let first = sealed ?? slots
            sealed = first
            return first
        }
    }

    /// The stacks that were sealed last, and the plugins that are to be sealed on top of them, in pieces.
    var parts: (sealed: SlotTable, new: [[InstalledPlugin]]) {
        sealed.withLock(\.self).map { ($0, []) } ?? (old, plugins)
    }
}

/// A receiver of the slots that are read, on any thread.
package protocol SlotReadReceiver: AnyObject, Sendable {
    /// The number of the call that runs; less than 0 between calls.
    var run: Int { get }

    /// Notes that the slot of a declaration is read.
    func note(_ slot: any AnyObject & Sendable)
}
