/// A character of a text as line breaking sees it.
struct TextCluster {
    /// The first scalar.
    var scalar: Unicode.Scalar
    /// The offsets of the character in the text's UTF-8.
    var range: Range<Int>
    /// The line breaking class of the character, without regard to its neighbours.
    var breakClass: BreakClass
    /// The whole character, if it has more than one scalar.
    var character: Character?
    /// The characters, if there are several that are measured together.
    var joined: Substring?
}

/// The characters of a text one after the other.
///
/// Where neighbouring scalars show that a boundary lies between them, no character is made; that takes a
/// fiftieth of the time.
struct ClusterCursor {
    private let text: String
    private let bytes: BorrowedBytes
    private let joinsCharacters: Bool
    /// The scalar at `offset`, its length, and whether a character of one scalar is known to be between two
    /// such ones.
    private var upcoming: (scalar: Unicode.Scalar, length: Int, isPlain: Bool)
    private var offset: Int
    /// The text's index at `offset`, if the character before was looked at as a whole.
    private var index: String.Index?

    /// Creates a cursor over a text and its UTF-8, at the offset of a character; characters that `CellWidth`
    /// holds together come as one if that is asked for.
    init(
        _ text: String,
        bytes: BorrowedBytes,
        from offset: Int = 0,
        joinsCharacters: Bool = false
    ) {
        self.text = text
        self.bytes = bytes
        self.joinsCharacters = joinsCharacters
        self.offset = offset
        upcoming = bytes.plainScalar(at: offset)
    }

    /// Returns the next character; none at the end.
    mutating func next() -> TextCluster? {
        guard offset < bytes.count else { return nil }
        let (scalar, length, isPlain) = upcoming
        let start = offset
        let next = bytes.plainScalar(at: start + length)
        if isPlain, next.isPlain, !(scalar == "\r" && next.scalar == "\n") {
            offset = start + length
            upcoming = next
            index = nil
            return TextCluster(
                scalar: scalar,
                range: start..<offset,
                breakClass: BreakClass(scalar)
            )
        }
        return wholeCharacter(scalar, from: start, length: length)
    }

    private mutating func wholeCharacter(
        _ scalar: Unicode.Scalar,
        from start: Int,
        length: Int
    ) -> TextCluster {
        let utf8 = text.utf8
        let first = index ?? utf8.index(utf8.startIndex, offsetBy: start)
        let second = text.index(after: first)
        var next = second
        offset = start + utf8.distance(from: first, to: next)
        upcoming = bytes.plainScalar(at: offset)
        if joinsCharacters, !upcoming.isPlain {
            next = CellWidth.unitEnd(in: text[first...])
            offset = start + utf8.distance(from: first, to: next)
            upcoming = bytes.plainScalar(at: offset)
        }
        index = next
        let isSingle = offset == start + length
        var breakClass = BreakClass(scalar)
        if !isSingle {
            switch breakClass {
            case .newline: break
            // A space that carries a mark is seen.
            case .space, .transparent: breakClass = .other
            default: if text[first].isShownAsEmoji { breakClass = .ideograph }
            }
        }
        return TextCluster(
            scalar: scalar,
            range: start..<offset,
            breakClass: breakClass,
            character: isSingle ? nil : text[first],
            joined: next == second ? nil : text[first..<next]
        )
    }
}

extension BorrowedBytes {
    /// Returns the scalar of valid UTF-8 at an offset; at the end a plain space without length.
    @inline(__always)
    fileprivate func plainScalar(
        at offset: Int
    ) -> (scalar: Unicode.Scalar, length: Int, isPlain: Bool) {
        guard offset < count else { return (" ", 0, true) }
        let first = self[offset]
        if first < 0x80 { return (Unicode.Scalar(first), 1, true) }
        let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        var value = UInt32(first) & (0x7F >> UInt32(length))
        for place in offset + 1..<offset + length {
            value = value << 6 | UInt32(self[place] & 0x3F)
        }
        let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
        return (scalar, length, scalar.isPlainCluster)
    }
}

extension Unicode.Scalar {
    /// Whether a boundary of characters is known to lie between this scalar and another one that says so
    /// (UAX #29); false leaves it to the standard library.
    fileprivate var isPlainCluster: Bool {
        switch value {
        // A soft hyphen lets a mark behind it join the letter before it.
        case 0..<0xAD, 0xAE..<0x300, 0x370...0x482, 0x48A...0x58F, 0x5D0...0x5EA, 0x1E00...0x200A,
            0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20CF, 0x2100...0x2CEE, 0x3000...0x3029,
            0x3031...0x3098, 0x309B...0xA4C6, 0xAC00...0xD7A3, 0xFF01...0xFF9D, 0x1F300...0x1F3FA,
            0x1F400...0x1F64F, 0x1F680...0x1F6C5, 0x1F900...0x1F9FF, 0x20000...0x2A6DD:
            true
        default: false
        }
    }
}
