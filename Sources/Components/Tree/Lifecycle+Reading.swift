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
        guard let present = source?.value.table.latest, present !== table.slots else { return }
        let record = present.record
        var root: any Lifecycle = component
        while let next = root.next { root = next }
        let name = typeName(of: root)
        let plugins = Set(table.record.plugins.map(\.id))
        for plugin in record.plugins where !plugins.contains(plugin.id) {
            note(.installedAfterMounting(root: name, plugin: plugin.id))
        }
        let known = Set(table.record.app.map { ObjectIdentifier($0) })
        for registration in record.app where !known.contains(ObjectIdentifier(registration)) {
            let (slot, claim) = (registration.slotName, registration.claim)
            note(.assignedAfterMounting(root: name, slot: slot, claim: claim))
        }
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
        let claim = components.report(on: components.slot(family, nearest)).base.claim
        report(.unfilledKey(family: family.name, key: key, nearest: nearest, claim: claim))
    }
}
