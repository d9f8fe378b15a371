extension InstallRecord {
    /// The plugins that were made for other versions of the package, or of slots, than are there.
    ///
    /// A requirement holds the slot that the plugin was built with, so that nothing hangs on what else is installed.
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
