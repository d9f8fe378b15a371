import Components
import Drawing

extension Certification {
    /// Registrations and effects of the plugin that remain after uninstalling.
    func uninstallFindings() -> [CertificateFinding] {
        var left = all
        guard (try? left.uninstall(plugin.id)) != nil else { return [] }
        let fact: String
        if ContainerReports(left) != ContainerReports(others) {
            fact = "After it was uninstalled, the container says other things than before it came."
        } else if let difference = firstDifference(of: shown(left), from: othersShown) {
            fact =
                "After it was uninstalled, \(difference.id.quoted) has \(difference.fact)."
        } else if changesDefault {
            fact = "It changes Components.default, where nobody uninstalls it."
        } else {
            return []
        }
        return [broken(.uninstall, fact)]
    }

    /// Whether the plugin registers in the process's container while it is installed, or while messages are composed.
    private var changesDefault: Bool {
        Components.withValue(Components()) {
            guard let alone = try? components(with: [plugin]) else { return false }
            _ = shown(alone)
            return ContainerReports(.default) != ContainerReports(Components())
        }
    }
}
