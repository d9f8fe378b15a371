/// The elements of a list, each made when its turn comes.
struct JSONElements: Sequence, IteratorProtocol {
    private let document: JSONDocument?
    private let path: JSONPath
    private var steps: JSONSteps
    private var count = 0

    /// How many there are.
    var underestimatedCount: Int {
        steps.underestimatedCount
    }

    /// No elements.
    static let none = JSONElements(nil, of: .root, 0..<0)

    init(_ document: JSONDocument?, of path: JSONPath, _ entries: Range<Int>) {
        self.document = document
        self.path = path
        steps = JSONSteps(document, entries, hasNames: false)
    }

    mutating func next() -> JSONCursor? {
        guard let document, let entry = steps.next() else { return nil }
        defer { count += 1 }
        return JSONCursor(document, entry, path: .element(of: path, index: count))
    }
}
