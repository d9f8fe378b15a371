import Components

extension Certification {
    /// Differences of the plugin's effect under another name, except in the order of views of several plugins and in
    /// properties that other plugins set, too.
    func nameFindings() -> [CertificateFinding] {
        let found = ["~", "!"].compactMap { start -> [ShownSample]? in
            let id = PluginID(rawValue: start + plugin.id.rawValue)
            let renamed = neighbours.map { NamedPlugin($0, meaning: plugin.id, as: id) }
            return (try? components(with: renamed + [NamedPlugin(plugin, id)])).map(shown)
        }
        guard found.count == 2 else { return [] }
        for (place, (last, first)) in zip(found[0], found[1]).enumerated() {
            let facts = [last, first, bareShown[place], othersShown[place]].map { sample in
                TreeFacts(sample.tree, of: plugin.id, isList: sample.isList)
            }
            let effects = facts.prefix(2).map { $0.effect(beyond: facts[2]) }
            let lost = effects[0].symmetricDifference(effects[1])
            guard let fact = lost.filter({ !facts[3].contests($0, of: facts[2]) }).min()?.text
            else { continue }
            return [broken(.name, of: last.id, "Whether it has \(fact) hangs on its name alone.")]
        }
        return []
    }
}
