/// Where somebody edits a text, in offsets in its UTF-8.
public struct TextSelection: Sendable, Hashable {
    /// The end that stays when the selection grows.
    public var anchor: Int
    /// The end that moves, where characters are inserted if nothing is selected.
    public var cursor: Int

    /// Creates a selection; nothing is selected without an anchor.
    public init(cursor: Int, anchor: Int? = nil) {
        self.cursor = cursor
        self.anchor = anchor ?? cursor
    }

    /// Whether nothing is selected.
    public var isEmpty: Bool { anchor == cursor }

    /// What is selected; empty at the cursor if nothing is.
    public var range: Range<Int> { min(anchor, cursor)..<max(anchor, cursor) }
}
