extension InstallRecord {
    /// The faults of the plugins' registrations to slots, without scopes and in each scope.
    var slotFaults: [InstallFault] {
        let everywhere = everywhere.grouped()
        let scoped = ScopedSlots(everywhere)
        return faults(of: grouped()) + sharedNames(everywhere.slots)
            + scoped.scopes.flatMap { scope in
                let record = narrowed(to: scope.conditions)
                return record.faults(of: scoped.grouped(with: scope, in: record.scopes))
            }
    }

    private func faults(of byAll: GroupedRegistrations) -> [InstallFault] {
        let byPlugins = byAll.withoutApp
        return byPlugins.slots.flatMap { slot in
            clashes(byPlugins.registrations(to: slot)).map(\.fault)
                + misfits(byPlugins.sorted(for: slot), in: byAll, slot)
        }
    }

    /// Returns a clash for each base of a slot besides the first, among those of preferred plugins or else among all.
    ///
    /// Equal values clash only if one of them was registered with `replace`.
    private func clashes(_ registrations: [Registration]) -> [Clash] {
        let bases = registrations.filter(\.isBase).innermost(in: scopes)
        let winners = bases.filter { preferred.contains($0.owner) }
        let rivals = winners.isEmpty ? bases : winners
        guard let first = rivals.first else { return [] }
        return rivals.dropFirst().compactMap { rival in
            first.agrees(with: rival) ? nil : Clash(first: first, second: rival)
        }
    }

    /// Returns the faults of extensions that fit neither the base that the slot has without the app's registrations nor
    /// the one that it has with them.
    ///
    /// An extension that only does not fit the app's base is reported as a diagnostic instead.
    private func misfits(
        _ byPlugins: SlotRegistrations,
        in byAll: GroupedRegistrations,
        _ slot: any AnySlotDeclaration
    ) -> [InstallFault] {
        guard !byPlugins.misfits.isEmpty else { return [] }
        let registrations = byAll.sorted(for: slot)
        return byPlugins.misfits.compactMap { misfit in
            guard
                let layer = misfit.extensionLayer,
                registrations.misfits.contains(where: { $0 === misfit })
            else { return nil }
            let (name, claim, base) = (slot.facts.name, misfit.claim, registrations.baseLayer)
            return registrations.type is any Component.Type
                ? .missingHost(slot: name, claim: claim, host: layer.host, base: base)
                : .notExtensible(slot: name, claim: claim, base: base)
        }
    }

    /// Two bases for one slot.
    private struct Clash {
        let first: Registration
        let second: Registration

        var claims: [SlotClaim] { [first.claim, second.claim] }

        /// Whether both are plain values, which may be equal.
        var isOfValues: Bool { first.verb == .set && second.verb == .set }

        var fault: InstallFault {
            isOfValues
                ? .valueClash(slot: first.slotName, claims)
                : .baseClash(slot: first.slotName, claims)
        }
    }

    /// Returns diagnostics of bases whose scopes have the same depth and hold in the same part; the first is used.
    ///
    /// Slots whose base is the app's are not reported.
    func scopeClashes(in grouped: GroupedRegistrations) -> [ComponentDiagnostic] {
        let byPlugins = grouped.withoutApp
        return grouped.scopedSlots.filter { grouped.sorted(for: $0).base?.owner != .app }
            .flatMap { slot in
                clashes(byPlugins.registrations(to: slot)).map { clash in
                    .scopesClash(slot: slot.facts.name, clash.claims)
                }
            }
    }

    private func sharedNames(_ slots: [any AnySlotDeclaration]) -> [InstallFault] {
        let byName = Dictionary(grouping: slots, by: \.facts.name)
        return byName.filter { $0.value.count > 1 }.map { name, slots in
            .slotDeclaredTwice(name: name, sites: slots.map(\.facts.site).sorted())
        }
    }
}

extension Registration {
    /// Whether both are plain values, and equal.
    func agrees(with other: Registration) -> Bool {
        verb == .set && other.verb == .set && hasBase(of: other) && other.hasBase(of: self)
    }
}
