extension Components {
    /// The mistakes that keep no plugin from working, sorted by text.
    public var diagnostics: [ComponentDiagnostic] {
        (undeclaredSlots + extensionsWithoutHost + slotsOfManyTransforms)
            .sorted { $0.description < $1.description }
    }

    private var undeclaredSlots: [ComponentDiagnostic] {
        let grouped = table.record.grouped()
        let declared = Set(grouped.inOrder.filter { $0.verb == .declare }.map(\.slot.index))
        return grouped.inOrder.compactMap { contribution in
            guard contribution.verb != .declare, contribution.owner != .app else { return nil }
            let slot = contribution.slot
            // A new key of a declared family needs no declaration of its own.
            let index = slot.fallbackDeclaration?.index ?? slot.index
            guard !declared.contains(index) else { return nil }
            return .undeclaredSlot(slot: slot.facts.name, claim: contribution.claim)
        }
    }

    private var extensionsWithoutHost: [ComponentDiagnostic] {
        let grouped = table.record.grouped()
        return grouped.slots.flatMap { slot in
            let contributions = grouped.sorted(for: slot)
            return contributions.misfits.compactMap { misfit -> ComponentDiagnostic? in
                guard let layer = misfit.extensionLayer else { return nil }
                return .extensionWithoutHost(
                    slot: slot.facts.name,
                    claim: misfit.claim,
                    host: layer.host,
                    base: contributions.baseLayer
                )
            }
        }
    }

    private var slotsOfManyTransforms: [ComponentDiagnostic] {
        let grouped = table.record.grouped()
        return grouped.slots.compactMap { slot in
            let count = grouped.sorted(for: slot).transformCount
            guard count > SlotContributions.transformLimit else { return nil }
            return .tooManyTransforms(slot: slot.facts.name, count: count)
        }
    }
}
