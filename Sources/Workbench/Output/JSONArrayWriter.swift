/// Writes a JSON array, element by element.
struct JSONArrayWriter {
    private let output: any TextSink
    private(set) var isEmpty = true

    init(output: any TextSink) {
        self.output = output
    }

    /// Writes one more element.
    mutating func write(_ element: String) throws {
        try output.write(isEmpty ? "[\n" : ",\n")
        try output.write(element)
        isEmpty = false
    }

    /// Closes the array; call it once, last.
    func end() throws {
        try output.write(isEmpty ? "[]\n" : "\n]\n")
    }
}
