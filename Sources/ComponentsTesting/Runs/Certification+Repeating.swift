import Components
import DefaultComponents
import Drawing
import ExamplePlugins
import Views

extension Certification {
    /// Returns code that prints the tree of a message or composer with plugins; for the list, that certifies with one
    /// law.
    func code(
        of law: CertificateLaw,
        in id: String? = nil,
        with plugins: [any Plugin]? = nil,
        _ settings: String = ""
    ) -> [String] {
        guard let id, id != "list", let sample = allSamples.first(where: { $0.id == id }) else {
            return certifying(law)
        }
        let isOwn = own.contains { $0.id == sample.row?.message.id }
        let messages = isOwn ? ", messages: messages" : ""
        return [
            "let plugins: [any Plugin] = [\(names(plugins ?? [plugin]))]",
            "let tree = try CertificateChat.tree(\(id.literal), with: plugins\(messages)\(settings))",
            "print(tree?.description ?? \"\")",
        ]
    }

    /// Returns code that certifies the plugin with one law.
    func certifying(_ law: CertificateLaw) -> [String] {
        var arguments = [name(plugin)]
        let others = required.filter { $0.id != DefaultComponentsPlugin().id }
        if !others.isEmpty { arguments.append("requiring: [\(names(others))]") }
        let usual = ExampleCatalogue.plugins.map(\.id)
        if !neighbours.allSatisfy({ usual.contains($0.id) }) {
            arguments.append("beside: neighbours")
        }
        if !own.isEmpty { arguments.append("messages: messages") }
        arguments.append("laws: [.\(law.rawValue)]")
        if law == .effect, effect != nil { arguments.append("effect: effect") }
        return ["print(certify(\(arguments.joined(separator: ", "))))"]
    }

    /// Returns code that installs plugins.
    func installing(_ plugins: [any Plugin]) -> [String] {
        ["var components = Components()", "try components.install([\(names(plugins))])"]
    }

    private func names(_ plugins: [any Plugin]) -> String {
        let others = required.filter { required in
            required.id != DefaultComponentsPlugin().id
                && !plugins.contains { $0.id == required.id }
        }
        return (others + plugins).map(name).joined(separator: ", ")
    }

    /// An expression that makes a plugin, if it needs no arguments; otherwise a name for it.
    private func name(_ plugin: any Plugin) -> String {
        let type = "\(type(of: plugin))"
        let isMadeOfNothing = Mirror(reflecting: plugin).children.allSatisfy {
            $0.label == "manifest"
        }
        return isMadeOfNothing ? "\(type)()" : type.prefix(1).lowercased() + type.dropFirst()
    }
}
