extension InstallRecord {
    /// Returns the record with its plugins in plugin order, if there are no faults.
    ///
    /// - Throws: `ComponentsError.faults` with all faults, sorted.
    func checked(
        _ found: [InstallFault] = [],
        adding new: [Registration] = [],
        to old: InstallRecord? = nil
    ) throws(ComponentsError) -> InstallRecord {
        // Only the first plugin of each id, so that one listed twice does not also clash with itself.
        var record = self
        var seen: Set<PluginID> = []
        record.plugins = plugins.filter { seen.insert($0.id).inserted }.sorted { $0.id < $1.id }
        let sorter = PluginSorter(record.plugins.map(\.manifest))
        let places = Dictionary(uniqueKeysWithValues: zip(sorter.order, sorter.order.indices))
        record.plugins.sort { places[$0.id, default: .max] < places[$1.id, default: .max] }
        var faults = found
        faults += plugins.map(\.id).repeated.map { id in
            let claims = plugins.filter { $0.id == id }.compactMap(\.registrations.first?.claim)
            return .duplicatePlugin(id, claims.sorted())
        }
        faults += sorter.cycles.map { .orderingCycle($0) }
        faults += record.requirementFaults + record.conflictFaults + record.preferenceFaults
        faults += record.versionFaults
        faults += record.nameFaults + (record.part(adding: new, to: old) ?? record).slotFaults
        guard faults.isEmpty else { throw .faults(Set(faults).sorted()) }
        return record
    }

    private var requirementFaults: [InstallFault] {
        plugins.flatMap { plugin in
            plugin.manifest.requirements.compactMap { requirement -> InstallFault? in
                guard let found = plugins.first(where: { $0.id == requirement.plugin }) else {
                    return .missingRequirement(plugin: plugin.id, requires: requirement.plugin)
                }
                let version = found.manifest.version
                guard let versions = requirement.versions, !versions.contains(version) else {
                    return nil
                }
                return .wrongVersion(
                    plugin: plugin.id,
                    requires: requirement.plugin,
                    versions: versions,
                    found: version
                )
            }
        }
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

extension InstallRecord {
    /// The faults of plugins that were made for other versions of this package, or of slots, than the present ones.
    ///
    /// A requirement contains the present contract of its slot, so that the check needs no other plugin.
    var versionFaults: [InstallFault] {
        plugins.flatMap { plugin in
            hostFaults(of: plugin.manifest) + Self.slotFaults(of: plugin.manifest)
        }
    }

    private func hostFaults(of manifest: PluginManifest) -> [InstallFault] {
        guard let versions = manifest.host, !versions.contains(host.version) else { return [] }
        return [
            .otherHost(
                plugin: manifest.id,
                versions: versions,
                found: host.version,
                changes: host.changes(from: versions.upperBound)
            )
        ]
    }

    private static func slotFaults(of manifest: PluginManifest) -> [InstallFault] {
        manifest.slots.compactMap { requirement in
            let (versions, contract) = (requirement.versions, requirement.contract)
            guard !versions.contains(contract.version) else { return nil }
            return .otherSlot(
                plugin: manifest.id,
                requirement: requirement,
                changes: versions.upperBound <= contract.version
                    ? contract.changes(in: versions.upperBound...contract.version) : []
            )
        }
    }
}
