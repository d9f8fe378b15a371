/// A document that was read: its bytes, and eight more for each value and each name.
///
/// Values are made of the bytes when somebody asks for them, so a document costs a few times its size, whatever
/// it is made of.
final class JSONDocument: Sendable {
    /// A value, or a name, with all that stands in it behind it.
    struct Entry {
        /// The index of its first byte.
        let start: UInt32
        /// The index of the first entry that does not stand in it.
        var end: UInt32
    }

    /// What a value is.
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

    /// Returns what a value is.
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

    /// Returns where a value stands.
    func position(_ entry: Int) -> JSONPosition {
        lines.position(of: start(entry))
    }

    /// Returns the entries of what stands in a list or an object.
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

    /// Returns a number as it was written.
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

    /// Returns whether a name is the one given, scalar by scalar.
    func isName(_ entry: Int, _ name: String) -> Bool {
        JSONStrings.isString(at: start(entry), in: bytes, name.utf8)
    }

    private func start(_ entry: Int) -> Int {
        Int(entries[entry].start)
    }
}

extension JSONDocument {
    /// Returns a value with all that stands in it and its places.
    func node(_ entry: Int) -> JSONNode {
        let content: JSONNode.Content =
            switch kind(entry) {
            case .null: .null
            case .bool: .bool(bool(entry))
            case .number: .number(spelling(entry))
            case .string: .string(string(entry))
            case .array: .array(elements(entry).map(node))
            case .object: .object(names(entry).map { JSONNode.Member(string($0), node($0 + 1)) })
            }
        return JSONNode(content, at: position(entry))
    }

    /// Returns a value with all that stands in it.
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
