import Synchronization

extension Lifecycle {
    /// Reports what keeps the tree that is about to be read from being up to date.
    ///
    /// A part that was never mounted is empty, and one that was mounted before `Components.default` changed does
    /// not show the change.
    package func tellBeforeReading() {
        if let tree = node.connectedTree {
            tree.tellOfDefault(below: self)
        } else if node.place == .fresh, self is any Component {
            Components.listener.tell(.neverMounted(component: typeName(of: self)))
        }
    }
}

extension ComponentTree {
    /// Reports assignments to `Components.default`, and plugins installed there, after the tree was mounted with it.
    func tellOfDefault(below component: some Lifecycle) {
        if let outer { return outer.tellOfDefault(below: component) }
        guard let record = source?.value.table.record(unless: table.slots) else { return }
        var root: any Lifecycle = component
        while let next = root.next { root = next }
        let name = typeName(of: root)
        let plugins = Set(table.record.plugins.map(\.id))
        for plugin in record.plugins where !plugins.contains(plugin.id) {
            note(.installedAfterMounting(root: name, plugin: plugin.id))
        }
        let known = Set(table.record.app.map { ObjectIdentifier($0) })
        for registration in record.app where !known.contains(ObjectIdentifier(registration)) {
            note(
                .assignedAfterMounting(
                    root: name,
                    slot: registration.slotName,
                    claim: registration.claim
                )
            )
        }
    }
}

extension SealedTable {
    /// The record, unless the table has the given stacks.
    fileprivate func record(unless slots: SlotTable) -> InstallRecord? {
        latest === slots ? nil : record
    }
}

extension ComponentTree {
    /// Reports the diagnostics of the tree's components, unless the hook has received those of the same components.
    func tellOfComponents() {
        let listener = Components.listener
        let hook = listener.number
        guard hook != 0, table.slots.reportedHook.load(ordering: .acquiring) != hook else { return }
        components.diagnostics.forEach(listener.tell)
        table.slots.reportedHook.store(hook, ordering: .releasing)
    }

    /// Reports an unfilled key whose name is almost that of a filled one.
    func tellOfKey<Value, Part>(_ key: String, of family: SlotFamily<Value, Part>) {
        guard let nearest = components.filledKey(in: family, like: key) else { return }
        let base = components.report(on: components.slot(family, nearest)).base
        let claim = SlotClaim(owner: base.owner, what: base.what, site: base.site)
        report(.unfilledKey(family: family.name, key: key, nearest: nearest, claim: claim))
    }
}
