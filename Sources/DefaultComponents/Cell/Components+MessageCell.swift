public import Components

extension Components {
    /// Returns a new cell that shows a message, to be the root of a tree.
    ///
    /// It is made of what holds for that message. Mount it with these components:
    ///
    /// ```swift
    /// let cell = components.messageCell(showing: content)
    /// cell.mount(in: ComponentContext(components))
    /// ```
    ///
    /// - Complexity: What `make(.messageCell)` costs; with scopes, linear in all that was said to the components.
    public func messageCell(showing content: MessageCellContent) -> any MessageCell {
        let cell = scoped(to: content).make(.messageCell)
        cell.content = content
        return cell
    }
}
