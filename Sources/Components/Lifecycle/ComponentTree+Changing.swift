extension ComponentTree {
    /// What is made otherwise, while the tree takes other components.
    package var change: SlotDifference? {
        state.change
    }

    /// The root, as long as the tree is mounted.
    package var root: (any Lifecycle)? {
        state.root?.object as? any Lifecycle
    }

    /// Returns what is made otherwise with other components in place of the whole tree's.
    ///
    /// Who may have kept a part that the tree shared may depend on it, and what was switched off comes back.
    package func difference(to components: Components) -> SlotDifference {
        var difference = whole.table.difference(to: components.table)
        let isShared = whole.sharedParts.values.contains { $0 is any Lifecycle }
        difference.isOpen = difference.isOpen || isShared || state.hasSwitchedOff
        return difference
    }
}
