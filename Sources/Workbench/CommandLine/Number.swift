/// Numbers as people write them on a command line: digits, with at most one point among them.
enum Number {
    /// Returns the number of a word; none for anything else, signs and exponents among it.
    static func parse(_ word: String) -> Double? {
        let parts = word.split(separator: ".", omittingEmptySubsequences: false)
        let isWritten = parts.allSatisfy { part in
            !part.isEmpty
                && part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        }
        return parts.count <= 2 && isWritten ? Double(word) : nil
    }

    /// Returns whether a word is a number that a flag takes.
    static func isWord(_ word: String, for flag: Flag, in numbers: ClosedRange<Double>) -> Bool {
        guard let number = parse(word), numbers.contains(number) else { return false }
        return !flag.isWhole || number == number.rounded()
    }
}
