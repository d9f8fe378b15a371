import Components

/// A strict reader of JSON as RFC 8259 defines it.
///
/// A leading byte order mark is skipped. Errors are duplicate names in one object, lone surrogates,
/// malformed UTF-8 and more than ``depthLimit`` levels. Open containers are kept in an array, so a
/// deep document costs memory and never the thread's stack.
struct JSONReader {
    /// The number of lists and objects that may be nested.
    static let depthLimit = 256

    /// The number of bytes that a document may have, so that 32 bits hold an index.
    static let sizeLimit = Int(UInt32.max)

    let file: String
    var bytes: JSONBytes
    private let start: Int
    private(set) var entries: [JSONDocument.Entry] = []
    var open: [JSONContainer] = []

    /// Creates a reader of a document's bytes; the file's name goes into errors.
    init(_ bytes: [UInt8], file: String) {
        self.file = file
        self.bytes = JSONBytes(bytes)
        start = self.bytes.index
    }

    /// Creates a reader of a value in a document that was read before.
    init(_ bytes: [UInt8], at index: Int) {
        file = ""
        self.bytes = JSONBytes(bytes, at: index)
        start = index
    }

    /// The document that was read.
    var document: JSONDocument {
        JSONDocument(
            file: file,
            bytes: bytes.bytes,
            entries: entries,
            lines: JSONLines(bytes.bytes, from: start)
        )
    }

    /// Reads the whole document.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    mutating func read() throws(ConversationError) {
        guard bytes.bytes.count < Self.sizeLimit else {
            throw .tooLarge(file: file, limit: Self.sizeLimit)
        }
        entries.reserveCapacity(JSONReader.mostEntries(in: bytes.bytes))
        try readValue()
        bytes.skipBlanks()
        guard bytes.next == nil else { throw unexpected("the end of the file") }
    }

    /// Reads the value that starts at the next byte or behind blanks, with all that it contains.
    mutating func readValue() throws(ConversationError) {
        repeat {
            bytes.skipBlanks()
            guard try readUnlessOpened() else { continue }
            while !open.isEmpty {
                container.append()
                bytes.skipBlanks()
                if bytes.skip(",") {
                    try readNameIfNeeded()
                    break
                }
                guard close() else { throw unexpected(container.separators) }
            }
        } while !open.isEmpty
    }

    /// Returns the largest number of entries that a document can have.
    ///
    /// An array that grows holds its elements twice for a moment, so the capacity is reserved at once.
    private static func mostEntries(in bytes: [UInt8]) -> Int {
        var count = 1
        var isInString = false
        var isEscaped = false
        for byte in bytes {
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\"") {
                isInString.toggle()
            } else if isInString {
                isEscaped = byte == UInt8(ascii: "\\")
            } else {
                switch byte {
                case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "{"):
                    count += 1
                default: break
                }
            }
        }
        return count
    }

    /// Returns the whole values that were read before ``read()`` threw; `nil` if there are none.
    ///
    /// Containers that were open are kept if their paths have one of the patterns.
    mutating func documentBeforeError(keeping patterns: Set<String>) -> JSONDocument? {
        if open.isEmpty { return entries.isEmpty ? nil : document }
        var kept = 0
        var path = JSONPath.root
        while kept < open.count, patterns.contains(path.pattern) {
            path = pathOfNext(in: open[kept], path)
            kept += 1
        }
        guard kept > 0 else { return nil }
        let last = open[kept - 1]
        let end = last.name ?? (kept < open.count ? open[kept].entry : entries.count)
        entries.removeSubrange(end...)
        for container in open.prefix(kept) {
            entries[container.entry].end = UInt32(end)
        }
        return document
    }

    /// Reads a scalar, an empty container or an opening bracket, and returns whether a value is finished.
    private mutating func readUnlessOpened() throws(ConversationError) -> Bool {
        let isObject = bytes.next == UInt8(ascii: "{")
        guard isObject || bytes.next == UInt8(ascii: "[") else {
            try readScalar()
            return true
        }
        guard open.count < Self.depthLimit else {
            throw error("at most \(Self.depthLimit) levels of nesting, found more")
        }
        open.append(JSONContainer(isObject: isObject, entry: entries.count))
        append(from: bytes.index)
        bytes.advance()
        bytes.skipBlanks()
        if close() { return true }
        try readNameIfNeeded()
        return false
    }

    /// Closes the innermost container if its closing bracket comes next, and returns whether it did.
    private mutating func close() -> Bool {
        guard let last = open.last, bytes.skip(last.closing) else { return false }
        open.removeLast()
        entries[last.entry].end = UInt32(entries.count)
        return true
    }

    /// Reads a name and its colon inside an object.
    private mutating func readNameIfNeeded() throws(ConversationError) {
        guard open.last?.isObject == true else { return }
        bytes.skipBlanks()
        let start = bytes.index
        guard bytes.next == UInt8(ascii: "\"") else { throw unexpected("a name in '\"'") }
        try skipString()
        append(from: start)
        guard beginMember() else {
            entries.removeLast()
            let name = JSONStrings.string(at: start, in: bytes.bytes)
            throw error("each name once, found \(name.quoted) again", at: start)
        }
        bytes.skipBlanks()
        guard bytes.skip(":") else { throw unexpected("':'") }
    }

    private mutating func readScalar() throws(ConversationError) {
        let start = bytes.index
        switch bytes.next {
        case UInt8(ascii: "\""): try skipString()
        case UInt8(ascii: "t"): try skipWord("true")
        case UInt8(ascii: "f"): try skipWord("false")
        case UInt8(ascii: "n"): try skipWord("null")
        case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): try skipNumber()
        default: throw unexpected("a value")
        }
        append(from: start)
    }

    private mutating func append(from start: Int) {
        entries.append(JSONDocument.Entry(start: UInt32(start), end: UInt32(entries.count + 1)))
    }

    private mutating func skipWord(_ word: String) throws(ConversationError) {
        for scalar in word.unicodeScalars where !bytes.skip(scalar) {
            throw unexpected("'\(word)'")
        }
    }
}

extension JSONReader {
    /// Returns an error at a byte; the default is the next one.
    func error(_ expected: String, at index: Int? = nil) -> ConversationError {
        let position = JSONLines(bytes.bytes, from: start).position(of: index ?? bytes.index)
        let path = open.reduce(JSONPath.root) { pathOfNext(in: $1, $0) }
        return position.malformed(expected, at: path, of: file)
    }

    /// Returns an error that says what was expected and what was found at the next byte.
    func unexpected(_ expected: String) -> ConversationError {
        guard let byte = bytes.next else { return error("\(expected), found the end of the file") }
        var rest = bytes
        guard let length = bytes.scalarLength() else {
            return error("valid UTF-8, found the byte '0x\(String(byte, radix: 16).uppercased())'")
        }
        rest.advance(by: length)
        let found = String(decoding: rest.slice(from: bytes.index), as: UTF8.self)
        return error("\(expected), found \(found.quoted)")
    }
}

extension JSONReader {
    /// Returns whether a text is the spelling of a number.
    static func isNumber(_ text: String) -> Bool {
        var reader = JSONReader(Array(text.utf8), at: 0)
        return (try? reader.skipNumber()) != nil && reader.bytes.next == nil
    }

    /// Skips the number at the next byte.
    mutating func skipNumber() throws(ConversationError) {
        _ = bytes.skip("-")
        if !bytes.skip("0") {
            try skipDigits()
        }
        if bytes.skip(".") {
            try skipDigits()
        }
        if bytes.skip("e") || bytes.skip("E") {
            _ = bytes.skip("+") || bytes.skip("-")
            try skipDigits()
        }
    }

    private mutating func skipDigits() throws(ConversationError) {
        guard bytes.next?.isDigit == true else { throw unexpected("a digit") }
        while bytes.next?.isDigit == true {
            bytes.advance()
        }
    }
}
