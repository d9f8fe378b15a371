extension Components {
    /// The mistakes in registrations that do not make an installation fail, sorted by text.
    public var diagnostics: [ComponentDiagnostic] {
        let registrations = table.record.everywhere.grouped().inOrder
        let declared = registrations.filter { $0.verb == .declare }.map(\.slot)
        let indices = Set(declared.map(\.index))
        lazy var names = declared.map(\.facts.name) + KnownSlots.names
        let used = registrations.filter { $0.verb != .declare }
        // A new key of a declared family needs no declaration of its own.
        let undeclared = used.filter { registration in
            let slot = registration.slot
            return !indices.contains(slot.fallbackDeclaration?.index ?? slot.index)
        }
        var found = table.record.slotDiagnostics + table.latest.diagnostics
        found += undeclared.compactMap { $0.undeclared(among: names) }
        found += used.compactMap(\.deprecated) + registrations.compactMap(\.misspelledKey)
        return found.sorted { $0.description < $1.description }
    }
}

extension Registration {
    /// The diagnostic of a deprecated slot; nil for others.
    fileprivate var deprecated: ComponentDiagnostic? {
        slot.facts.contract.stability.replacement.map {
            .deprecatedSlot(slot: slotName, claim: claim, replacement: $0)
        }
    }

    /// The diagnostic of a family's key that is almost a declared one; nil for others.
    fileprivate var misspelledKey: ComponentDiagnostic? {
        guard case .member(let family, let key) = slot.facts.kind else { return nil }
        return NearestName.of(key, among: slot.declaredKeys).map {
            .misspelledKey(family: family, key: key, claim: claim, nearest: $0)
        }
    }

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
