/// A record's contributions, by slot.
struct GroupedContributions {
    /// The plugins whose bases win.
    let preferred: Set<PluginID>
    /// The scopes that hold.
    let scopes: ActiveScopes
    /// All contributions, in stack order.
    let inOrder: [Contribution]
    /// The slots, by number.
    private(set) var slots: [any AnySlotDeclaration] = []
    /// Each slot's contributions, in stack order.
    private var bySlot: [Int: [Contribution]] = [:]

    init(
        _ contributions: [Contribution],
        preferring preferred: Set<PluginID>,
        in scopes: ActiveScopes
    ) {
        self.preferred = preferred
        self.scopes = scopes
        inOrder = contributions
        for contribution in contributions {
            let index = contribution.slot.index
            if bySlot[index] == nil {
                slots.append(contribution.slot)
            }
            bySlot[index, default: []].append(contribution)
        }
        slots.sort { $0.index < $1.index }
    }

    /// Returns what was said about one slot, in stack order.
    func contributions(to slot: any AnySlotDeclaration) -> [Contribution] {
        bySlot[slot.index] ?? []
    }

    /// Returns what was said about one slot, sorted into the layers of its stack.
    func sorted(for slot: any AnySlotDeclaration) -> SlotContributions {
        SlotContributions(
            contributions(to: slot),
            slot: slot,
            fallback: slot.fallbackDeclaration.map(sorted),
            preferring: preferred,
            in: scopes
        )
    }
}

extension InstallRecord {
    /// Returns the contributions that hold, pass the filter and were not suppressed.
    ///
    /// Those without a scope come first, then those in scopes, the outermost first; in each, plugins come in
    /// plugin order, then the app.
    func grouped(where isIncluded: (Contribution) -> Bool = { _ in true }) -> GroupedContributions {
        let contributions = contributions { contribution in
            scopes.rank(of: contribution) != nil && isIncluded(contribution)
        }
        guard !scopes.isEmpty else {
            return GroupedContributions(contributions, preferring: preferred, in: scopes)
        }
        let ranks = contributions.map { scopes.rank(of: $0.scope) ?? 0 }
        let sorted = contributions.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
        return GroupedContributions(
            sorted.map { contributions[$0] },
            preferring: preferred,
            in: scopes
        )
    }

    /// What has to hold for some contribution and is not known to: each condition once, in plugin order.
    var openConditions: [ScopeCondition] {
        var found: Set<ObjectIdentifier> = []
        return contributions { $0.scope != nil }.flatMap { $0.scope?.conditions ?? [] }.filter {
            !scopes.contains($0) && found.insert(ObjectIdentifier($0)).inserted
        }
    }

    /// The record as it is where further conditions hold.
    func narrowed(to conditions: [ScopeCondition]) -> InstallRecord {
        var record = self
        record.scopes = scopes.adding(conditions)
        return record
    }

    /// Whether something is said of a slot, or of what it falls back to, that holds in some scopes or in others, and
    /// not in both.
    func says(
        of slot: some AnySlotDeclaration,
        in scopes: ActiveScopes,
        unlike others: ActiveScopes
    ) -> Bool {
        let slots = [slot.index, slot.fallbackDeclaration?.index]
        return !contributions { contribution in
            slots.contains(contribution.slot.index)
                && (scopes.rank(of: contribution) == nil) != (others.rank(of: contribution) == nil)
        }.isEmpty
    }

    /// The record as if every scope held.
    var everywhere: InstallRecord {
        narrowed(to: openConditions)
    }

    private func contributions(where isIncluded: (Contribution) -> Bool) -> [Contribution] {
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
}
