import Components
import DefaultComponents

/// Lists the plugins with their registrations.
struct PluginsCommand {
    let program: Program

    func run() throws {
        for plugin in program.samples.plugins {
            try program.output.write(text(of: plugin))
        }
    }

    /// Returns a plugin's manifest and its registrations, a line for each.
    func text(of plugin: any Plugin) throws -> String {
        let components = try Components(installing: [plugin])
        let manifest = plugin.manifest
        var text = "\(plugin.id.rawValue.shown()) \(manifest.version)\n"
        text += "  \(manifest.summary.shown())\n"
        for made in manifest.madeFor { text += "  made for \(made)\n" }
        for report in components.plugins where report.id == plugin.id {
            for registration in report.registrations {
                text += "  \(registration.text)\n"
            }
        }
        for name in components.declaredNames where name.owner == .plugin(plugin.id) {
            let place = "\(name.site)".shown()
            text += "  declares the \(name.kind.shown()) \(name.name.shown()) at \(place)\n"
        }
        return text
    }
}

extension PluginManifest {
    /// The versions of the package and of slots for which the plugin was made.
    fileprivate var madeFor: [String] {
        (host.map { ["version \($0) of the package"] } ?? [])
            + slots.map { "version \($0.versions) of \($0.slot.shown())" }
    }
}

extension PluginRegistration {
    /// The registration as a sentence.
    fileprivate var text: String {
        let scope = layer.scope.map { ", in \($0.shown())" } ?? ""
        let place = (layer.site.map { " at \("\($0)".shown())" } ?? "") + scope
        let (slot, what) = (slot.shown(), layer.what.shown())
        return switch layer.verb {
        case .declare: "declares \(kind == .event ? "the event " : "")\(slot)\(place)"
        case .replace: "replaces \(slot) with \(what)\(place)"
        case .set: "sets \(slot) to \(what)\(place)"
        case .extend: "extends \(slot) with \(what)\(place)"
        case .transform: "transforms \(slot)\(place)"
        case .on: "listens to \(slot)\(place)"
        }
    }
}
