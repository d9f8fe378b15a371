/// What a person does to an edited text with a key.
public enum TextEdit: Sendable, Hashable {
    /// Puts characters in the selection's place, or at the cursor.
    case insert(String)
    /// Takes out the selection, or else what lies on a way from the cursor; at the ends of a line, the way
    /// there is over the line feed.
    case delete(TextMovement)
    /// Takes out the same, and keeps it for `yank`, joined with what the edit before it took out so.
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
    /// Takes back the last group of changes.
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
