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
        while next < utf8.count {
            let eight = ASCIIWord(utf8, from: next, count: min(utf8.count - next, 8))
            let count = eight.plainCount(escapingQuotes: escapingQuotes)
            append(eight.characters, count: count)
            next += count
            guard count == 8 else { break }
        }
        return next - start
    }
}
