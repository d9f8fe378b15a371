extension InstallRecord {
    /// Returns the record with its plugins in plugin order, if they can live together.
    ///
    /// - Throws: `ComponentsError.faults` with everything that is wrong, sorted.
    func checked(_ found: [InstallFault] = []) throws(ComponentsError) -> InstallRecord {
        let duplicates = Set(plugins.map(\.id).repeated)
        var faults = found + duplicates.map { .duplicatePlugin($0) }
        var record = self
        record.plugins.sort { $0.id < $1.id }
        if duplicates.isEmpty {
            let sorter = PluginSorter(plugins.map(\.manifest))
            faults += sorter.cycles.map { .orderingCycle($0) }
            if sorter.cycles.isEmpty {
                let places = Dictionary(
                    uniqueKeysWithValues: zip(sorter.order, sorter.order.indices)
                )
                record.plugins.sort { places[$0.id, default: 0] < places[$1.id, default: 0] }
            }
        }
        faults += record.requirementFaults + record.conflictFaults + record.preferenceFaults
        // A plugin that is there twice does not clash with itself as well.
        var seen: Set<PluginID> = []
        var single = record
        single.plugins = record.plugins.filter { seen.insert($0.id).inserted }
        faults += single.nameFaults + single.slotFaults
        guard faults.isEmpty else { throw .faults(Set(faults).sorted()) }
        return record
    }

    private var requirementFaults: [InstallFault] {
        plugins.flatMap { plugin in
            plugin.manifest.requirements.compactMap { requirement -> InstallFault? in
                guard let found = plugins.first(where: { $0.id == requirement.plugin }) else {
                    return .missingRequirement(plugin: plugin.id, requires: requirement.plugin)
                }
                guard let versions = requirement.versions else { return nil }
                let version = found.manifest.version
                return versions.contains(version)
                    ? nil
                    : .wrongVersion(
                        plugin: plugin.id,
                        requires: requirement.plugin,
                        versions: versions,
                        found: version
                    )
            }
        }
    }

    private var conflictFaults: [InstallFault] {
        let ids = Set(plugins.map(\.id))
        return plugins.flatMap { plugin in
            plugin.manifest.conflicts.filter(ids.contains).map { other in
                .declaredConflict(plugin: plugin.id, with: other)
            }
        }
    }

    private var preferenceFaults: [InstallFault] {
        let ids = plugins.map(\.id).sorted()
        return preferred.subtracting(ids).map { .unknownPreference($0, installed: ids) }
    }

    private var nameFaults: [InstallFault] {
        let names = plugins.flatMap(\.names) + appNames
        return names.indices.flatMap { second in
            names[..<second].compactMap { first in
                let other = names[second]
                guard first.kind == other.kind, first.name == other.name else { return nil }
                return .nameDeclaredTwice(first, other)
            }
        }
    }
}

extension Sequence where Element: Hashable {
    /// The elements that come up again after their first time.
    var repeated: [Element] {
        var seen: Set<Element> = []
        return filter { !seen.insert($0).inserted }
    }
}
