import Components
import Drawing

extension Certification {
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
            return throwing(error)
        }
        let fact: String
        if ContainerReports(components) != ContainerReports(usual) {
            fact = "What it says is another thing when the plugins are loaded in another order."
        } else if let difference = firstDifference(of: shown(components), from: usualShown()) {
            fact = "Loaded in another order, \(difference.id.quoted) has \(difference.fact)."
        } else {
            return nil
        }
        return CertificateFinding(
            .order,
            fact,
            repetition: certifying(.order),
            fix:
                "To fix, let register depend on nothing but the plugin's own value, and hooks on "
                + "nothing but their host and its components."
        )
    }

    private func throwing(_ error: ComponentsError) -> CertificateFinding {
        let (fact, fix) = "\(error)".splitFix
        return CertificateFinding(
            .order,
            "Loaded in another order, the plugins cannot be installed: \(fact)",
            repetition: certifying(.order),
            fix: fix
        )
    }
}
