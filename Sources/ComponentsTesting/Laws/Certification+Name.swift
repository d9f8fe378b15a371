import Components
import Drawing

extension Certification {
    /// Where the plugin's place among others hangs on its name alone, and can be seen.
    func nameFindings() -> [CertificateFinding] {
        guard let difference = differenceOfNames(among: neighbours, in: nil) else { return [] }
        let rival = neighbours.first { neighbour in
            differenceOfNames(among: [neighbour], in: [difference.id]) != nil
        }
        let fix =
            rival.map {
                "To fix, say what is meant: give it the ordering [.after(\"\($0.id.rawValue.shown())\")], or .before."
            } ?? "To fix, say which plugins it lies before or after, with its ordering."
        return [
            CertificateFinding(
                .name,
                of: difference.id,
                "Under a name that sorts last it has \(difference.fact), as under one that sorts first.",
                repetition: code(
                    of: .name,
                    in: difference.id,
                    with: rival.map { [plugin, $0] }
                ),
                fix: fix
            )
        ]
    }

    private func differenceOfNames(
        among plugins: [any Plugin],
        in few: Set<String>?
    ) -> (id: String, fact: String)? {
        let ids = ["~", "!"].map { PluginID(rawValue: "\($0)\(plugin.id.rawValue)") }
        let found = ids.map { id in
            let renamed = plugins.map { NamedPlugin($0, meaning: plugin.id, as: id) }
            return (try? components(with: renamed + [NamedPlugin(plugin, id)])).map { components in
                guard let few else { return shown(components) }
                let context = ComponentContext(components)
                let alone = samples.filter { few.contains($0.id) }.map { shown($0, in: context) }
                return few.contains("list") ? alone + [list(in: context)] : alone
            }
        }
        guard let last = found[0], let first = found[1] else { return nil }
        return firstDifference(of: last, from: first, \.anonymousText)
    }
}

extension TreeNode {
    /// What is seen of each view, a line each, without who made it.
    fileprivate var anonymousText: String {
        flattened.map { node in
            let keys = node.keys.map { "\($0.name)=\($0.value ?? "")" }.joined(separator: " ")
            let frame = node.frame.map { " [\($0.shownText)]" } ?? ""
            let text = node.text.map { " \"\($0)\"" } ?? ""
            return "\(node.name): \(node.type)\(frame)\(text) \(keys)"
        }
        .joined(separator: "\n")
    }
}
