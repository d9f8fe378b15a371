import Synchronization

/// Owns the sealed stacks, and what they were sealed from.
@usableFromInline
final class SlotTable: Sendable {
    private let room: StackRoom
    let record: InstallRecord
    let members: [Int: FamilyMembers]
    @usableFromInline let addresses: StackAddresses
    /// What is wrong with the record; found when a tree asks for the first time.
    private let mistakes = Mutex<[ComponentDiagnostic]?>(nil)

    init(
        _ stacks: [Int: any AnySlotStack],
        record: InstallRecord,
        members: [Int: FamilyMembers]
    ) {
        room = StackRoom(stacks)
        addresses = room.addresses
        self.record = record
        self.members = members
    }

    /// Returns what is wrong with the record, as the closure finds it the first time.
    func mistakes(_ find: () -> [ComponentDiagnostic]) -> [ComponentDiagnostic] {
        if let known = mistakes.withLock({ $0 }) { return known }
        let found = find()
        mistakes.withLock { $0 = found }
        return found
    }

    /// The sealed stacks, by slot number.
    var stacks: [Int: any AnySlotStack] {
        room.stacks
    }
}
