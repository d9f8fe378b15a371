/// A record's contributions, by slot.
struct GroupedContributions {
    /// The plugins whose bases win.
    let preferred: Set<PluginID>
    /// All contributions, in stack order.
    let inOrder: [Contribution]
    /// The slots, by number.
    private(set) var slots: [any AnySlotDeclaration] = []
    /// Each slot's contributions, in stack order.
    private var bySlot: [Int: [Contribution]] = [:]

    init(_ contributions: [Contribution], preferring preferred: Set<PluginID>) {
        self.preferred = preferred
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
            preferring: preferred
        )
    }
}

extension InstallRecord {
    /// Returns the contributions that pass the filter and were not suppressed.
    ///
    /// Plugins come in plugin order, then the app.
    func grouped(where isIncluded: (Contribution) -> Bool = { _ in true }) -> GroupedContributions {
        var contributions: [Contribution] = []
        for plugin in plugins {
            for contribution in plugin.contributions where isIncluded(contribution) {
                let suppression = Suppression(plugin: plugin.id, slot: contribution.slot.index)
                if contribution.verb == .declare || !suppressions.contains(suppression) {
                    contributions.append(contribution)
                }
            }
        }
        contributions += app.filter(isIncluded)
        return GroupedContributions(contributions, preferring: preferred)
    }
}
