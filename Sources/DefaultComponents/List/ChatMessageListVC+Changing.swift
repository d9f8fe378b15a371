public import Components
import Views

extension ChatMessageListVC {
    /// Returns whether the list, and the screen around it, can change to other components in place:
    /// `updateComponents(_:)` then remakes the rows that differ, keeps the others and the scroll position, and ends
    /// as a new screen with these components would.
    ///
    /// If it returns false, parts outside of rows differ, such as the list itself, or may differ, as with another
    /// appearance: make a new screen then. `updateComponents(_:)` of a `ChatChannelVC` replaces the list or the composer
    /// where parts of it differ, without those of rows; a list alone keeps the types of such parts.
    ///
    /// Parts that a component made and keeps outside of the tree are not considered, nor are hooks that ask for the
    /// layout options of a message themselves.
    ///
    /// - Complexity: Linear in the registrations of both, and in the components outside of rows.
    public final func canChange(to components: Components) -> Bool {
        guard let tree = node.connectedTree, let root = tree.root else { return false }
        var difference = tree.difference(to: components)
        // Parts that earlier changes did not replace are still there.
        if let past = tree.pastChanges { difference.formUnion(past) }
        return !difference.changesRows
            && !difference.parts.contains(Slot.messageListRouter.name)
            && !root.isMade(of: difference.parts) { $0 is any MessageCell }
    }
}

extension ChatMessageListVC {
    /// Determines again how the row of a message is shown, and runs the update hooks of all parts of it; ignored for a
    /// message that is not in view.
    ///
    /// Call it where rows show something that is in no message and in no state, such as the progress of a download. In a
    /// call while rows are placed, it is deferred until they are.
    ///
    /// - Complexity: Linear in the messages in view and in the parts of the row.
    public final func updateMessage(id: ChatMessage.ID) {
        let rows = listView.rows
        if rows.isPlacing {
            if !waitingIDs.contains(id) { waitingIDs.append(id) }
        } else if node.isConnected, let row = rows.shown.first(where: { $0.message.id == id }) {
            rows.showAgain(row)
        }
    }
}

extension ChatMessageListVC: ComponentUpdating {
    /// Remakes the rows that differ with the new components.
    package func renewParts() {
        let change = node.connectedTree?.change
        isChanged = listView.rows.change(by: change)
        if let change { renewOverlays(by: change) }
    }
}
