/// The entries of a list's elements, or of an object's names, in document order.
struct JSONSteps: Sequence, IteratorProtocol {
    private let document: JSONDocument?
    private var entries: Range<Int>
    private let hasNames: Bool

    /// How many there are.
    var underestimatedCount: Int {
        var (steps, count) = (self, 0)
        while steps.next() != nil { count += 1 }
        return count
    }

    init(_ document: JSONDocument?, _ entries: Range<Int>, hasNames: Bool) {
        self.document = document
        self.entries = entries
        self.hasNames = hasNames
    }

    mutating func next() -> Int? {
        guard let document, let entry = entries.first else { return nil }
        let end = document.end(hasNames ? entry + 1 : entry)
        entries = end..<entries.upperBound
        return entry
    }
}
