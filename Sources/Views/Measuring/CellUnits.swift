/// The characters of a text, those that a terminal draws in the same cells together, in order.
package struct CellUnits: Sequence, IteratorProtocol {
    private var rest: Substring

    /// Creates the sequence.
    package init(_ text: String) {
        rest = text[...]
    }

    /// Returns the next characters that belong together.
    package mutating func next() -> Substring? {
        guard !rest.isEmpty else { return nil }
        let end = CellWidth.unitEnd(in: rest)
        defer { rest = rest[end...] }
        return rest[..<end]
    }
}
