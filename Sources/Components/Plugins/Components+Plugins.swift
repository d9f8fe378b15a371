import Synchronization

extension Components: CustomStringConvertible {
    /// The ids of the plugins, in plugin order: `Components(avatars, squared-bubble)`.
    public var description: String {
        "Components(\(table.record.plugins.map(\.id.rawValue).joined(separator: ", ")))"
    }
}

extension Components {
    /// Installs plugins: all of them, or, with any fault, none.
    ///
    /// The order of the list makes no difference. All installed plugins are checked, not only the new ones.
    ///
    /// Values are transformed here or, in a container of more than 64 plugins, when a slot is first read.
    ///
    /// - Complexity: Linear in the registrations of the new plugins, on average, if they are neither related to installed
    ///   ones nor have scopes, keys of families or bases of slots that have some; else linear in all registrations.
    ///
    /// - Parameters:
    ///   - plugins: The plugins to add.
    ///   - preferring: The plugins whose bases are used where several plugins replace or set the same slot;
    ///     the bases of the others are then listed as shadowed.
    /// - Throws: `ComponentsError.faults` with all faults; the container is then unchanged.
    public mutating func install(
        _ plugins: [any Plugin],
        preferring: [PluginID] = []
    ) throws(ComponentsError) {
        var faults: [InstallFault] = []
        let new = plugins.map { plugin in
            var registrar = Registrar(plugin.id)
            do {
                let registered: Void? = try NestedCalls.run(.install) {
                } _: {
                    try plugin.register(in: &registrar)
                }
                if registered == nil { throw EndlessRegistration() }
            } catch {
                faults.append(.registrationFailed(plugin: plugin.id, error: "\(error)"))
            }
            registrar.ending.isOver.store(true, ordering: .relaxed)
            return InstalledPlugin(
                manifest: plugin.manifest,
                registrations: registrar.registrations,
                names: registrar.names
            )
        }
        var index = table.index.withLock { $0.take() } ?? InstallIndex(table.record)
        let fit = new.reduce(faults.isEmpty && preferring.isEmpty) { index.add($1) && $0 }
        if fit { return table = table.adding(new, index) }
        var record = table.record
        record.plugins += new
        record.preferred.formUnion(preferring)
        table = SealedTable(.sealing(try record.checked(faults)), index: index)
    }

    /// Removes a plugin and everything it registered.
    ///
    /// The result equals a new container with the other plugins and the same assignments of the
    /// app. No plugin registers again.
    ///
    /// - Throws: `ComponentsError.notInstalled`; `ComponentsError.required` if other plugins need
    ///   it; `ComponentsError.faults` if the others cannot be installed together without it. The
    ///   container is then unchanged.
    public mutating func uninstall(_ id: PluginID) throws(ComponentsError) {
        var record = table.record
        guard record.plugins.contains(where: { $0.id == id }) else {
            throw .notInstalled(id, installed: record.plugins.map(\.id).sorted())
        }
        record.plugins.removeAll { $0.id == id }
        let dependents = record.plugins.filter { plugin in
            plugin.manifest.requirements.contains { $0.plugin == id }
        }
        guard dependents.isEmpty else {
            throw .required(id, by: dependents.map(\.id).sorted())
        }
        record.preferred.remove(id)
        table = SealedTable(.sealing(try record.checked()))
    }

    /// The error of a plugin that installs plugins each time it registers, without end.
    private struct EndlessRegistration: Error, CustomStringConvertible {
        let description = "It installs plugins again and again while it registers."
    }

    /// Returns the names of the slots that a plugin declares.
    package static func slotNames(listedBy plugin: some Plugin) -> [String] {
        var registrar = Registrar(plugin.id)
        try? plugin.register(in: &registrar)
        return registrar.registrations.filter { $0.verb == .declare }.map(\.slotName)
    }

    /// The installed plugins with their registrations, in plugin order.
    public var plugins: [PluginReport] {
        table.noteTypeRead()
        return table.record.plugins.map { plugin in
            PluginReport(
                id: plugin.id,
                summary: plugin.manifest.summary,
                version: plugin.manifest.version,
                registrations: plugin.registrations.map {
                    PluginRegistration(slot: $0.slotName, kind: $0.slot.facts.kind, layer: $0.layer)
                }
            )
        }
    }
}
