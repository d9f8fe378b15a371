/// A shared part that whoever needs it asks the tree for each time, and keeps nowhere.
package protocol UncachedShared {}

/// A component that, given other components, remakes the parts that these make differently, and keeps the rest.
package protocol ComponentUpdating: Lifecycle {
    /// Called when the tree has taken other components, before the parts do.
    func renewParts()
}

extension ComponentTree {
    /// What is made otherwise, while the tree takes other components.
    package var change: SlotDifference? {
        state.change
    }

    /// What was made otherwise by all changes so far; none if there was none.
    package var pastChanges: SlotDifference? {
        state.pastChanges
    }

    /// What parts are made with now.
    package var origin: TableIdentity {
        table.origin
    }

    /// The root, as long as the tree is mounted.
    package var root: (any Lifecycle)? {
        state.root?.object as? any Lifecycle
    }

    /// Returns what is made otherwise with other components in place of the whole tree's.
    ///
    /// Nobody knows who kept a part that the tree shared, or where something was that is switched off.
    package func difference(to components: Components) -> SlotDifference {
        var difference = whole.table.difference(to: components.table)
        let isShared = whole.sharedParts.values.contains { !($0 is any UncachedShared) }
        difference.isOpen = difference.isOpen || isShared || state.hasSwitchedOff
        return difference
    }

    /// Notes what is made otherwise, until `endChange`.
    func beginChange(to components: Components) {
        let difference = difference(to: components)
        state.change = difference
        state.pastChanges?.formUnion(difference)
        state.pastChanges = state.pastChanges ?? difference
    }

    func endChange() {
        state.change = nil
    }
}
