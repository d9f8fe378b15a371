import Components

extension Certification {
    /// Differences of the plugin's effect under another name, except in the order of views of several plugins and in
    /// properties that other plugins set, too.
    func nameFindings() -> [CertificateFinding] {
        let found = ["~", "!"].compactMap { start -> [ShownSample]? in
            let id = PluginID(rawValue: start + plugin.id.rawValue)
            let others = neighbours.map { neighbour in
                ChangedPlugin(neighbour) { manifest in
                    manifest.ordering = manifest.ordering.map { $0.renaming(plugin.id, to: id) }
                }
            }
            let renamed = ChangedPlugin(plugin) { $0.id = id }
            return (try? components(with: others + [renamed])).map(shown)
        }
        guard found.count == 2 else { return [] }
        for (place, (last, first)) in zip(found[0], found[1]).enumerated() {
            let facts = [last, first, bareShown[place], othersShown[place]].map { sample in
                EffectFacts(sample.tree, of: plugin.id, isList: sample.isList)
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

extension PluginOrdering {
    /// Returns the ordering after a plugin got another name.
    fileprivate func renaming(_ old: PluginID, to new: PluginID) -> Self {
        switch self {
        case .before(old): .before(new)
        case .after(old): .after(new)
        case .before, .after: self
        }
    }
}
