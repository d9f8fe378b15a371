/// The part of a document that could be read: all of it, or the whole values before its error.
struct JSONPrefix {
    /// The root; `nil` if no value was whole.
    let root: JSONCursor?

    /// The error at which reading ended; `nil` if all was read.
    let error: ConversationError?

    /// Reads a document up to its first error.
    ///
    /// The lists and objects that were open at the error are kept, with the whole values in them, if their
    /// paths have one of the patterns; the outermost other one is left out.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    init(reading bytes: [UInt8], file: String, keeping patterns: Set<String>) {
        var reader = JSONReader(bytes, file: file)
        do throws(ConversationError) {
            try reader.read()
            root = JSONCursor(reader.document, 0, path: .root)
            error = nil
        } catch {
            root = reader.documentBeforeError(keeping: patterns).map {
                JSONCursor($0, 0, path: .root)
            }
            self.error = error
        }
    }
}
