/// The lines of a document, indexed so that the position of a byte is found in constant time.
struct JSONLines: Sendable {
    private let bytes: [UInt8]
    private let start: Int
    private var marks: [JSONPosition] = []

    /// The number of bytes between two known positions.
    private static let step = 256

    /// Creates the lines of a document that starts at an index.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    init(_ bytes: [UInt8], from start: Int) {
        self.bytes = bytes
        self.start = start
        marks.reserveCapacity((bytes.count - start) / Self.step + 1)
        var position = JSONPosition()
        var index = start
        while true {
            marks.append(position)
            guard index + Self.step < bytes.count else { break }
            Self.advance(&position, over: bytes[index..<index + Self.step])
            index += Self.step
        }
    }

    /// Returns the position of a byte.
    func position(of index: Int) -> JSONPosition {
        guard index > start else { return JSONPosition() }
        let mark = min((index - start) / Self.step, marks.count - 1)
        var position = marks[mark]
        Self.advance(&position, over: bytes[start + mark * Self.step..<min(index, bytes.count)])
        return position
    }

    private static func advance(_ position: inout JSONPosition, over bytes: ArraySlice<UInt8>) {
        for byte in bytes {
            if byte == 0x0A {
                position.line += 1
                position.column = 1
            } else if byte & 0xC0 != 0x80 {
                position.column += 1
            }
        }
    }
}

/// A position in a JSON document.
struct JSONPosition: Equatable {
    /// The line, from 1; a line ends with a line feed.
    var line: UInt32 = 1

    /// The column in Unicode scalars, from 1.
    var column: UInt32 = 1

    /// Returns an error that says what was expected here, at a path of a file.
    func malformed(_ expected: String, at path: JSONPath, of file: String) -> ConversationError {
        .malformed(
            file: file,
            line: Int(line),
            column: Int(column),
            path: path.description,
            expected: expected
        )
    }
}
