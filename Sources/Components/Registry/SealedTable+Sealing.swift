extension SealedTable {
    /// Returns the table that a record describes.
    static func sealing(_ record: InstallRecord) -> SealedTable {
        let grouped = record.grouped
        var stacks: [Int: any AnySlotStack] = [:]
        for slot in grouped.slots {
            seal(slot, grouped, record, &stacks)
        }
        return SealedTable(
            record: record,
            slots: SlotTable(stacks),
            members: members(grouped)
        )
    }

    /// Returns the table of a record that differs from this table's in one slot only.
    func resealed(_ record: InstallRecord, slot: any AnySlotDeclaration) -> SealedTable {
        if case .fallback = slot.facts.kind { return Self.sealing(record) }
        if case .member = slot.facts.kind { return Self.sealing(record) }
        var stacks = slots.stacks
        let contributions = record.contributions { $0.slot.index == slot.index }
        let grouped = GroupedContributions(slots: [slot], bySlot: [slot.index: contributions])
        Self.seal(slot, grouped, record, &stacks)
        return SealedTable(record: record, slots: SlotTable(stacks), members: members)
    }

    private static func seal(
        _ slot: any AnySlotDeclaration,
        _ grouped: GroupedContributions,
        _ record: InstallRecord,
        _ stacks: inout [Int: any AnySlotStack]
    ) {
        // Fallbacks have lower numbers than their members, so they are sealed already.
        let fallback = slot.fallbackIndex.flatMap { stacks[$0] }
        let contributions = SlotContributions(
            grouped.bySlot[slot.index] ?? [],
            slot: slot,
            fallback: fallback,
            preferring: record.preferred
        )
        stacks[slot.index] = slot.seal(contributions, fallback: fallback)
    }

    private static func members(_ grouped: GroupedContributions) -> [String: FamilyMembers] {
        var members: [String: FamilyMembers] = [:]
        for contribution in grouped.inOrder {
            guard case .member(let family, let key) = contribution.slot.facts.kind else { continue }
            // A family's own keys are listed by the family.
            guard contribution.slot.fallbackIndex != nil else { continue }
            members[family, default: FamilyMembers()].slots[key] = contribution.slot
            if contribution.isBase, members[family]?.keys.contains(key) == false {
                members[family]?.keys.append(key)
            }
        }
        return members
    }
}

/// A record's contributions, by slot.
struct GroupedContributions {
    /// The slots, by number.
    var slots: [any AnySlotDeclaration] = []
    /// Each slot's contributions, in stack order.
    var bySlot: [Int: [Contribution]] = [:]
    /// All contributions, in stack order.
    var inOrder: [Contribution] = []
}

extension InstallRecord {
    /// Returns the contributions that pass the filter and were not suppressed, in stack order.
    func contributions(where isIncluded: (Contribution) -> Bool = { _ in true }) -> [Contribution] {
        var contributions: [Contribution] = []
        for plugin in plugins {
            for contribution in plugin.contributions where isIncluded(contribution) {
                let suppression = Suppression(plugin: plugin.id, slot: contribution.slot.index)
                if contribution.verb == .declare || !suppressions.contains(suppression) {
                    contributions.append(contribution)
                }
            }
        }
        return contributions + app.filter(isIncluded)
    }

    /// The contributions by slot.
    var grouped: GroupedContributions {
        var grouped = GroupedContributions()
        grouped.inOrder = contributions()
        for contribution in grouped.inOrder {
            let index = contribution.slot.index
            if grouped.bySlot[index] == nil {
                grouped.slots.append(contribution.slot)
            }
            grouped.bySlot[index, default: []].append(contribution)
        }
        grouped.slots.sort { $0.index < $1.index }
        return grouped
    }
}
