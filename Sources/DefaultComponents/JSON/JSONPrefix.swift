/// What could be read of a document: all of it, or what stands whole before its error.
struct JSONPrefix {
    /// The root; none if nothing was whole.
    let root: JSONCursor?

    /// Why the rest is missing; none if all was read.
    let error: ConversationError?

    /// Reads a document as far as it goes.
    ///
    /// Of the lists and objects in which it breaks, those whose paths have one of the patterns are
    /// kept with what is whole in them; the outermost other one is left out.
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
