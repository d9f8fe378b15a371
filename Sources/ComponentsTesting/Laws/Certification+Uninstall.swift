import Components
import DefaultComponents
import Drawing
import Views

extension Certification {
    /// Registrations and effects of the plugin that remain after uninstalling.
    func uninstallFindings() -> [CertificateFinding] {
        var left = all
        guard (try? left.uninstall(plugin.id)) != nil else { return [] }
        let change = check.difference(of: left, from: others, othersShown) { _ in
            "After it was uninstalled, the container says other things than before it came."
        } output: { shown in
            firstDifference(of: shown, from: othersShown).map {
                "After it was uninstalled, \($0.id.quoted) has \($0.fact)."
            }
        }
        let fact =
            change
            ?? strayView.map { "It adds \($0.quoted) outside of what it extends, where it stays." }
            ?? (changesDefault ? "It changes Components.default, where nobody uninstalls it." : nil)
        return fact.map { [broken(.uninstall, $0)] } ?? []
    }

    /// A view that an extension of the plugin added to a screen, and not to its host.
    private var strayView: String? {
        let screen = UsedChat(listed, in: ComponentContext(alone)).screen
        let controllers = [screen, screen.messageListVC, screen.messageComposerVC]
        var found: String?
        screen.view.visitShown { view in
            guard let layer = view.node.addedBy, layer.owner == .plugin(plugin.id) else { return }
            let around = Array(view.andAround)
            let inside = controllers.filter { part in around.contains { $0 === part.view } }
            let nodes = around.map(\.node) + inside.map(\.node)
            if layer.verb == .extend, !nodes.contains(where: { $0.extensions.contains(layer) }) {
                found = "\(type(of: view))"
            }
        }
        return found
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
