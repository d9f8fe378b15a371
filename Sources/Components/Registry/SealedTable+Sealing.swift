extension SealedTable {
    /// Returns the table that a record describes.
    static func sealing(_ record: InstallRecord) -> SealedTable {
        let grouped = record.grouped()
        var stacks: [Int: any AnySlotStack] = [:]
        for slot in grouped.slots {
            seal(slot, grouped, &stacks)
        }
        return SealedTable(SlotTable(stacks, record: record, members: members(grouped)))
    }

    /// Returns the table of a record that differs from this table's in some slots only.
    func resealed(_ record: InstallRecord, slots changed: [any AnySlotDeclaration]) -> SealedTable {
        guard record.keepsOrder(of: self.record), changed.allSatisfy(\.isAlone)
        else { return Self.sealing(record) }
        var stacks = slots.stacks
        let byNumber = Dictionary(changed.map { ($0.index, $0) }) { first, _ in first }
        let grouped = record.grouped { byNumber[$0.slot.index] != nil }
        for slot in byNumber.values { Self.seal(slot, grouped, &stacks) }
        return SealedTable(SlotTable(stacks, record: record, members: members))
    }

    private static func seal(
        _ slot: any AnySlotDeclaration,
        _ grouped: GroupedRegistrations,
        _ stacks: inout [Int: any AnySlotStack]
    ) {
        // Fallbacks have lower numbers than their members, so they are sealed already.
        let fallback = slot.fallbackDeclaration.flatMap { stacks[$0.index] }
        stacks[slot.index] = slot.seal(grouped.sorted(for: slot), fallback: fallback)
    }

    private static func members(_ grouped: GroupedRegistrations) -> [Int: FamilyMembers] {
        var members: [Int: FamilyMembers] = [:]
        for registration in grouped.inOrder {
            // A family's own keys have no fallback and are listed by the family.
            guard
                case .member(_, let key) = registration.slot.facts.kind,
                let family = registration.slot.fallbackDeclaration?.index
            else { continue }
            members[family, default: FamilyMembers()].slots[key] = registration.slot
            if registration.isBase, members[family]?.keys.contains(key) == false {
                members[family]?.keys.append(key)
            }
        }
        return members
    }
}
