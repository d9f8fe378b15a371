import Components
import DefaultComponents
import Views

/// The law that every visible part of a message has a slot.
enum SlotLaw {
    /// Returns the visible views of a cell that are not made from a slot, and were not added by an extension, each by
    /// its type.
    ///
    /// Walks from the cell through containers only: the inside of a component is its own matter.
    static func findings(in cell: any MessageCell) -> [String] {
        var roots: [View] = [cell]
        if let message = cell.messageView {
            roots += [message, message.bubbleContentContainer]
        }
        return roots.flatMap(strangers)
    }

    private static func strangers(in container: View) -> [String] {
        container.subviews.flatMap { view -> [String] in
            if view.node.slotName != nil || view.node.addedBy?.verb == .extend { return [] }
            let found = showsSomething(view) ? ["\(type(of: view))"] : []
            return found + strangers(in: view)
        }
    }

    private static func showsSomething(_ view: View) -> Bool {
        view is Label || view is TextView || view is ImageView || view is Control
            || view.backgroundColor != nil || view.layer.borderWidth > 0
    }
}

extension MessageCell {
    /// The message of a cell that shows the default one or a subclass.
    var messageView: ChatMessageContentView? {
        subviews.lazy.compactMap { $0 as? ChatMessageContentView }.first
    }
}
