/// The changes of an edited text that can be undone, and those that were.
struct TextHistory: Sendable, Hashable {
    /// One change: the text before and after at an offset, in UTF-8.
    struct Change: Sendable, Hashable {
        var offset: Int
        var removed: String
        var inserted: String
        var before: TextSelection
        var after: TextSelection
    }

    /// The kind of a change, which decides whether the next change joins its group.
    enum Kind: Sendable, Hashable {
        case typing
        case deleting
        case other
    }

    private(set) var done: [Change] = []
    private(set) var undone: [Change] = []
    private var lastKind = Kind.other

    /// The greatest number of groups that are kept.
    private static let limit = 1000

    /// Adds a change; typing joins the word before it, and a deletion joins one beside it.
    mutating func add(_ change: Change, _ kind: Kind) {
        undone = []
        defer { lastKind = kind }
        if kind == lastKind, let last = done.indices.last, joins(change, kind, to: done[last]) {
            return
        }
        done.append(change)
        if done.count > Self.limit { done.removeFirst() }
    }

    /// Ends the group, so that the next change is undone alone.
    mutating func endGroup() {
        lastKind = .other
    }

    /// Returns the last change, to be undone.
    mutating func takeDone() -> Change? {
        endGroup()
        guard let change = done.popLast() else { return nil }
        undone.append(change)
        return change
    }

    /// Returns the change that was undone last, to be redone.
    mutating func takeUndone() -> Change? {
        endGroup()
        guard let change = undone.popLast() else { return nil }
        done.append(change)
        return change
    }

    private mutating func joins(_ change: Change, _ kind: Kind, to last: Change) -> Bool {
        let place = done.count - 1
        switch kind {
        case .typing:
            let end = last.offset + last.inserted.utf8.count
            let beginsWord = last.inserted.last?.isWhitespace == true && !change.beginsWithSpace
            guard change.offset == end, change.removed.isEmpty, !beginsWord else { return false }
            done[place].inserted += change.inserted
        case .deleting:
            guard change.inserted.isEmpty, last.inserted.isEmpty else { return false }
            if change.offset == last.offset {
                done[place].removed += change.removed
            } else if change.offset + change.removed.utf8.count == last.offset {
                done[place].removed = change.removed + last.removed
                done[place].offset = change.offset
            } else {
                return false
            }
        case .other: return false
        }
        done[place].after = change.after
        return true
    }
}

extension TextHistory.Change {
    fileprivate var beginsWithSpace: Bool { inserted.first?.isWhitespace == true }
}
