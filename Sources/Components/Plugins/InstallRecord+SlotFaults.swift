extension InstallRecord {
    /// What is wrong with the plugins' contributions to slots.
    var slotFaults: [InstallFault] {
        let grouped = grouped
        return grouped.slots.flatMap { slot in
            let contributions = (grouped.bySlot[slot.index] ?? []).filter { $0.owner != .app }
            return clashes(contributions) + misfits(contributions, slot: slot)
        } + sharedNames(grouped.slots)
    }

    /// Two bases of one slot, unless the app named the winner or both set the same value.
    private func clashes(_ contributions: [Contribution]) -> [InstallFault] {
        let bases = contributions.filter(\.isBase)
        let winners = bases.filter { preferred.contains($0.owner) }
        let rivals = winners.isEmpty ? bases : winners
        guard let first = rivals.first else { return [] }
        return rivals.dropFirst().compactMap { rival in
            guard
                case .base(let one) = first.payload,
                case .base(let other) = rival.payload,
                !one.equals(other)
            else { return nil }
            let claims = [SlotClaim(first), SlotClaim(rival)]
            return first.verb == .set && rival.verb == .set
                ? .valueClash(slot: first.slotName, claims)
                : .baseClash(slot: first.slotName, claims)
        }
    }

    /// Extensions whose host is not the base that the plugins leave in the slot.
    private func misfits(
        _ contributions: [Contribution],
        slot: any AnySlotDeclaration
    ) -> [InstallFault] {
        let layers = SlotContributions(contributions, slot: slot, preferring: preferred)
        return layers.misfits.compactMap { misfit in
            guard let layer = misfit.extensionLayer else { return nil }
            return .missingHost(
                slot: slot.facts.name,
                claim: SlotClaim(misfit),
                host: layer.host,
                base: layers.base?.layer ?? slot.defaultLayer
            )
        }
    }

    private func sharedNames(_ slots: [any AnySlotDeclaration]) -> [InstallFault] {
        let byName = Dictionary(grouping: slots, by: \.facts.name)
        return byName.compactMap { name, slots in
            slots.count < 2
                ? nil
                : .slotDeclaredTwice(name: name, sites: slots.map(\.facts.site).sorted())
        }
    }
}
