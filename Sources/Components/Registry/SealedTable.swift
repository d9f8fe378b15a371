/// The sealed stacks of a container, by slot number.
///
/// A tree gets a copy of its own, so that trees on several threads share no reference count.
@usableFromInline
final class SealedTable: Sendable {
    @usableFromInline let slots: SlotTable
    // The same as in `slots`, which keeps what is there.
    @usableFromInline let stacks: StackAddresses

    init(_ slots: SlotTable) {
        self.slots = slots
        stacks = slots.addresses
    }

    static let empty = SealedTable(SlotTable([:], record: InstallRecord(), members: [:]))

    /// What was said to the container.
    var record: InstallRecord {
        slots.record
    }

    /// The keys that were added to families, by the number of the fallback.
    var members: [Int: FamilyMembers] {
        slots.members
    }

    /// Returns an equal table with a reference count of its own.
    func copy() -> SealedTable {
        SealedTable(slots)
    }
}

/// The keys of one family.
struct FamilyMembers: Sendable {
    /// The filled keys that the family does not declare itself, in plugin order.
    var keys: [String] = []
    /// The declarations of every key that somebody contributed to.
    var slots: [String: any AnySlotDeclaration] = [:]
}
