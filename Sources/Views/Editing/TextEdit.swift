/// An edit of a text by one key.
public enum TextEdit: Sendable, Hashable {
    /// Inserts characters in place of the selection or at the cursor.
    case insert(String)
    /// Deletes the selection, or else from the cursor along a movement; at the end of a line, the line feed.
    case delete(TextMovement)
    /// Deletes like `delete` and keeps the text for `yank`, joined with that of a `kill` right before.
    case kill(TextMovement)
    /// Keeps the selection for `yank`.
    case copy
    /// Inserts what was kept last.
    case yank
    /// Exchanges the characters on both sides of the cursor, at the end of a line the two before it.
    case transpose
    /// Moves the cursor; from a selection, a step by a character leads to the side where it points.
    case move(TextMovement)
    /// Moves the end of the selection where the cursor is; the other end stays.
    case select(TextMovement)
    /// Selects the whole text.
    case selectAll
    /// Undoes the last group of changes.
    case undo
    /// Makes the last changes that were taken back again.
    case redo

    /// Whether the rows matter, in which the text is shown.
    public var needsRows: Bool {
        switch self {
        case .delete(let way), .kill(let way), .move(let way), .select(let way): way.needsRows
        case .insert, .copy, .yank, .transpose, .selectAll, .undo, .redo: false
        }
    }
}
