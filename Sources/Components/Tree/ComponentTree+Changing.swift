/// A shared part that its users get from the tree each time and never keep.
package protocol UncachedShared {}

/// A component that, given other components, remakes the parts that these make differently, and keeps the rest.
package protocol ComponentUpdating: Lifecycle {
    /// Called when the tree has taken other components, before the parts do.
    func renewParts()
}

extension ComponentTree {
    /// The difference to the new components, while the tree takes them.
    package var change: SlotDifference? {
        state.change
    }

    /// The differences of all changes so far; nil if there was none.
    package var pastChanges: SlotDifference? {
        state.pastChanges
    }

    /// The identity of the components that parts are made with now.
    package var origin: TableIdentity {
        table.origin
    }

    /// The root, as long as the tree is mounted.
    package var root: (any Lifecycle)? {
        state.root?.object as? any Lifecycle
    }

    /// Returns the difference to other components in place of the whole tree's.
    ///
    /// It is open if the tree shared a part that may be kept somewhere, or something is switched off.
    package func difference(to components: Components) -> SlotDifference {
        var difference = whole.table.difference(to: components.table)
        let isShared = whole.sharedParts.values.contains { !($0 is any UncachedShared) }
        difference.isOpen = difference.isOpen || isShared || state.hasSwitchedOff
        return difference
    }

    /// Notes the difference to other components, until `endChange`.
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
