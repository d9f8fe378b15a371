/// A document that was read: its bytes, and eight more for each value and each name.
///
/// Values are decoded from the bytes on demand, so a document costs a few times its size, whatever it contains.
final class JSONDocument: Sendable {
    /// A value or a name; the entries of what it contains follow it.
    struct Entry {
        /// The index of its first byte.
        let start: UInt32
        /// The index of the first entry behind it that it does not contain.
        var end: UInt32
    }

    /// The kind of a value.
    enum Kind {
        case null, bool, number, string, array, object
    }

    let file: String
    let bytes: [UInt8]
    let entries: [Entry]
    private let lines: JSONLines

    init(file: String, bytes: [UInt8], entries: [Entry], lines: JSONLines) {
        self.file = file
        self.bytes = bytes
        self.entries = entries
        self.lines = lines
    }

    /// Returns the kind of a value.
    func kind(_ entry: Int) -> Kind {
        switch bytes[start(entry)] {
        case UInt8(ascii: "n"): .null
        case UInt8(ascii: "t"), UInt8(ascii: "f"): .bool
        case UInt8(ascii: "\""): .string
        case UInt8(ascii: "["): .array
        case UInt8(ascii: "{"): .object
        default: .number
        }
    }

    /// Returns the position of a value's first character.
    func position(_ entry: Int) -> JSONPosition {
        lines.position(of: start(entry))
    }

    /// Returns the entry behind a value.
    func end(_ entry: Int) -> Int {
        Int(entries[entry].end)
    }

    /// Returns whether a value is `true`.
    func bool(_ entry: Int) -> Bool {
        bytes[start(entry)] == UInt8(ascii: "t")
    }

    /// Returns the spelling of a number.
    func spelling(_ entry: Int) -> String {
        var reader = JSONReader(bytes, at: start(entry))
        try? reader.skipNumber()
        return String(decoding: reader.bytes.slice(from: start(entry)), as: UTF8.self)
    }

    /// Returns a string or a name, unescaped.
    func string(_ entry: Int) -> String {
        JSONStrings.string(at: start(entry), in: bytes)
    }

    /// Returns whether a name equals a string, scalar by scalar.
    func isName(_ entry: Int, _ name: String) -> Bool {
        JSONStrings.isString(at: start(entry), in: bytes, name.utf8)
    }

    private func start(_ entry: Int) -> Int {
        Int(entries[entry].start)
    }
}

extension JSONDocument {
    /// Returns a value, with all that it contains.
    func value(_ entry: Int) -> JSONValue {
        switch kind(entry) {
        case .null: .null
        case .bool: .bool(bool(entry))
        case .number: .number(spelling(entry))
        case .string: .string(string(entry))
        case .array: .array(parts(entry, of: .array).map(value))
        case .object:
            .object(parts(entry, of: .object).map { JSONMember(string($0), value($0 + 1)) })
        }
    }

    /// The entries of a list's elements, or of an object's names, each followed by that of its value; empty for a value
    /// of another kind.
    func parts(_ entry: Int, of kind: Kind) -> JSONSteps {
        let end = self.kind(entry) == kind ? end(entry) : entry + 1
        return JSONSteps(self, entry + 1..<end, hasNames: kind == .object)
    }

    /// Returns the bytes of a value, with all that it contains, as written in the document.
    ///
    /// - Complexity: O(*n*) in the number of these bytes.
    func text(_ entry: Int) -> ArraySlice<UInt8> {
        var reader = JSONReader(bytes, at: start(entry))
        try? reader.readValue()
        return reader.bytes.slice(from: start(entry))
    }
}

/// The entries of a list's elements, or of an object's names, in document order.
struct JSONSteps: Sequence, IteratorProtocol {
    private let document: JSONDocument
    private var entries: Range<Int>
    private let hasNames: Bool

    /// The number of entries.
    var underestimatedCount: Int {
        var (steps, count) = (self, 0)
        while steps.next() != nil { count += 1 }
        return count
    }

    init(_ document: JSONDocument, _ entries: Range<Int>, hasNames: Bool) {
        self.document = document
        self.entries = entries
        self.hasNames = hasNames
    }

    mutating func next() -> Int? {
        guard let entry = entries.first else { return nil }
        let end = document.end(hasNames ? entry + 1 : entry)
        entries = end..<entries.upperBound
        return entry
    }
}
