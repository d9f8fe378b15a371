/// A reader of single bytes of a stream, with line and column.
struct ByteReader {
    /// The line of the current byte, from 1 on.
    private(set) var line = 1
    /// The column of the current byte in its line, in bytes from 1 on.
    private(set) var column = 1
    /// The current byte; `nil` at the end.
    private(set) var current: UInt8?

    private let stream: ByteStream
    private var buffer: [UInt8] = []
    private var index = 0

    /// Creates a reader at the first byte after a byte order mark.
    init(_ stream: ByteStream) throws(ArchiveError) {
        self.stream = stream
        try fill()
        for byte: UInt8 in [0xEF, 0xBB, 0xBF] {
            guard current == byte else { break }
            try advance()
            column = 1
        }
    }

    /// Moves to the next byte.
    mutating func advance() throws(ArchiveError) {
        if current == UInt8(ascii: "\n") {
            line += 1
            column = 1
        } else {
            column += 1
        }
        index += 1
        if index < buffer.count {
            current = buffer[index]
        } else {
            try fill()
        }
    }

    /// Moves to the next byte that is no space, tab or line end.
    mutating func skipBlanks() throws(ArchiveError) {
        while let byte = current, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
            try advance()
        }
    }

    /// Moves on in the buffer up to a quote, a backslash or a line end, and returns the bytes before it.
    ///
    /// The last byte of the buffer is never passed.
    mutating func takeText() -> ArraySlice<UInt8> {
        let start = index
        var end = index
        while end < buffer.count - 1, case let byte = buffer[end], byte != 0x22, byte != 0x5C,
            byte != 0x0A
        {
            end += 1
        }
        guard end > start else { return [] }
        column += end - start
        index = end
        current = buffer[end]
        return buffer[start..<end]
    }

    private mutating func fill() throws(ArchiveError) {
        buffer = try stream.next()
        index = 0
        current = buffer.first
    }
}

/// A reader of the lines of a stream.
struct LineReader {
    /// The number of the line that was returned last, from 1 on.
    private(set) var line = 0

    private let stream: ByteStream
    private let file: String
    private let limit: Int
    private var buffer: [UInt8] = []
    private var index = 0
    private var isAtEnd = false

    init(_ stream: ByteStream, file: String, limit: Int) {
        self.stream = stream
        self.file = file
        self.limit = limit
    }

    /// Returns the next line without its end; `nil` after the last.
    ///
    /// Throws for one that is too long, and passes it.
    mutating func next() throws(ArchiveError) -> [UInt8]? {
        var text: [UInt8] = []
        var isTooLong = false
        var hasBytes = false
        while true {
            if index == buffer.count, !(try fill()) {
                guard hasBytes else { return nil }
                break
            }
            hasBytes = true
            let end = buffer[index...].firstIndex(of: UInt8(ascii: "\n"))
            let stop = end ?? buffer.count
            isTooLong = isTooLong || text.count + stop - index > limit
            if !isTooLong { text += buffer[index..<stop] }
            index = end.map { $0 + 1 } ?? buffer.count
            if end != nil { break }
        }
        line += 1
        guard !isTooLong else {
            throw .malformed(
                file: file,
                line: line,
                column: 1,
                path: "",
                expected: "at most \(limit) bytes in a line"
            )
        }
        if line == 1, text.starts(with: [0xEF, 0xBB, 0xBF]) { text.removeFirst(3) }
        if text.last == UInt8(ascii: "\r") { text.removeLast() }
        return text
    }

    private mutating func fill() throws(ArchiveError) -> Bool {
        guard !isAtEnd else { return false }
        buffer = try stream.next()
        index = 0
        isAtEnd = buffer.isEmpty
        return !isAtEnd
    }
}
