import Synchronization

extension Lifecycle {
    /// Tells of what keeps the tree that is about to be read from being what it should be.
    ///
    /// A part that was never mounted is empty, and one that was mounted before `Components.default` changed shows
    /// nothing of that.
    package func tellBeforeReading() {
        if let tree = node.connectedTree {
            tree.tellOfDefault(below: self)
        } else if node.place == .fresh, self is any Component {
            Components.listener.tell(.neverMounted(component: typeName(of: self)))
        }
    }
}

extension ComponentTree {
    /// Reports what was assigned to or installed in `Components.default` after the tree was mounted with it.
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
        self.slots === slots ? nil : record
    }
}

extension ComponentTree {
    /// Tells what is wrong with the tree's components, unless the hook was told of the same components before.
    func tellOfComponents() {
        let listener = Components.listener
        let hook = listener.number
        guard hook != 0, table.slots.reportedHook.load(ordering: .acquiring) != hook else { return }
        components.diagnostics.forEach(listener.tell)
        table.slots.reportedHook.store(hook, ordering: .releasing)
    }

    /// Reports a key that nobody filled, if one that somebody filled is called almost the same.
    func tellOfKey<Value, Part>(_ key: String, of family: SlotFamily<Value, Part>) {
        guard let nearest = components.filledKey(in: family, like: key) else { return }
        let base = components.report(on: components.slot(family, nearest)).base
        let claim = SlotClaim(owner: base.owner, what: base.what, site: base.site)
        report(.unfilledKey(family: family.name, key: key, nearest: nearest, claim: claim))
    }
}
