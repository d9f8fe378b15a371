import Components

/// The whole stacks of the slots that parts were made from, each found once.
struct SlotStackCache {
    private let components: Components
    private let grouped: GroupedRegistrations
    private let everywhere: GroupedRegistrations
    private var slots: [Key: any AnySlotDeclaration] = [:]
    private var reports: [Key: SlotReport] = [:]

    private struct Key: Hashable {
        let name: String
        let site: SourceSite
    }

    /// Sorts the registrations of components.
    init(_ components: Components) {
        self.components = components
        (grouped, everywhere) = components.registrations
        for slot in everywhere.slots {
            slots[Key(name: slot.facts.name, site: slot.facts.site)] = slot
        }
    }

    /// Returns the stack that a component was made from; nil for one that was made by hand.
    mutating func report(of node: ComponentNode) -> SlotReport? {
        guard let info = node.info else { return nil }
        let key = Key(name: info.facts.name, site: info.facts.site)
        if let report = reports[key] { return report }
        let report = slots[key].map { components.report($0, in: grouped, everywhere) }
        reports[key] = report ?? info.report
        return reports[key]
    }
}
