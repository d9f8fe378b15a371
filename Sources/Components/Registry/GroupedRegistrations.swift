/// A record's registrations, by slot.
package struct GroupedRegistrations {
    /// The plugins whose bases win.
    package let preferred: Set<PluginID>
    /// The scopes that hold.
    let scopes: ActiveScopes
    /// All registrations, in stack order.
    package let inOrder: [Registration]
    /// The slots, by number.
    package private(set) var slots: [any AnySlotDeclaration] = []
    /// Each slot's registrations, in stack order.
    private var bySlot: [Int: [Registration]] = [:]

    init(
        _ registrations: [Registration],
        preferring preferred: Set<PluginID>,
        in scopes: ActiveScopes
    ) {
        self.preferred = preferred
        self.scopes = scopes
        inOrder = registrations
        for registration in registrations {
            let index = registration.slot.index
            if bySlot[index] == nil {
                slots.append(registration.slot)
            }
            bySlot[index, default: []].append(registration)
        }
        slots.sort { $0.index < $1.index }
    }

    /// Returns the registrations to one slot, in stack order.
    package func registrations(to slot: any AnySlotDeclaration) -> [Registration] {
        bySlot[slot.index] ?? []
    }

    /// Returns the registrations to one slot, sorted into the layers of its stack.
    package func sorted(for slot: any AnySlotDeclaration) -> SlotRegistrations {
        SlotRegistrations(slot, in: self)
    }
}

extension InstallRecord {
    /// Returns the registrations that hold, pass the filter and were not suppressed.
    ///
    /// Those without a scope come first, then those in scopes, the outermost first; in each, plugins come in
    /// plugin order, then the app.
    func grouped(where isIncluded: (Registration) -> Bool = { _ in true }) -> GroupedRegistrations {
        var registrations = registrations { registration in
            scopes.rank(of: registration) != nil && isIncluded(registration)
        }
        if !scopes.isEmpty {
            let ranks = registrations.map { scopes.rank(of: $0.scope) ?? 0 }
            let sorted = registrations.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
            registrations = sorted.map { registrations[$0] }
        }
        return GroupedRegistrations(registrations, preferring: preferred, in: scopes)
    }

    /// The conditions of registrations that are not known to hold: each once, in plugin order.
    var openConditions: [ScopeCondition] {
        var found: Set<ScopeCondition> = []
        return registrations { $0.scope != nil }.flatMap { $0.scope?.conditions ?? [] }.filter {
            !scopes.contains($0) && found.insert($0).inserted
        }
    }

    /// Returns the record as it is where further conditions hold.
    func narrowed(to conditions: [ScopeCondition]) -> InstallRecord {
        var record = self
        record.scopes = scopes.adding(conditions)
        return record
    }

    /// Whether a slot, or its fallback, has a registration that holds in some scopes or in others, and
    /// not in both.
    func says(
        of slot: some AnySlotDeclaration,
        in scopes: ActiveScopes,
        unlike others: ActiveScopes
    ) -> Bool {
        let slots = [slot.index, slot.fallbackDeclaration?.index]
        return !registrations { registration in
            slots.contains(registration.slot.index)
                && (scopes.rank(of: registration) == nil) != (others.rank(of: registration) == nil)
        }.isEmpty
    }

    /// The record as if every scope held.
    var everywhere: InstallRecord {
        narrowed(to: openConditions)
    }

    private func registrations(where isIncluded: (Registration) -> Bool) -> [Registration] {
        var registrations: [Registration] = []
        for plugin in plugins {
            for registration in plugin.registrations where isIncluded(registration) {
                let suppression = Suppression(plugin: plugin.id, slot: registration.slot.index)
                if registration.verb == .declare || !suppressions.contains(suppression) {
                    registrations.append(registration)
                }
            }
        }
        return registrations + app.filter(isIncluded)
    }
}
