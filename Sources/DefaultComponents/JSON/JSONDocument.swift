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

    /// Returns the entries of what a list or an object contains.
    func inside(_ entry: Int) -> Range<Int> {
        entry + 1..<end(entry)
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
        let digits = bytes[start(entry)...].prefix { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
                UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
                true
            default: false
            }
        }
        return String(decoding: digits, as: UTF8.self)
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
        case .array: .array(elements(entry).map(value))
        case .object: .object(names(entry).map { JSONMember(string($0), value($0 + 1)) })
        }
    }

    /// The entries of a list's elements.
    private func elements(_ entry: Int) -> JSONSteps {
        JSONSteps(self, inside(entry), hasNames: false)
    }

    /// The entries of an object's names, each followed by that of its value.
    func names(_ entry: Int) -> JSONSteps {
        JSONSteps(self, inside(entry), hasNames: true)
    }
}

extension JSONDocument {
    /// Returns the bytes of a value, with all that it contains, as written in the document.
    ///
    /// - Complexity: O(*n*) in the number of these bytes.
    func text(_ entry: Int) -> ArraySlice<UInt8> {
        let start = Int(entries[entry].start)
        let end =
            switch kind(entry) {
            case .array, .object: bracketEnd(from: start)
            case .null, .bool, .number, .string: scalarEnd(from: start)
            }
        return bytes[start..<end]
    }

    /// Returns the index behind the bracket that closes the one at an index.
    private func bracketEnd(from start: Int) -> Int {
        var (index, depth) = (start, 0)
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""):
                index = scalarEnd(from: index)
                continue
            case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            default: break
            }
            index += 1
            if depth == 0 { break }
        }
        return index
    }

    /// Returns the index behind the string, the number or the word at an index.
    private func scalarEnd(from start: Int) -> Int {
        guard bytes[start] == UInt8(ascii: "\"") else {
            return bytes[start...].firstIndex(where: Self.isBehindWord) ?? bytes.count
        }
        var index = start + 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index + 1, bytes.count)
    }

    private static func isBehindWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), 0x20, 0x0A, 0x0D, 0x09: true
        default: false
        }
    }
}

/// The entries of a list's elements, or of an object's names, in document order.
struct JSONSteps: Sequence, IteratorProtocol {
    private let document: JSONDocument?
    private var entries: Range<Int>
    private let hasNames: Bool

    /// The number of entries.
    var underestimatedCount: Int {
        var (steps, count) = (self, 0)
        while steps.next() != nil { count += 1 }
        return count
    }

    init(_ document: JSONDocument?, _ entries: Range<Int>, hasNames: Bool) {
        self.document = document
        self.entries = entries
        self.hasNames = hasNames
    }

    mutating func next() -> Int? {
        guard let document, let entry = entries.first else { return nil }
        let end = document.end(hasNames ? entry + 1 : entry)
        entries = end..<entries.upperBound
        return entry
    }
}
