import Views

extension ByteCursor {
    /// Writes characters up to the first one that is not printable ASCII or is markup, and returns their number.
    @inline(__always)
    mutating func plainCharacters(
        of utf8: BorrowedBytes,
        from start: Int = 0,
        escapingQuotes: Bool
    ) -> Int {
        var next = start
        while next < utf8.count, Self.isPlain(utf8[next], escapingQuotes: escapingQuotes) {
            append(UInt64(utf8[next]), count: 1)
            next += 1
        }
        return next - start
    }

    @inline(__always)
    private static func isPlain(_ byte: UInt8, escapingQuotes: Bool) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"): false
        case UInt8(ascii: "\""), UInt8(ascii: "'"): !escapingQuotes
        default: 0x20..<0x7F ~= byte
        }
    }
}
