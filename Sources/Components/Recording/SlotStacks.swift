/// The whole stacks of the slots that parts were made from.
package struct SlotStacks {
    private var reports: [Key: SlotReport] = [:]

    private struct Key: Hashable {
        let name: String
        let site: SourceSite
    }

    /// Sorts what was said to components.
    package init(_ components: Components) {
        for report in components.slots {
            reports[Key(name: report.name, site: report.site)] = report
        }
    }

    /// Returns the stack that a component was made from; none for one that was made by hand.
    package func report(of node: ComponentNode) -> SlotReport? {
        guard let info = node.info else { return nil }
        return reports[Key(name: info.facts.name, site: info.facts.site)] ?? info.report
    }
}

extension StackInfo {
    /// The report of a slot that nobody declared to the container or contributed to.
    fileprivate var report: SlotReport {
        SlotReport(
            name: facts.name,
            kind: facts.kind,
            accepts: typeName(accepted),
            site: facts.site,
            base: SlotLayer(
                owner: .declaration,
                verb: .declare,
                what: type.map(typeName) ?? "",
                site: facts.site
            ),
            rule: .declaredDefault,
            shadowed: [],
            layers: [],
            scoped: []
        )
    }
}
