extension EditedText {
    mutating func move(_ way: TextMovement, _ rows: TextRows?) {
        let range = selection.range
        let cursor =
            switch way {
            case .characterBack where !range.isEmpty: range.lowerBound
            case .characterForward where !range.isEmpty: range.upperBound
            default: target(of: way, rows)
            }
        selection = TextSelection(cursor: cursor)
        history.endGroup()
    }

    /// Returns the target of a movement from the cursor; vertical steps set the goal, others clear it.
    mutating func target(of way: TextMovement, _ rows: TextRows?) -> Int {
        if way.needsRows { return rowTarget(isUp: way.isBack, rows) }
        goal = nil
        switch way {
        case .characterBack: return boundary(before: cursor)
        case .characterForward: return boundary(after: cursor)
        case .wordBack: return wordStart
        case .wordForward: return wordEnd
        case .lineStart: return lineStart(cursor)
        case .lineEnd: return lineEnd(cursor)
        case .paragraphBack:
            let start = lineStart(cursor)
            return start < cursor ? start : lineStart(boundary(before: cursor))
        case .paragraphForward:
            let end = lineEnd(cursor)
            return end > cursor ? end : lineEnd(boundary(after: cursor))
        case .textStart: return 0
        case .textEnd, .rowUp, .rowDown: return text.utf8.count
        }
    }

    private mutating func rowTarget(isUp: Bool, _ rows: TextRows?) -> Int {
        let rows = rows ?? TextRows(text)
        let row = rows.row(of: cursor)
        guard isUp ? row > 0 : row < rows.count - 1 else {
            goal = nil
            return isUp ? 0 : text.utf8.count
        }
        let x = goal ?? rows.x(of: cursor)
        goal = x
        return boundary(atOrAfter: rows.offset(nearest: x, inRow: isUp ? row - 1 : row + 1))
    }

    // MARK: Lines

    // Line feeds are never part of a longer character, but for the one after a carriage return.

    private func lineStart(_ offset: Int) -> Int {
        let feed = text.unicodeScalars[..<index(offset)].lastIndex(where: \.isLineFeed)
        return feed.map { self.offset(text.unicodeScalars.index(after: $0)) } ?? 0
    }

    private func lineEnd(_ offset: Int) -> Int {
        let feed = text.unicodeScalars[index(offset)...].firstIndex(where: \.isLineFeed)
        return feed.map { self.offset($0) } ?? text.utf8.count
    }

    // MARK: Words

    private var wordStart: Int {
        let before = text[..<index(cursor)]
        return cursor - before.reversed().wordLength
    }

    private var wordEnd: Int {
        cursor + text[index(cursor)...].wordLength
    }
}

extension Collection<Character> {
    /// The length of the spaces and the word at the beginning, in UTF-8.
    fileprivate var wordLength: Int {
        var place = startIndex
        var kind = WordKind.space
        while place < endIndex {
            let next = WordKind(self[place])
            let after = index(after: place)
            if kind == .space {
                kind = next
            } else if next != kind {
                guard kind == .word, self[place].joinsWords, after < endIndex,
                    WordKind(self[after]) == .word
                else { break }
            }
            place = after
        }
        return self[..<place].reduce(0) { $0 + $1.utf8.count }
    }
}

extension Unicode.Scalar {
    /// Whether the scalar ends a line, as `Character.isNewline` has it.
    var isLineFeed: Bool {
        switch value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}

/// The kind of a character for steps by words.
enum WordKind {
    case space
    case word
    case ideograph
    case sign

    init(_ character: Character) {
        guard let first = character.unicodeScalars.first else {
            self = .space
            return
        }
        if character.isWhitespace {
            self = .space
        } else if BreakClass(first) == .ideograph, !first.isShownAsEmoji, !first.isHangul {
            self = .ideograph
        } else if character.isLetter || character.isNumber || character == "_" {
            self = .word
        } else {
            self = .sign
        }
    }
}

extension Character {
    /// Whether the character belongs to a word if it stands in the middle of one.
    var joinsWords: Bool { self == "'" || self == "\u{2019}" || self == "." }
}

extension Unicode.Scalar {
    fileprivate var isHangul: Bool {
        switch value {
        case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xAC00...0xD7FF: true
        default: false
        }
    }
}

/// A movement through an edited text.
///
/// Characters are what a reader takes for one: grapheme clusters, after UAX #29. A word is a run of letters,
/// digits and underscores, with apostrophes and full stops between them; ideographs and kana stand
/// together, and so do other signs. A line ends at a line feed; a row is shown as one line.
public enum TextMovement: Sendable, Hashable, CaseIterable {
    /// Before the previous character.
    case characterBack
    /// Behind the next character.
    case characterForward
    /// Over spaces, then to the beginning of the word there.
    case wordBack
    /// Over spaces, then to the end of the word there.
    case wordForward
    /// To the beginning of the line.
    case lineStart
    /// To the end of the line.
    case lineEnd
    /// To the beginning of the line, or of the one before if that is here.
    case paragraphBack
    /// To the end of the line, or of the next if that is here.
    case paragraphForward
    /// To the row above, as far from the beginning of the row as the first such step began; from the first
    /// row, to the beginning of the text.
    case rowUp
    /// To the row below, as far from the beginning of the row as the first such step began; from the last
    /// row, to the end of the text.
    case rowDown
    /// To the beginning of the text.
    case textStart
    /// To the end of the text.
    case textEnd

    /// Whether the rows matter, in which the text is shown.
    public var needsRows: Bool { self == .rowUp || self == .rowDown }

    /// Whether the way leads towards the beginning.
    public var isBack: Bool {
        switch self {
        case .characterBack, .wordBack, .lineStart, .paragraphBack, .rowUp, .textStart: true
        case .characterForward, .wordForward, .lineEnd, .paragraphForward, .rowDown, .textEnd: false
        }
    }
}
