public import Components
import Views

extension ChatMessageListVC {
    /// Returns whether the list, and the screen in which it is, can take other components where they are:
    /// `updateComponents(_:)` then makes those rows anew that are made otherwise, keeps the others and the place, and
    /// ends as a new screen with these components would.
    ///
    /// Otherwise something else than rows is made otherwise, such as the list itself, or may be, as with another
    /// appearance: make a new screen then, as `updateComponents(_:)` keeps the types of parts outside of rows.
    ///
    /// A part that a component made and keeps outside of the tree is not seen, nor is who asks in a hook for the layout
    /// options of a message by itself.
    ///
    /// - Complexity: Linear in what was said to both, and in the components outside of rows.
    public final func canChange(to components: Components) -> Bool {
        guard let tree = node.connectedTree, let root = tree.root else { return false }
        var difference = tree.difference(to: components)
        // What earlier changes left as it was is still there.
        if let past = tree.pastChanges { difference.formUnion(past) }
        return !difference.changesRows
            && !difference.parts.contains(Slot.messageListRouter.name)
            && !root.isMade(of: difference.parts) { $0 is any MessageCell }
    }
}

extension ChatMessageListVC: ComponentUpdating {
    /// Makes those rows anew that are made otherwise.
    package func renewParts() {
        isChanged = listView.rows.change(by: node.connectedTree?.change)
    }
}
