import Views

/// Up to eight characters in UTF-8 that are processed at once, each in a byte of one word.
struct ASCIIWord {
    /// The characters, the first in the lowest byte; zeros after the last one.
    let characters: UInt64

    /// Reads a number of characters, 1 to 8, without reading beyond them.
    @inline(__always)
    init(_ utf8: BorrowedBytes, from start: Int, count: Int) {
        if count == 8 {
            characters = utf8.word(at: start)
        } else if start + count >= 8 {
            // Those before the first one are read as well, and shifted out.
            characters = utf8.word(at: start + count - 8) >> (8 * UInt64(8 - count))
        } else {
            var word: UInt64 = 0
            for place in (start..<start + count).reversed() {
                word = word << 8 | UInt64(utf8[place])
            }
            characters = word
        }
    }

    /// Returns the number of characters at the start that are printable ASCII and not markup; the zeros at the end are
    /// not counted.
    @inline(__always)
    func plainCount(escapingQuotes: Bool) -> Int {
        let all = characters
        // The highest bit of a byte becomes 1 if the character is not one of those; the bits of bytes after the first
        // such one are meaningless. Here: beyond ASCII, delete, or below a space.
        var marks = all | (all &+ Self.each(0x01)) | (all &- Self.each(0x20))
        // Ampersands, and both angle brackets, which differ in one bit.
        marks |= Self.zeros(all ^ Self.each(0x26))
        marks |= Self.zeros((all | Self.each(0x02)) ^ Self.each(0x3E))
        if escapingQuotes {
            marks |= Self.zeros(all ^ Self.each(0x22)) | Self.zeros(all ^ Self.each(0x27))
        }
        return (marks & Self.each(0x80)).trailingZeroBitCount / 8
    }

    @inline(__always)
    private static func each(_ byte: UInt64) -> UInt64 {
        byte &* 0x0101_0101_0101_0101
    }

    /// Returns a word with the highest bit of each byte that is zero, up to the first one.
    @inline(__always)
    private static func zeros(_ word: UInt64) -> UInt64 {
        (word &- each(0x01)) & ~word
    }
}
