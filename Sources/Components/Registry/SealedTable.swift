import Synchronization

/// The sealed stacks of a container, by slot number.
///
/// A tree gets a copy of its own, so that trees on several threads share no reference count.
@usableFromInline
final class SealedTable: Sendable {
    // The same as in `slots`, which keeps the stacks.
    @usableFromInline let stacks: StackAddresses
    /// The stacks that were sealed last; in a tree's table, all of them.
    let slots: SlotTable
    /// Answers the reads of the stacks; nil if they are read directly.
    private let observer: ReadObserver?
    private let typeReads = Atomic(false)
    /// The facts of the installed plugins, until a table with further ones takes them; none in a tree's table.
    let index: Mutex<InstallIndex?>

    init(
        _ slots: SlotTable,
        readBy observer: ReadObserver? = nil,
        index: consuming InstallIndex? = nil
    ) {
        (self.slots, self.observer) = (slots, observer)
        stacks = observer.map { StackAddresses($0) } ?? slots.addresses
        self.index = Mutex(index)
    }

    /// The sealed stacks of all plugins.
    var latest: SlotTable { observer?.slots ?? slots }

    /// The stacks that were sealed last, and the plugins that are to be sealed on top of them, in pieces.
    var parts: (sealed: SlotTable, new: [[InstalledPlugin]]) { observer?.parts ?? (slots, []) }

    /// Whether the type in a component slot was read, so that anything may depend on it.
    var isTypeRead: Bool {
        typeReads.load(ordering: .relaxed)
    }

    @usableFromInline
    func noteTypeRead() {
        if !isTypeRead { typeReads.store(true, ordering: .relaxed) }
    }

    static let empty = SealedTable(SlotTable([:], record: InstallRecord(), members: [:]))

    /// The registrations of the container.
    var record: InstallRecord {
        latest.record
    }

    /// The keys that were added to families, by the number of the fallback.
    var members: [Int: FamilyMembers] {
        latest.members
    }

    /// Returns an equal table with a reference count of its own, which may note reads.
    func copy(notingReadsIn reads: (any SlotReadReceiver)? = nil) -> SealedTable {
        let slots = latest
        return SealedTable(slots, readBy: reads.map { ReadObserver(slots, notingReadsIn: $0) })
    }
}

/// The keys of one family.
struct FamilyMembers: Sendable {
    /// The filled keys that the family does not declare itself, in plugin order.
    var keys: [String] = []
    /// The declarations of all keys with registrations.
    var slots: [String: any AnySlotDeclaration] = [:]
}

/// Owns the sealed stacks, and the record that they were sealed from.
@usableFromInline
final class SlotTable: Sendable {
    /// The sealed stacks, by slot number.
    let stacks: [Int: any AnySlotStack]
    private let base: [UInt]
    let record: InstallRecord
    let members: [Int: FamilyMembers]
    /// The numbers of the slots whose defaults follow from others.
    let fed: Set<Int>
    /// The numbers of the slots with a value whose transforms read other slots.
    let readers: Set<Int>
    /// The conditions that have to hold for some registration and are not known to.
    let conditions: [ScopeCondition]
    /// Whether a plugin or the app gave or wrapped a function or a value; listeners do not count.
    let hasFunctions: Bool
    /// Whether a plugin or the app registered extensions that receive events.
    let hasSinks: Bool
    /// The diagnostics of values, sorted by text.
    let diagnostics: [ComponentDiagnostic]
    /// The number of the hook that last received the record's diagnostics.
    let reportedHook = Atomic(0)

    init(
        _ stacks: [Int: any AnySlotStack],
        record: InstallRecord,
        members: [Int: FamilyMembers],
        fed: Set<Int> = []
    ) {
        self.fed = fed
        self.stacks = stacks
        readers = Set(stacks.lazy.filter(\.value.info.readsSlots).map(\.key))
        base = StackAddresses.base(of: stacks)
        self.record = record
        self.members = members
        diagnostics = stacks.values.flatMap(\.faults).sorted { $0.description < $1.description }
        conditions = record.openConditions
        let registrations = ([record.app] + record.plugins.map(\.registrations)).joined()
        hasFunctions = registrations.contains { $0.isFunction && $0.slot.facts.kind != .event }
        hasSinks = registrations.contains(where: \.isSink)
    }

    /// The addresses of the stacks; to be read as long as the table is there.
    var addresses: StackAddresses {
        StackAddresses(base, of: self)
    }
}

extension SealedTable {
    /// Returns the value of a slot.
    @inlinable
    func value<Value, Part>(of slot: Slot<Value, Part>) -> Value {
        withExtendedLifetime(self) {
            stacks.stack(of: slot).with { $0.value }
        }
    }
}

extension StackAddresses {
    /// Returns the stack of a slot; it lives as long as the table.
    @inlinable
    @inline(__always)
    func stack<Value, Part>(of slot: Slot<Value, Part>) -> UnownedReference<SlotStack<Value>> {
        stack(at: slot.index, as: SlotStack<Value>.self) ?? missing(slot)
    }

    @usableFromInline
    func missing<Value, Part>(_ slot: Slot<Value, Part>) -> UnownedReference<SlotStack<Value>> {
        if let observer = observer?.object {
            let stack = observer.slots.addresses.stack(of: slot)
            if let reads = observer.reads {
                reads.note(slot.declaration)
                for source in stack.object.info.sources { reads.note(source) }
            }
            return stack
        }
        guard let fallback = slot.declaration.fallback else {
            return UnownedReference(slot.declaration.stack)
        }
        return stack(of: fallback)
    }
}
