extension Components: SlotRegistering {
    /// Records a registration of the app, as the last layer.
    public mutating func record(_ registration: Registration) {
        var record = table.record
        if registration.isBase {
            record.app.removeAll { other in
                other.isBase && other.slot.index == registration.slot.index
                    && other.scope?.conditions == registration.scope?.conditions
            }
        }
        record.app.append(registration.copy(by: .app))
        table = SealedTable(table.latest.resealed(record, slots: [registration.slot]))
    }

    /// Records a name that the app declares.
    public mutating func record(_ name: DeclaredName) {
        var record = table.record
        record.appNames.append(name.owned(by: .app))
        table = SealedTable(table.latest.resealed(record, slots: []))
    }

    /// Removes a plugin's registrations to one slot, and none of its others.
    ///
    /// For a plugin that is not installed yet, this holds once it is installed.
    public mutating func suppress<Value, Part>(
        _ plugin: PluginID,
        on slot: Slot<Value, Part>
    ) {
        var record = table.record
        record.suppressions.insert(Suppression(plugin: plugin, slot: slot.index))
        table = SealedTable(table.latest.resealed(record, slots: [slot.declaration]))
    }

    /// Removes a plugin's registrations to an event, and none of its others.
    public mutating func suppress<Payload>(_ plugin: PluginID, on event: Event<Payload>) {
        suppress(plugin, on: event.slot)
    }

    /// Sets the source location of the app's assignments that have none and that an older container does not contain.
    mutating func locate(newSince old: Components, at site: SourceSite) {
        let known = Set(old.table.parts.sealed.record.app.map { ObjectIdentifier($0) })
        let isNew = { (registration: Registration) in
            registration.site == nil && !known.contains(ObjectIdentifier(registration))
        }
        // Plugins that are to be sealed change none of them.
        guard table.parts.sealed.record.app.contains(where: isNew) else { return }
        var record = table.record
        record.app = record.app.map { isNew($0) ? $0.copy(at: site) : $0 }
        table = SealedTable(.sealing(record))
    }
}
