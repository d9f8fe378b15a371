extension Components {
    /// The mistakes in registrations that do not make an installation fail, sorted by text.
    public var diagnostics: [ComponentDiagnostic] {
        (undeclaredSlots + deprecatedSlots + misspelledKeys + table.record.slotDiagnostics
            + table.slots.diagnostics)
            .sorted { $0.description < $1.description }
    }

    private var undeclaredSlots: [ComponentDiagnostic] {
        let grouped = table.record.everywhere.grouped()
        let declared = grouped.inOrder.filter { $0.verb == .declare }.map(\.slot)
        let indices = Set(declared.map(\.index))
        return grouped.inOrder.compactMap { registration in
            // A new key of a declared family needs no declaration of its own.
            let slot = registration.slot
            let index = slot.fallbackDeclaration?.index ?? slot.index
            guard registration.verb != .declare, !indices.contains(index) else { return nil }
            return registration.undeclared(among: declared.map(\.facts.name) + KnownSlots.names)
        }
    }

    private var deprecatedSlots: [ComponentDiagnostic] {
        table.record.everywhere.grouped().inOrder.compactMap { registration in
            let facts = registration.slot.facts
            guard let replacement = facts.contract.stability.replacement,
                registration.verb != .declare
            else { return nil }
            return .deprecatedSlot(
                slot: facts.name,
                claim: registration.claim,
                replacement: replacement
            )
        }
    }

    private var misspelledKeys: [ComponentDiagnostic] {
        table.record.everywhere.grouped().inOrder.compactMap { registration in
            guard case .member(let family, let key) = registration.slot.facts.kind,
                let nearest = NearestName.of(key, among: registration.slot.declaredKeys)
            else { return nil }
            return .misspelledKey(
                family: family,
                key: key,
                claim: registration.claim,
                nearest: nearest
            )
        }
    }
}

extension Registration {
    /// Returns the diagnostic of a slot that no installed plugin declares; nil for slots of the package itself, and for
    /// the app's own slots whose names are like no declared one.
    fileprivate func undeclared(among names: [String]) -> ComponentDiagnostic? {
        let facts = slot.facts
        if facts.site.isOfThePackage { return nil }
        guard owner == .app || site?.module == facts.site.module else {
            return .slotOfMissingPlugin(slot: facts.name, claim: claim, site: facts.site)
        }
        // The app need not declare what it alone uses.
        guard owner == .app else { return .undeclaredSlot(slot: facts.name, claim: claim) }
        return NearestName.of(facts.name, among: names).map {
            .misspelledSlot(slot: facts.name, claim: claim, nearest: $0)
        }
    }
}
