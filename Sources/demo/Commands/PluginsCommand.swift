import Components
import DefaultComponents

/// Lists the example plugins and what each contributes.
struct PluginsCommand {
    let demo: Demo

    func run() throws {
        for plugin in Examples.plugins {
            try demo.output.write(text(of: plugin))
        }
    }

    private func text(of plugin: any Plugin) throws -> String {
        var components = Components()
        do {
            try components.install([DefaultComponentsPlugin(), plugin])
        } catch {
            throw DemoError.install(error)
        }
        var text = "\(plugin.id) \(plugin.manifest.version)\n  \(plugin.manifest.summary)\n"
        for report in components.plugins where report.id == plugin.id {
            for contribution in report.contributions {
                text += "  \(contribution.text)\n"
            }
        }
        for name in components.declaredNames where name.owner == .plugin(plugin.id) {
            text += "  declares the \(name.kind) \(name.name) at \(name.site)\n"
        }
        return text
    }
}

extension PluginContribution {
    /// What was said about which slot, as a sentence.
    fileprivate var text: String {
        let scope = layer.scope.map { ", in \($0.shown())" } ?? ""
        let place = (layer.site.map { " at \($0)" } ?? "") + scope
        return switch layer.verb {
        case .declare: "declares \(kind == .event ? "the event " : "")\(slot)\(place)"
        case .replace: "replaces \(slot) with \(layer.what)\(place)"
        case .set: "sets \(slot) to \(layer.what)\(place)"
        case .extend: "extends \(slot) with \(layer.what)\(place)"
        case .transform: "transforms \(slot)\(place)"
        case .on: "listens to \(slot)\(place)"
        }
    }
}
