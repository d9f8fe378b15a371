extension InstallRecord {
    /// The diagnostics of extensions and transforms without effect.
    var slotDiagnostics: [ComponentDiagnostic] {
        let grouped = grouped()
        return slotDiagnostics(of: grouped.slots, in: grouped)
    }

    /// The diagnostics that apply where the record's scopes hold, and not where none does.
    var scopeDiagnostics: [ComponentDiagnostic] {
        let grouped = grouped()
        var general = self
        general.scopes = ActiveScopes()
        let slots = grouped.scopedSlots
        let known = Set(slotDiagnostics(of: slots, in: general.grouped()))
        return scopeClashes(in: grouped)
            + slotDiagnostics(of: slots, in: grouped).filter { !known.contains($0) }
    }

    private func slotDiagnostics(
        of slots: [any AnySlotDeclaration],
        in grouped: GroupedRegistrations
    ) -> [ComponentDiagnostic] {
        slots.flatMap { slot in
            let registrations = grouped.sorted(for: slot)
            let (name, base) = (slot.facts.name, registrations.baseLayer)
            var found = registrations.misfits.compactMap { misfit -> ComponentDiagnostic? in
                guard let host = misfit.extensionLayer?.host else { return nil }
                let claim = misfit.claim
                return .extensionWithoutHost(slot: name, claim: claim, host: host, base: base)
            }
            let count = registrations.transformCount
            if count > TreeLimits.transforms {
                found.append(.tooManyTransforms(slot: name, count: count))
            }
            return found
        }
    }
}
