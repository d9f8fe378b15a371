extension InstallRecord {
    /// Returns the record with its plugins in plugin order, if there are no faults.
    ///
    /// - Throws: `ComponentsError.faults` with all faults, sorted.
    func checked(_ found: [InstallFault] = []) throws(ComponentsError) -> InstallRecord {
        // Only the first plugin of each id, so that one listed twice does not also clash with itself.
        var record = self
        var seen: Set<PluginID> = []
        record.plugins = plugins.filter { seen.insert($0.id).inserted }
        let sorter = record.sortPlugins()
        var faults = found
        faults += plugins.map(\.id).repeated.map { id in
            let claims = plugins.filter { $0.id == id }.compactMap(\.registrations.first?.claim)
            return .duplicatePlugin(id, claims.sorted())
        }
        faults += sorter.cycles.map { .orderingCycle($0) }
        faults += record.requirementFaults + record.conflictFaults + record.preferenceFaults
        faults += record.plugins.flatMap { $0.manifest.versionFaults(in: host) }
        faults += record.nameFaults + record.slotFaults
        guard faults.isEmpty else { throw .faults(Set(faults).sorted()) }
        return record
    }

    /// Puts plugins with different ids into plugin order.
    @discardableResult
    mutating func sortPlugins() -> PluginSorter {
        plugins.sort { $0.id < $1.id }
        let sorter = PluginSorter(plugins.map(\.manifest))
        let places = Dictionary(uniqueKeysWithValues: zip(sorter.order, sorter.order.indices))
        plugins.sort { places[$0.id, default: .max] < places[$1.id, default: .max] }
        return sorter
    }

    private var requirementFaults: [InstallFault] {
        let versions = Dictionary(
            uniqueKeysWithValues: plugins.map { ($0.id, $0.manifest.version) }
        )
        return plugins.flatMap { $0.manifest.requirementFaults(among: versions) }
    }

    private var conflictFaults: [InstallFault] {
        plugins.flatMap { plugin in
            plugin.manifest.conflicts.filter { other in plugins.contains { $0.id == other } }
                .map { .declaredConflict(plugin: plugin.id, with: $0) }
        }
    }

    private var preferenceFaults: [InstallFault] {
        let ids = preferred.isEmpty ? [] : plugins.map(\.id).sorted()
        return preferred.subtracting(ids).map { .unknownPreference($0, installed: ids) }
    }

    private var nameFaults: [InstallFault] {
        var known: [[String]: [DeclaredName]] = [:]
        return (plugins.flatMap(\.names) + appNames).flatMap { name -> [InstallFault] in
            let earlier = known[[name.kind, name.name], default: []]
            known[[name.kind, name.name]] = earlier + [name]
            return earlier.map { .nameDeclaredTwice($0, name) }
        }
    }
}

extension Sequence where Element: Hashable {
    /// The elements that equal an earlier one.
    var repeated: [Element] {
        var seen: Set<Element> = []
        return filter { !seen.insert($0).inserted }
    }
}

extension PluginManifest {
    /// Returns the faults of requirements that the versions of the installed plugins do not meet.
    func requirementFaults(among installed: [PluginID: Version]) -> [InstallFault] {
        requirements.compactMap { requirement -> InstallFault? in
            let other = requirement.plugin
            guard let found = installed[other] else {
                return .missingRequirement(plugin: id, requires: other)
            }
            guard let versions = requirement.versions, !versions.contains(found) else {
                return nil
            }
            return .wrongVersion(plugin: id, requires: other, versions: versions, found: found)
        }
    }

    /// Returns the faults of a plugin that was made for other versions of this package, or of slots, than the present ones.
    ///
    /// A requirement contains the present contract of its slot, so that the check needs no other plugin.
    func versionFaults(in release: HostRelease) -> [InstallFault] {
        var faults: [InstallFault] = []
        let found = release.version
        if let host, !host.contains(found) {
            let changes = release.changes(from: host.upperBound)
            faults.append(.otherHost(plugin: id, versions: host, found: found, changes: changes))
        }
        return faults
            + slots.compactMap { requirement in
                let (versions, contract) = (requirement.versions, requirement.contract)
                guard !versions.contains(contract.version) else { return nil }
                let changes =
                    versions.upperBound <= contract.version
                    ? contract.changes(in: versions.upperBound...contract.version) : []
                return .otherSlot(plugin: id, requirement: requirement, changes: changes)
            }
    }
}
