import Views

/// An edited text as an array of characters, for comparison: every step makes it anew.
struct PlainEditor {
    var characters: [Character] = []
    /// The number of characters before the cursor, and before the other end of the selection.
    var cursor = 0
    var anchor = 0
    var killed = ""
    var isKilling = false
    /// The content before each change, newest last; and the undone content.
    private var past: [(characters: [Character], cursor: Int, anchor: Int)] = []
    private var future: [(characters: [Character], cursor: Int, anchor: Int)] = []

    var text: String { String(characters) }
    var range: Range<Int> { min(cursor, anchor)..<max(cursor, anchor) }

    /// Returns the number of bytes before a character.
    func offset(_ place: Int) -> Int { characters[..<place].reduce(0) { $0 + $1.utf8.count } }

    /// Replaces characters by words; if they join others, the cursor moves to the end of those.
    mutating func replace(_ range: Range<Int>, _ words: String) {
        let before = String(characters[..<range.lowerBound])
        let after = String(characters[range.upperBound...])
        characters = Array(before + words + after)
        let end = before.utf8.count + words.utf8.count
        var bytes = 0
        cursor = 0
        while bytes < end, cursor < characters.count {
            bytes += characters[cursor].utf8.count
            cursor += 1
        }
        anchor = cursor
    }

    mutating func apply(_ edit: TextEdit) {
        let wasKilling = isKilling
        isKilling = false
        switch edit {
        case .insert(let words): replace(range, words)
        case .yank: replace(range, killed)
        case .delete(let way): replace(reach(way), "")
        case .kill(let way):
            let range = reach(way)
            isKilling = true
            guard !range.isEmpty else { return }
            let words = String(characters[range])
            let isBefore = range.upperBound <= cursor && way.isBack
            killed = !wasKilling ? words : isBefore ? words + killed : killed + words
            replace(range, "")
        case .copy: if !range.isEmpty { killed = String(characters[range]) }
        case .transpose: transpose()
        case .move(.characterBack) where !range.isEmpty:
            (cursor, anchor) = (range.lowerBound, range.lowerBound)
        case .move(.characterForward) where !range.isEmpty:
            (cursor, anchor) = (range.upperBound, range.upperBound)
        case .move(let way):
            cursor = target(way)
            anchor = cursor
        case .select(let way): cursor = target(way)
        case .selectAll: (anchor, cursor) = (0, characters.count)
        case .undo, .redo: break
        }
    }

    private mutating func transpose() {
        let line = line(cursor)
        let middle = cursor == line.upperBound && cursor > line.lowerBound ? cursor - 1 : cursor
        guard middle > line.lowerBound, middle < characters.count else { return }
        let swapped = String(characters[middle]) + String(characters[middle - 1])
        replace(middle - 1..<middle + 1, swapped)
    }

    private func reach(_ way: TextMovement) -> Range<Int> {
        guard range.isEmpty else { return range }
        var target = target(way)
        if way == .lineEnd, target == cursor { target = min(cursor + 1, characters.count) }
        if way == .lineStart, target == cursor { target = max(cursor - 1, 0) }
        return min(cursor, target)..<max(cursor, target)
    }

    /// The range of the line around a position.
    private func line(_ place: Int) -> ClosedRange<Int> {
        let start = characters[..<place].lastIndex { $0.isNewline }.map { $0 + 1 } ?? 0
        let end = characters[place...].firstIndex { $0.isNewline } ?? characters.count
        return start...end
    }

    func target(_ way: TextMovement) -> Int {
        switch way {
        case .characterBack: return max(0, cursor - 1)
        case .characterForward: return min(characters.count, cursor + 1)
        case .wordBack: return wordEdge(-1)
        case .wordForward: return wordEdge(1)
        case .lineStart: return line(cursor).lowerBound
        case .lineEnd: return line(cursor).upperBound
        case .paragraphBack:
            let start = line(cursor).lowerBound
            return start < cursor ? start : line(max(0, start - 1)).lowerBound
        case .paragraphForward:
            let end = line(cursor).upperBound
            return end > cursor ? end : line(min(characters.count, end + 1)).upperBound
        case .textStart, .rowUp: return 0
        case .textEnd, .rowDown: return characters.count
        }
    }

    /// Returns the edge of the word of the next letter in a direction: spaces, ideographs, other signs, or letters with
    /// apostrophes and full stops between them.
    private func wordEdge(_ step: Int) -> Int {
        func kind(_ place: Int) -> Int? {
            guard characters.indices.contains(place) else { return nil }
            let character = characters[place]
            if character.isWhitespace { return 0 }
            if "明天见日本".unicodeScalars.contains(character.unicodeScalars.first ?? " ") { return 1 }
            return character.isLetter || character.isNumber || character == "_" ? 2 : 3
        }
        var place = step < 0 ? cursor - 1 : cursor
        while kind(place) == 0 { place += step }
        let first = kind(place)
        while let next = kind(place) {
            let isInside =
                "'’.".contains(characters[place]) && kind(place - 1) == 2 && kind(place + 1) == 2
            guard next == first || first == 2 && isInside else { break }
            place += step
        }
        return step < 0 ? place + 1 : place
    }
}
