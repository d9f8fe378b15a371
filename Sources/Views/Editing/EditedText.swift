/// An editable text: its characters, the cursor, the selection, and an undo history.
///
/// ```swift
/// var text = EditedText("Hello wrold")
/// text.apply(.delete(.wordBack))
/// text.apply(.insert("world"))
/// text.apply(.undo)
/// ```
///
/// Places are offsets in the UTF-8 of the text, and lie between characters. Where inserting or deleting joins
/// characters to one, as a combining mark does, a place inside of it becomes the one behind it.
/// Two values are equal if what can be taken back and yanked is equal, too.
public struct EditedText: Sendable, Hashable {
    /// The characters; hostile until escaped.
    public internal(set) var text: String
    /// The cursor and the selection.
    public internal(set) var selection: TextSelection
    /// The text that `yank` inserts.
    public var killed = ""

    var history = TextHistory()
    /// The distance from the start of the row at which vertical steps began, in points.
    var goal: Double?
    /// Whether the last edit killed, so that the next adds to it.
    var isKilling = false

    /// Creates a text with the cursor at its end.
    public init(_ text: String = "") {
        self.text = text
        self.text.makeContiguousUTF8()
        selection = TextSelection(cursor: self.text.utf8.count)
    }

    /// The cursor as an offset in UTF-8.
    public var cursor: Int { selection.cursor }

    /// The selected characters; empty if nothing is selected.
    public var selectedText: String { part(selection.range) }

    /// Whether there is something to take back.
    public var canUndo: Bool { !history.done.isEmpty }

    /// Whether there is something to make again.
    public var canRedo: Bool { !history.undone.isEmpty }

    /// Applies an edit.
    ///
    /// - Parameters:
    ///   - edit: What to do.
    ///   - rows: The rows in which the text is shown; none means its lines, in cells. They matter if
    ///     `edit.needsRows`.
    /// - Returns: Whether that changed the text, the cursor or the selection.
    /// - Complexity: Linear in what is inserted or removed and in the bytes behind it; steps by lines and words
    ///   are linear in their length, those by rows as documented at `TextRows`.
    @discardableResult
    public mutating func apply(_ edit: TextEdit, rows: TextRows? = nil) -> Bool {
        let (oldSelection, oldGoal, wasKilling) = (selection, goal, isKilling)
        goal = nil
        isKilling = false
        var isChanged = false
        switch edit {
        case .insert(let words): isChanged = insert(words)
        case .delete(let way): isChanged = delete(way, rows)
        case .kill(let way): isChanged = kill(way, rows, joining: wasKilling)
        case .copy:
            if !selection.isEmpty { killed = selectedText }
        case .yank: isChanged = replace(selection.range, with: killed, as: .other)
        case .transpose: isChanged = transpose()
        case .move(let way):
            goal = oldGoal
            move(way, rows)
        case .select(let way):
            goal = oldGoal
            let anchor = selection.anchor
            let cursor = target(of: way, rows)
            selection = TextSelection(cursor: cursor, anchor: anchor)
            history.endGroup()
        case .selectAll:
            selection = TextSelection(cursor: text.utf8.count, anchor: 0)
            history.endGroup()
        case .undo: isChanged = undo()
        case .redo: isChanged = redo()
        }
        return isChanged || selection != oldSelection
    }

    /// Sets the cursor or the selection; an end inside a character moves behind it.
    public mutating func select(_ selection: TextSelection) {
        let anchor = boundary(atOrAfter: selection.anchor)
        self.selection = TextSelection(
            cursor: boundary(atOrAfter: selection.cursor),
            anchor: anchor
        )
        goal = nil
        isKilling = false
        history.endGroup()
    }

    /// Replaces a range as one change for undo, and moves the cursor behind the new characters.
    ///
    /// Ends inside of a character move behind it.
    public mutating func replace(_ range: Range<Int>, with words: String) {
        let start = boundary(atOrAfter: range.lowerBound)
        let end = max(start, boundary(atOrAfter: range.upperBound))
        goal = nil
        isKilling = false
        replace(start..<end, with: words, as: .other)
    }
}

extension EditedText {
    /// The same with a dot in place of each character, and nothing to undo.
    var masked: EditedText {
        var masked = EditedText(String(repeating: Self.dot, count: text.count))
        let count = { part(0..<$0).count * Self.dot.utf8.count }
        masked.selection = TextSelection(
            cursor: count(cursor),
            anchor: count(selection.anchor)
        )
        return masked
    }

    /// Returns the place that a place in the masked text stands for.
    func offset(ofMasked place: Int) -> Int {
        text.prefix(place / Self.dot.utf8.count).utf8.count
    }

    private static let dot = "\u{2022}"
}

extension EditedText: Codable {
    /// Decodes the characters; the cursor is at their end, and there is nothing to undo.
    public init(from decoder: any Decoder) throws { self.init(try String(from: decoder)) }
    /// Encodes the characters alone.
    public func encode(to encoder: any Encoder) throws { try text.encode(to: encoder) }
}

/// A cursor and the other end of the selection, as offsets in UTF-8.
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

    /// The selected range; empty at the cursor without a selection.
    public var range: Range<Int> { min(anchor, cursor)..<max(anchor, cursor) }
}

extension EditedText {
    /// Returns an index between scalars.
    func index(_ offset: Int) -> String.Index {
        text.utf8.index(text.startIndex, offsetBy: min(max(offset, 0), text.utf8.count))
    }

    func offset(_ index: String.Index) -> Int {
        text.utf8.distance(from: text.startIndex, to: index)
    }

    /// Returns the characters in a range between places.
    func part(_ range: Range<Int>) -> String {
        String(text[index(range.lowerBound)..<index(range.upperBound)])
    }

    /// Returns the place at an offset, or the one behind the character in which it lies.
    func boundary(atOrAfter offset: Int) -> Int {
        text.boundary(atOrAfter: offset)
    }

    /// Returns the place before another; the same at the beginning.
    func boundary(before offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        return self.offset(text.index(before: index(offset)))
    }

    /// Returns the place behind another; the same at the end.
    func boundary(after offset: Int) -> Int {
        guard offset < text.utf8.count else { return text.utf8.count }
        return self.offset(text.index(after: index(offset)))
    }
}

extension String {
    /// Returns the offset in UTF-8, or the one behind the character in which it lies.
    func boundary(atOrAfter offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        guard offset < utf8.count else { return utf8.count }
        let place = utf8.index(startIndex, offsetBy: offset)
        guard Index(place, within: self) == nil else { return offset }
        return utf8.distance(from: startIndex, to: index(after: place))
    }
}
