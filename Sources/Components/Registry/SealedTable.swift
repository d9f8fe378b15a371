import Synchronization

/// The sealed stacks of a container, by slot number.
///
/// A tree gets a copy of its own, so that trees on several threads share no reference count.
@usableFromInline
final class SealedTable: Sendable {
    @usableFromInline let slots: SlotTable
    // The same as in `slots`, which keeps what is there.
    @usableFromInline let stacks: StackAddresses
    /// Leads reads to what notes them, if somebody asked for that.
    private let watched: StackStorage?
    private let typeReads = Atomic(false)

    init(_ slots: SlotTable, notingReadsIn reads: SlotReadLog? = nil) {
        self.slots = slots
        watched = reads.map { StackStorage(ReadObserver(slots.addresses, $0)) }
        stacks = watched?.addresses ?? slots.addresses
    }

    /// Whether somebody asked for the type in a component slot, so that anything may depend on it.
    var isTypeRead: Bool {
        typeReads.load(ordering: .relaxed)
    }

    @usableFromInline
    func noteTypeRead() {
        if !isTypeRead { typeReads.store(true, ordering: .relaxed) }
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

    /// Returns an equal table with a reference count of its own, which may note what is read.
    func copy(notingReadsIn reads: SlotReadLog? = nil) -> SealedTable {
        SealedTable(slots, notingReadsIn: reads)
    }
}

/// The keys of one family.
struct FamilyMembers: Sendable {
    /// The filled keys that the family does not declare itself, in plugin order.
    var keys: [String] = []
    /// The declarations of every key that somebody registered to.
    var slots: [String: any AnySlotDeclaration] = [:]
}
