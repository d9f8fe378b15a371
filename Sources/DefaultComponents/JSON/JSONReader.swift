/// Reads a JSON document as RFC 8259 defines it, and nothing beside it.
///
/// A leading byte order mark is passed over. Refused are duplicate names in one object, lone
/// surrogates, malformed UTF-8 and more than ``depthLimit`` levels. Containers are kept on a stack
/// of its own, so a deep document costs memory and never the thread's stack.
struct JSONReader {
    /// How many lists and objects may stand in each other.
    static let depthLimit = 256

    let file: String
    var bytes: JSONBytes
    private var open: [JSONContainer] = []
    private var finishedRoot: JSONNode?

    /// Creates a reader of a document's bytes; the file's name goes into errors.
    init(_ bytes: [UInt8], file: String) {
        self.file = file
        self.bytes = JSONBytes(bytes)
    }

    /// Returns the document's value.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    mutating func read() throws(ConversationError) -> JSONNode {
        while true {
            bytes.skipBlanks()
            guard var finished = try readUnlessOpened() else { continue }
            while !open.isEmpty {
                open[open.count - 1].append(finished)
                bytes.skipBlanks()
                if bytes.skip(",") {
                    try readKeyIfNeeded()
                    break
                }
                guard let closed = try close() else {
                    throw unexpected(open[open.count - 1].separators)
                }
                finished = closed
            }
            guard open.isEmpty else { continue }
            finishedRoot = finished
            bytes.skipBlanks()
            guard bytes.next == nil else { throw unexpected("the end of the file") }
            return finished
        }
    }

    /// Returns what was whole when ``read()`` threw; nothing if that was not even the root.
    ///
    /// Containers that were still open are kept if their paths have one of the patterns.
    func readBeforeError(keeping patterns: Set<String>) -> JSONNode? {
        if let finishedRoot {
            return finishedRoot
        }
        var kept: [JSONContainer] = []
        var path = JSONPath.root
        for container in open {
            guard patterns.contains(path.pattern) else { break }
            kept.append(container)
            path = container.pathOfNext(in: path)
        }
        guard var node = kept.popLast()?.node else { return nil }
        while var parent = kept.popLast() {
            parent.append(node)
            node = parent.node
        }
        return node
    }

    /// Returns a finished value, or nothing after opening a container with something in it.
    private mutating func readUnlessOpened() throws(ConversationError) -> JSONNode? {
        let position = bytes.position()
        let isObject = bytes.next == UInt8(ascii: "{")
        guard isObject || bytes.next == UInt8(ascii: "[") else { return try readScalar() }
        guard open.count < Self.depthLimit else {
            throw error("at most \(Self.depthLimit) levels of nesting, found more")
        }
        bytes.advance()
        open.append(JSONContainer(isObject: isObject, position: position))
        bytes.skipBlanks()
        if let closed = try close() {
            return closed
        }
        try readKeyIfNeeded()
        return nil
    }

    /// Returns the innermost container if its closing bracket comes next.
    private mutating func close() throws(ConversationError) -> JSONNode? {
        guard let last = open.last, bytes.skip(last.closing) else { return nil }
        open.removeLast()
        return last.node
    }

    /// Reads a name and its colon inside an object.
    private mutating func readKeyIfNeeded() throws(ConversationError) {
        guard open.last?.isObject == true else { return }
        bytes.skipBlanks()
        let position = bytes.position()
        guard bytes.next == UInt8(ascii: "\"") else { throw unexpected("a name in '\"'") }
        let key = try readString()
        guard open[open.count - 1].begin(key) else {
            throw error("each name once, found \(key.quoted) again", at: position)
        }
        bytes.skipBlanks()
        guard bytes.skip(":") else { throw unexpected("':'") }
    }

    private mutating func readScalar() throws(ConversationError) -> JSONNode {
        let position = bytes.position()
        switch bytes.next {
        case UInt8(ascii: "\""): return JSONNode(.string(try readString()), at: position)
        case UInt8(ascii: "t"): return try readWord("true", .bool(true), at: position)
        case UInt8(ascii: "f"): return try readWord("false", .bool(false), at: position)
        case UInt8(ascii: "n"): return try readWord("null", .null, at: position)
        case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
            return JSONNode(.number(try readNumber()), at: position)
        default: throw unexpected("a value")
        }
    }

    private mutating func readWord(
        _ word: String,
        _ content: JSONNode.Content,
        at position: JSONPosition
    ) throws(ConversationError) -> JSONNode {
        for scalar in word.unicodeScalars where !bytes.skip(scalar) {
            throw unexpected("'\(word)'")
        }
        return JSONNode(content, at: position)
    }
}

extension JSONReader {
    /// An error at a place, or at the next byte.
    mutating func error(_ expected: String, at position: JSONPosition? = nil) -> ConversationError {
        let position = position ?? bytes.position()
        let path = open.reduce(JSONPath.root) { $1.pathOfNext(in: $0) }
        return .malformed(
            file: file,
            line: position.line,
            column: position.column,
            path: path.description,
            expected: expected
        )
    }

    /// An error that tells what stands at the next byte instead of what was expected.
    mutating func unexpected(_ expected: String) -> ConversationError {
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
