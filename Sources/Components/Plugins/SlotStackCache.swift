/// The whole stacks of the slots that parts were made from, each found once.
package struct SlotStackCache {
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
    package init(_ components: Components) {
        self.components = components
        grouped = components.table.record.grouped()
        everywhere = components.table.record.everywhere.grouped()
        for slot in everywhere.slots {
            slots[Key(name: slot.facts.name, site: slot.facts.site)] = slot
        }
    }

    /// Returns the stack that a component was made from; nil for one that was made by hand.
    package mutating func report(of node: ComponentNode) -> SlotReport? {
        guard let info = node.info else { return nil }
        let key = Key(name: info.facts.name, site: info.facts.site)
        if let report = reports[key] { return report }
        let report = slots[key].map { components.report($0, in: grouped, everywhere) }
        reports[key] = report ?? info.report
        return reports[key]
    }
}

extension StackInfo {
    /// The report of a slot that the container has no declaration of and no registration to.
    fileprivate var report: SlotReport {
        let declared = SlotLayer(
            owner: .declaration,
            verb: .declare,
            what: type.map(typeName) ?? "",
            site: facts.site
        )
        return SlotReport(
            name: facts.name,
            kind: facts.kind,
            accepts: typeName(accepted),
            site: facts.site,
            contract: facts.contract,
            declared: declared,
            base: declared,
            rule: .declaredDefault,
            shadowed: [],
            layers: [],
            scoped: []
        )
    }
}
