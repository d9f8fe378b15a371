/// An input of a reader in a row of a page.
public enum RowInput: Sendable, Hashable, Codable {
    /// A node was tapped: an element, or a text. Nodes have the numbers that ``PageOperation`` has for them; the row's own
    /// element is 0.
    case tap(node: Int)
    /// A node was pressed long, which asks for the actions of the message if nothing around the node handles that.
    case longPress(node: Int)
    /// An action of the message was chosen, by its id.
    case choose(action: String)
    /// Texts were entered in fields, and nothing was pressed: those that come with the input.
    case enter
    /// The text of a field was submitted, as with Enter; the node is that of the field.
    case submit(node: Int)
}

/// The reason why an input was not performed.
public enum RowInputError: Error, Hashable {
    /// The window has no such row, or the row is not what the reader saw.
    case changedRow(String)
    /// The row has no such node, or is nested deeper than 100 elements.
    case unknownNode(Int)
    /// The node is no field that can be written in.
    case noField(Int)
    /// The message has no such action.
    case unknownAction(String)
}

extension RowInputError: CustomStringConvertible {
    /// A description of what was not offered, and how to fix it.
    public var description: String {
        switch self {
        case .changedRow(let id):
            "Row '\(id)' is not as the reader saw it. Send the patch, and let the reader try again."
        case .unknownNode(let number):
            "The row has no node \(number). Count its elements and texts from 0, in document order."
        case .noField(let number):
            "Node \(number) is no field that can be written in. Send the texts of inputs alone."
        case .unknownAction(let id):
            "The message has no action '\(id)'. Choose one of PageScreen.actions(of:)."
        }
    }
}
