import Components
import Drawing

extension Certification {
    /// Where another load order gives another table, or other bytes.
    func orderFindings() -> [CertificateFinding] {
        let expected = ContainerReports(all)
        var generator = SeededGenerator(settings.seed)
        let plugins = neighbours + [plugin]
        var found: [CertificateFinding] = []
        for number in 0..<max(0, settings.orders) {
            let order = number == 0 ? plugins.reversed() : plugins.shuffled(using: &generator)
            let fact: String
            let components: Components
            do {
                components = try self.components(with: order)
            } catch {
                found.append(throwing(error))
                continue
            }
            if ContainerReports(components) != expected {
                fact = "What it says is another thing when the plugins are loaded in another order."
            } else if let difference = firstDifference(of: shown(components), from: allShown) {
                fact =
                    "Loaded in another order, \(difference.id.quoted) has \(difference.fact)."
            } else {
                continue
            }
            found.append(
                CertificateFinding(
                    .order,
                    fact,
                    repetition: certifying(.order),
                    fix:
                        "To fix, let register depend on nothing but the plugin's own value, and hooks on "
                        + "nothing but their host and its components."
                )
            )
        }
        return Array(found.prefix(1))
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
