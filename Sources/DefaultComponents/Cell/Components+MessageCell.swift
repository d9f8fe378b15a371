public import Components
import Views

extension Components {
    /// Returns a new cell that shows a message, to be the root of a tree.
    ///
    /// It is made with the components of that message's scopes. Mount it with these components:
    ///
    /// ```swift
    /// let cell = components.messageCell(showing: content)
    /// cell.mount(in: ComponentContext(components))
    /// ```
    ///
    /// - Complexity: That of `make(.messageCell)`; with scopes, linear in the registrations of the components.
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
    ///   - content: The message, with those around it.
    ///   - width: The width of the cell, in points.
    ///   - events: The receiver of events that are not handled in the cell, referenced weakly.
    /// - Returns: The cell, with the height of its content.
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
    /// Returns a new cell that shows a message, mounted and, with a width, laid out, and its tree's diagnostics.
    ///
    /// Registrations that fail in the cell itself are excluded, too.
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
