import Components
import Drawing

extension Certification {
    /// What looks otherwise when it is composed a second time, as what is random or hangs on the time of day does.
    func repeatableFindings() -> [CertificateFinding] {
        guard let difference = firstDifference(of: shown(alone), from: aloneShown),
            firstDifference(of: shown(bare), from: bareShown) == nil
        else { return [] }
        let fact = "Composed a second time, it has \(difference.fact)."
        return [broken(.repeatable, of: difference.id, fact)]
    }

    /// Where another load order gives another table, or other bytes.
    func orderFindings() -> [CertificateFinding] {
        var generator = SeededGenerator(settings.seed)
        let plugins = neighbours + [plugin]
        for number in 0..<max(0, settings.orders) {
            let order = number == 0 ? plugins.reversed() : plugins.shuffled(using: &generator)
            guard let finding = finding(of: order, among: all, allShown) else { continue }
            // What happens to its neighbours without it too is not its fault.
            let neighbours = order.filter { $0.id != plugin.id }
            if self.finding(of: neighbours, among: others, othersShown) == nil { return [finding] }
        }
        return []
    }

    /// Returns what is otherwise with plugins that are loaded in an order than it was in another one.
    private func finding(
        of order: [any Plugin],
        among usual: Components,
        _ usualShown: @autoclosure () -> [ShownSample]
    ) -> CertificateFinding? {
        let components: Components
        do {
            components = try self.components(with: order)
        } catch {
            let (fact, fix) = "\(error)".splitFix
            return broken(
                .order,
                "Loaded in another order, it cannot be installed: \(fact)",
                fix: fix
            )
        }
        let fact: String
        if ContainerReports(components) != ContainerReports(usual) {
            fact = "What it says is another thing when the plugins are loaded in another order."
        } else if let difference = firstDifference(of: shown(components), from: usualShown()) {
            fact = "Loaded in another order, \(difference.id.quoted) has \(difference.fact)."
        } else {
            return nil
        }
        return broken(.order, fact)
    }
}
