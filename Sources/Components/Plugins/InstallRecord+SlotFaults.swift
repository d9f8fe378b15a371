extension InstallRecord {
    /// What is wrong with the plugins' contributions to slots.
    var slotFaults: [InstallFault] {
        let byPlugins = grouped { $0.owner != .app }
        let byAll = grouped()
        return byPlugins.slots.flatMap { slot in
            clashes(byPlugins.contributions(to: slot))
                + misfits(byPlugins.sorted(for: slot), withApp: byAll.sorted(for: slot), slot)
        } + sharedNames(byAll.slots)
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
                !(one.equals(other) && other.equals(one))
            else { return nil }
            let claims = [first.claim, rival.claim]
            return first.verb == .set && rival.verb == .set
                ? .valueClash(slot: first.slotName, claims)
                : .baseClash(slot: first.slotName, claims)
        }
    }

    /// Extensions whose host is neither the base that the plugins leave in the slot nor the app's.
    ///
    /// Those that only the app's base does not fit are a diagnostic.
    private func misfits(
        _ byPlugins: SlotContributions,
        withApp contributions: SlotContributions,
        _ slot: any AnySlotDeclaration
    ) -> [InstallFault] {
        byPlugins.misfits.compactMap { misfit in
            guard
                let layer = misfit.extensionLayer,
                contributions.misfits.contains(where: { $0 === misfit })
            else { return nil }
            guard contributions.type is any Component.Type else {
                return .notExtensible(
                    slot: slot.facts.name,
                    claim: misfit.claim,
                    base: contributions.baseLayer
                )
            }
            return .missingHost(
                slot: slot.facts.name,
                claim: misfit.claim,
                host: layer.host,
                base: contributions.baseLayer
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
