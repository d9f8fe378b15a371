extension Components: ContributionRecorder {
    /// The app, which is the last layer.
    public var owner: Contributor {
        .app
    }

    /// Adds a contribution of the app's.
    public mutating func record(_ contribution: Contribution) {
        var record = table.record
        if contribution.isBase {
            record.app.removeAll { $0.isBase && $0.slot.index == contribution.slot.index }
        }
        record.app.append(contribution)
        table = table.resealed(record, slot: contribution.slot)
    }

    /// Adds a name that the app declares.
    public mutating func record(_ name: DeclaredName) {
        var record = table.record
        record.appNames.append(name)
        table = SealedTable(record: record, slots: table.slots, members: table.members)
    }

    /// Takes away what a plugin contributed to one slot, and nothing else of it.
    ///
    /// A plugin that is not installed yet is suppressed when it comes.
    public mutating func suppress<Value, Part>(
        _ plugin: PluginID,
        on slot: Slot<Value, Part>
    ) {
        var record = table.record
        record.suppressions.insert(Suppression(plugin: plugin, slot: slot.index))
        table = table.resealed(record, slot: slot.declaration)
    }
}
