import Synchronization

/// Owns the sealed stacks, and what they were sealed from.
@usableFromInline
final class SlotTable: Sendable {
    private let room: StackStorage
    let record: InstallRecord
    let members: [Int: FamilyMembers]
    /// What else has to hold for some registration.
    let conditions: [ScopeCondition]
    /// Whether a plugin gave or wrapped a function or a value, or listens to an event.
    let hasFunctionsOfPlugins: Bool
    /// What went wrong with values, sorted by text.
    let diagnostics: [ComponentDiagnostic]
    @usableFromInline let addresses: StackAddresses
    /// The number of the hook that was reported last what is wrong with the record.
    let reportedHook = Atomic(0)

    init(
        _ stacks: [Int: any AnySlotStack],
        record: InstallRecord,
        members: [Int: FamilyMembers]
    ) {
        room = StackStorage(stacks)
        addresses = room.addresses
        self.record = record
        self.members = members
        diagnostics = stacks.values.flatMap(\.faults).sorted { $0.description < $1.description }
        conditions = record.openConditions
        hasFunctionsOfPlugins = record.plugins.contains {
            $0.registrations.contains(where: \.isFunction)
        }
    }

    /// The sealed stacks, by slot number.
    var stacks: [Int: any AnySlotStack] {
        room.stacks
    }
}
