public import Components
import Views

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

    /// Returns a new cell that shows a message, mounted and laid out.
    ///
    /// ```swift
    /// let cell = components.laidOutCell(showing: MessageCellContent(message, in: channel))
    /// ```
    ///
    /// - Parameters:
    ///   - content: The message, and those around it.
    ///   - width: How wide the cell is, in points.
    ///   - events: Where events go that nobody in the cell handles; the cell does not keep it alive, you do.
    /// - Returns: The cell, as high as what it shows.
    /// - Complexity: Linear in the views of the cell.
    public func laidOutCell(
        showing content: MessageCellContent,
        width: Double = 375,
        events: (any EventSink)? = nil
    ) -> any MessageCell {
        ComponentContext(self, events: events).mountedCell(showing: content, width: width).cell
    }
}

extension ComponentContext {
    /// Returns a new cell that shows a message, mounted and, with a width, laid out, and what its tree tells.
    ///
    /// What plugins do wrong in the cell itself is left out of it, too.
    package func mountedCell(
        showing content: MessageCellContent,
        width: Double? = nil
    ) -> (cell: any MessageCell, diagnostics: [ComponentDiagnostic]) {
        let cell = mount(preparing: { cell in width.map { cell.layout(width: $0) } }) {
            $0.messageCell(showing: content)
        } by: {
            $0.mount(in: $1)
        }
        return (cell, cell.node.connectedTree?.diagnostics ?? [])
    }
}
