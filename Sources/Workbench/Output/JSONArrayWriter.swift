extension Program {
    /// Writes a JSON array of elements, each of which is made when it is written.
    func write(array elements: some Sequence<String>) throws {
        var array = JSONArrayWriter(output: output)
        for element in elements { try array.write(element) }
        try array.end()
    }
}

/// Writes a JSON array, element by element.
struct JSONArrayWriter {
    let output: any TextSink
    private(set) var isEmpty = true

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
