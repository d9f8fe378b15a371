extension Components {
    /// Every slot that was declared to this container or that anybody contributed to, by name.
    ///
    /// Equal reports mean equal tables: the same plugins give the same reports in any order.
    public var slots: [SlotReport] {
        let grouped = table.record.grouped
        return grouped.slots.map { report($0, grouped.bySlot[$0.index] ?? []) }
            .sorted { ($0.name, $0.site) < ($1.name, $1.site) }
    }

    /// Returns what stands in one slot and who put it there.
    public func report<Value, Part>(on slot: Slot<Value, Part>) -> SlotReport {
        let declaration = slot.declaration
        return report(
            declaration,
            table.record.contributions { $0.slot.index == declaration.index }
        )
    }

    private func report(
        _ slot: any AnySlotDeclaration,
        _ contributions: [Contribution]
    ) -> SlotReport {
        let fallback = slot.fallbackIndex.flatMap { table.slots.stacks[$0] }
        let layers = SlotContributions(
            contributions,
            slot: slot,
            fallback: fallback,
            preferring: table.record.preferred
        )
        let missing = fallback?.info.base?.layer ?? slot.defaultLayer
        return SlotReport(
            name: slot.facts.name,
            kind: slot.facts.kind,
            accepts: slot.accepts,
            site: slot.facts.site,
            base: layers.base?.layer ?? missing,
            shadowed: layers.base == nil ? [] : [missing] + layers.shadowed.map(\.layer),
            layers: layers.layers.map(\.layer)
        )
    }

    /// The names that plugins and the app declared, by kind and name.
    public var declaredNames: [DeclaredName] {
        (table.record.plugins.flatMap(\.names) + table.record.appNames)
            .sorted { ($0.kind, $0.name) < ($1.kind, $1.name) }
    }
}
