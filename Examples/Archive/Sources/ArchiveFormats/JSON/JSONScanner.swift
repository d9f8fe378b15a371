import DefaultComponents

/// A scanner that cuts a JSON document into pieces while it is read.
///
/// It checks what lies around the pieces; a piece itself is checked when it is read. Escapes such as `\x0B`, which
/// Telegram Desktop writes, become `\u000B`.
struct JSONScanner {
    /// The path of the value that comes next.
    var path: String { parts.joined() }

    private let file: String
    private let limit: Int
    private var bytes: ByteReader
    private var parts: [String] = []
    private var counts: [Int] = []

    init(_ stream: ByteStream, file: String, limit: Int) throws(ArchiveError) {
        self.file = file
        self.limit = limit
        bytes = try ByteReader(stream)
    }

    /// Returns the first character of the next value without reading it.
    mutating func peek() throws(ArchiveError) -> UInt8? {
        try bytes.skipBlanks()
        return bytes.current
    }

    /// Reads the beginning of a list or an object; throws if another value comes.
    mutating func open(_ bracket: Unicode.Scalar) throws(ArchiveError) {
        guard try peek() == UInt8(ascii: bracket) else {
            throw error(bracket == "[" ? "a list" : "an object")
        }
        try bytes.advance()
        counts.append(0)
        parts.append("")
    }

    /// Moves to the next element of the list that was opened last; returns whether there is one.
    mutating func nextElement() throws(ArchiveError) -> Bool {
        guard let index = try moveOn(until: "]") else { return false }
        parts[parts.count - 1] = "[\(index)]"
        return true
    }

    /// Moves to the next member of the object that was opened last; returns its key.
    mutating func nextKey() throws(ArchiveError) -> String? {
        guard try moveOn(until: "}") != nil else { return nil }
        guard try peek() == UInt8(ascii: "\"") else { throw error("a key in quotes") }
        parts[parts.count - 1] = ""
        let key = try piece().read { cursor throws(ConversationError) in try cursor.string() }
        guard try peek() == UInt8(ascii: ":") else { throw error("':'") }
        try bytes.advance()
        parts[parts.count - 1] = parts.count > 1 ? ".\(key)" : key
        return key
    }

    /// Returns the index of the next element, after the comma before it; `nil` at the end.
    private mutating func moveOn(until end: Unicode.Scalar) throws(ArchiveError) -> Int? {
        guard let count = counts.last else { return nil }
        let next = try peek()
        if next == UInt8(ascii: end) {
            try bytes.advance()
            counts.removeLast()
            parts.removeLast()
            return nil
        }
        if count > 0 {
            guard next == UInt8(ascii: ",") else { throw error("',' or '\(end)'") }
            try bytes.advance()
        }
        counts[counts.count - 1] = count + 1
        return count
    }

    /// Returns the text of the next value.
    mutating func piece() throws(ArchiveError) -> JSONPiece {
        try bytes.skipBlanks()
        let (line, column) = (bytes.line, bytes.column)
        var kept: [UInt8] = []
        try pass(keeping: &kept, isKept: true)
        return JSONPiece(file: file, line: line, column: column, path: path, bytes: kept)
    }

    /// Passes the next value.
    mutating func skip() throws(ArchiveError) {
        try bytes.skipBlanks()
        var kept: [UInt8] = []
        try pass(keeping: &kept, isKept: false)
    }

    private mutating func pass(
        keeping kept: inout [UInt8],
        isKept: Bool
    ) throws(ArchiveError) {
        var depth = 0
        var isInString = false
        while let byte = bytes.current {
            if !isInString, depth == 0, byte == UInt8(ascii: ",") || Self.closes(byte) { break }
            if isInString {
                let text = bytes.takeText()
                guard !isKept || kept.count + text.count <= limit else {
                    throw error("at most \(limit) bytes in a value")
                }
                if isKept { kept += text }
            }
            guard let byte = bytes.current else { break }
            if isInString, byte == UInt8(ascii: "\\") {
                try passEscape(keeping: &kept, isKept: isKept)
                continue
            }
            if isKept {
                guard kept.count < limit else { throw error("at most \(limit) bytes in a value") }
                kept.append(byte)
            }
            try bytes.advance()
            if byte == UInt8(ascii: "\"") {
                isInString.toggle()
            } else if !isInString {
                depth += Self.opens(byte) ? 1 : Self.closes(byte) ? -1 : 0
            }
            let isPlain = byte != UInt8(ascii: "\"") && !Self.closes(byte)
            if depth == 0, !isInString, !isPlain || Self.isBlank(byte) { return }
        }
        guard depth == 0, !isInString else {
            throw error("the end of the value, found the end of the file")
        }
    }

    private mutating func passEscape(
        keeping kept: inout [UInt8],
        isKept: Bool
    ) throws(ArchiveError) {
        try bytes.advance()
        let letter = bytes.current
        if letter != nil { try bytes.advance() }
        guard isKept else { return }
        kept.append(UInt8(ascii: "\\"))
        switch letter {
        case UInt8(ascii: "x"): kept += "u00".utf8
        case let letter?: kept.append(letter)
        case nil: break
        }
    }

    private static func opens(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{")
    }

    private static func closes(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || 0x09...0x0D ~= byte
    }

    private func error(_ expected: String) -> ArchiveError {
        .malformed(
            file: file,
            line: bytes.line,
            column: bytes.column,
            path: path,
            expected: expected
        )
    }
}
