extension EditedText {
    mutating func insert(_ words: String) -> Bool {
        let isTyped = selection.isEmpty && words.count == 1 && words.first?.isNewline == false
        return replace(selection.range, with: words, as: isTyped ? .typing : .other)
    }

    mutating func delete(_ way: TextMovement, _ rows: TextRows?) -> Bool {
        let range = reach(of: way, rows)
        return replace(range, with: "", as: selection.isEmpty ? .deleting : .other)
    }

    mutating func kill(_ way: TextMovement, _ rows: TextRows?, joining: Bool) -> Bool {
        let range = reach(of: way, rows)
        isKilling = true
        guard !range.isEmpty else { return false }
        let words = part(range)
        if joining {
            killed = range.upperBound <= cursor && way.isBack ? words + killed : killed + words
        } else {
            killed = words
        }
        return replace(range, with: "", as: .other)
    }

    mutating func transpose() -> Bool {
        let start = target(of: .lineStart, nil)
        var middle = cursor
        if middle == target(of: .lineEnd, nil), middle > start {
            middle = boundary(before: middle)
        }
        guard middle > start else { return false }
        let first = part(boundary(before: middle)..<middle)
        let second = part(middle..<boundary(after: middle))
        let range = middle - first.utf8.count..<middle + second.utf8.count
        return replace(range, with: second + first, as: .other)
    }

    mutating func undo() -> Bool {
        guard let change = history.takeDone() else { return false }
        exchange(change.offset..<change.offset + change.inserted.utf8.count, change.removed)
        selection = change.before
        return true
    }

    mutating func redo() -> Bool {
        guard let change = history.takeUndone() else { return false }
        exchange(change.offset..<change.offset + change.removed.utf8.count, change.inserted)
        selection = change.after
        return true
    }

    /// Replaces a range, moves the cursor behind the new characters, and returns whether the text changed.
    @discardableResult
    mutating func replace(
        _ range: Range<Int>,
        with words: String,
        as kind: TextHistory.Kind
    ) -> Bool {
        guard !range.isEmpty || !words.isEmpty else { return false }
        var words = words
        words.makeContiguousUTF8()
        var change = TextHistory.Change(
            offset: range.lowerBound,
            removed: part(range),
            inserted: words,
            before: selection,
            after: selection
        )
        exchange(range, words)
        let end = range.lowerBound + words.utf8.count
        selection = TextSelection(cursor: boundary(atOrAfter: end))
        change.after = selection
        history.add(change, kind)
        return true
    }

    /// Returns the range that an edit deletes: the selection, or from the cursor along a movement.
    private mutating func reach(of way: TextMovement, _ rows: TextRows?) -> Range<Int> {
        guard selection.isEmpty else { return selection.range }
        var target = target(of: way, rows)
        goal = nil
        if target == cursor {
            // Lines are joined at their ends.
            if way == .lineStart { target = boundary(before: cursor) }
            if way == .lineEnd { target = boundary(after: cursor) }
        }
        return min(cursor, target)..<max(cursor, target)
    }

    private mutating func exchange(_ range: Range<Int>, _ words: String) {
        text.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: words)
    }
}
