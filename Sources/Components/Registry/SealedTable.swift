/// The sealed stacks of a container, by slot number.
///
/// A tree gets a copy of its own, so that trees on several threads share no reference count.
@usableFromInline
final class SealedTable: Sendable {
    let record: InstallRecord
    @usableFromInline let slots: SlotTable
    let members: [String: FamilyMembers]
    // The same address as in `slots`, which keeps it alive.
    @usableFromInline let stacks: StackAddresses

    init(record: InstallRecord, slots: SlotTable, members: [String: FamilyMembers]) {
        self.record = record
        self.slots = slots
        self.members = members
        stacks = slots.addresses
    }

    static let empty = SealedTable(
        record: InstallRecord(),
        slots: SlotTable([:]),
        members: [:]
    )

    /// Returns an equal table with a reference count of its own.
    func copy() -> SealedTable {
        SealedTable(record: record, slots: slots, members: members)
    }

    @inlinable
    func stack<Value, Part>(of slot: Slot<Value, Part>) -> SlotStack<Value> {
        guard let stack = stacks[slot.index] else { return missing(slot) }
        // Sound: the number is this slot's alone, and `SlotTable` puts there only what the slot's
        // own declaration sealed. A checked cast costs three times the budget of a resolve.
        return unsafeDowncast(stack.takeUnretainedValue(), to: SlotStack<Value>.self)
    }

    @usableFromInline
    func missing<Value, Part>(_ slot: Slot<Value, Part>) -> SlotStack<Value> {
        if let fallback = slot.declaration.fallback {
            stack(of: fallback)
        } else {
            slot.declaration.stack
        }
    }
}

/// The keys of one family.
struct FamilyMembers: Sendable {
    /// The filled keys that the family does not declare itself, in plugin order.
    var keys: [String] = []
    /// The declarations of every key that somebody contributed to.
    var slots: [String: any AnySlotDeclaration] = [:]
}
