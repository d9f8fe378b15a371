/// Owns the sealed stacks, and what they were sealed from.
@usableFromInline
final class SlotTable: Sendable {
    let stacks: [Int: any AnySlotStack]
    let record: InstallRecord
    let members: [Int: FamilyMembers]
    @usableFromInline let addresses: StackAddresses

    init(
        _ stacks: [Int: any AnySlotStack],
        record: InstallRecord,
        members: [Int: FamilyMembers]
    ) {
        self.stacks = stacks
        self.record = record
        self.members = members
        addresses = StackAddresses(stacks)
    }

    deinit {
        addresses.deallocate()
    }
}
