import DefaultComponents

/// The text of one value in a larger document, with its place.
struct JSONPiece {
    let file: String
    let line: Int
    let column: Int
    /// The path of the value in the document.
    let path: String
    let bytes: [UInt8]

    /// Returns what a closure reads from the value; its errors have the place in the document.
    func read<Value>(
        _ body: (JSONCursor) throws(ConversationError) -> Value
    ) throws(ArchiveError) -> Value {
        do throws(ConversationError) {
            return try body(try JSONCursor(reading: bytes, file: file))
        } catch {
            throw placed(error)
        }
    }

    /// Returns an error in the value with its place in the document.
    func placed(_ error: ConversationError) -> ArchiveError {
        guard case .malformed(let file, let line, let column, let path, let expected) = error else {
            return .unreadable(file: file)
        }
        let joint = self.path.isEmpty || path.isEmpty || path.hasPrefix("[") ? "" : "."
        return .malformed(
            file: file,
            line: self.line + line - 1,
            column: line == 1 ? self.column + column - 1 : column,
            path: self.path + joint + path,
            expected: expected
        )
    }
}
