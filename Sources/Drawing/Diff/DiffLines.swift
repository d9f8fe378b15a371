import Views

/// The lines of two texts, and numbers that are equal where lines are equal.
struct DiffLines {
    let old: [Substring]
    let new: [Substring]
    let oldNumbers: [Int]
    let newNumbers: [Int]

    init(_ oldText: String, _ newText: String) {
        old = Self.lines(of: oldText)
        new = Self.lines(of: newText)
        var numbers: [LineBytes: Int] = [:]
        let number = { (line: Substring) in
            let next = numbers.count
            let key = LineBytes(line: line)
            if let known = numbers[key] { return known }
            numbers[key] = next
            return next
        }
        oldNumbers = old.map(number)
        newNumbers = new.map(number)
    }

    /// Returns the lines, each with its line feed, which the last one may lack.
    private static func lines(of text: String) -> [Substring] {
        var lines: [Substring] = []
        let bytes = text.utf8
        var start = bytes.startIndex
        while start < bytes.endIndex {
            let feed = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
            let end = feed.map { bytes.index(after: $0) } ?? bytes.endIndex
            lines.append(text[start..<end])
            start = end
        }
        return lines
    }
}

/// A line compared by its bytes: strings compare by canonical equivalence, so a composed letter equals its parts.
private struct LineBytes: Hashable {
    let line: Substring

    static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.line.utf8.elementsEqual(rhs.line.utf8)
    }

    func hash(into hasher: inout Hasher) {
        line.withBytes { $0.hash(into: &hasher) }
    }
}
