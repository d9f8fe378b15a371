extension SealedTable {
    /// Returns the table with further plugins, which have no faults, and the facts of all.
    ///
    /// Plugins that are installed one at a time beside many others are sealed together, when there are enough of them or
    /// when a slot is read: sealing takes time in proportion to all.
    func adding(_ plugins: [InstalledPlugin], _ index: consuming InstallIndex) -> SealedTable {
        var (sealed, new) = parts
        // Only the last piece is copied.
        if let last = new.last, last.count < 100 {
            new[new.count - 1] = last + plugins
        } else {
            new.append(plugins)
        }
        return index.count <= 64 + 8 * new.reduce(0) { $0 + $1.count }
            ? SealedTable(sealed.adding(new), index: index)
            : SealedTable(sealed, readBy: ReadObserver(sealed, adding: new), index: index)
    }
}

extension SlotTable {
    /// Returns the table that a record describes.
    ///
    /// If transforms of values read other slots, all is sealed again when these are there; the reads may be noted.
    static func sealing(
        _ record: InstallRecord,
        notingReadsIn reads: (any SlotReadReceiver)? = nil
    ) -> SlotTable {
        let grouped = record.grouped()
        let first = Components.sealingFirst(record) { sealing(record, grouped) }
        guard !first.readers.isEmpty, !Components.sealsTooDeep else { return first }
        let components = Components(table: SealedTable(first)).copy(notingReadsIn: reads)
        return components.sealingOthers { sealing(record, grouped) }
    }

    private static func sealing(_ record: InstallRecord, _ grouped: GroupedRegistrations)
        -> SlotTable
    {
        let (feeds, members) = (grouped.feeds, members(grouped))
        let fed = Set(feeds.map(\.feed.slot.index))
        var stacks: [Int: any AnySlotStack] = [:]
        for slot in grouped.slots where !fed.contains(slot.index) {
            seal(slot, grouped, &stacks)
        }
        let table = SlotTable(stacks, record: record, members: members)
        guard !feeds.isEmpty else { return table }
        let components = Components(table: SealedTable(table))
        for (feed, sources) in feeds {
            let registrations = grouped.sorted(for: feed.slot)
            stacks[feed.slot.index] = feed.stack(registrations, components, sources)
        }
        return SlotTable(stacks, record: record, members: members, fed: fed)
    }

    /// Returns the table with further plugins, which have no faults.
    func adding(_ plugins: [[InstalledPlugin]]) -> SlotTable {
        var record = record
        record.plugins += plugins.joined()
        record.sortPlugins()
        return resealed(record, slots: plugins.joined().flatMap(\.registrations).map(\.slot))
    }

    /// Returns the table of a record that differs from this table's in some slots only, with its plugins in their order.
    func resealed(_ record: InstallRecord, slots changed: [any AnySlotDeclaration]) -> SlotTable {
        guard readers.isEmpty, changed.allSatisfy({ $0.isAlone && !fed.contains($0.index) }) else {
            return Self.sealing(record)
        }
        var stacks = stacks
        let byNumber = Dictionary(changed.map { ($0.index, $0) }) { first, _ in first }
        let grouped = record.grouped { byNumber[$0.slot.index] != nil }
        Components.sealingFirst(record) {
            for slot in byNumber.values { Self.seal(slot, grouped, &stacks) }
        }
        let table = SlotTable(stacks, record: record, members: members, fed: fed)
        return table.readers.isEmpty ? table : Self.sealing(record)
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
