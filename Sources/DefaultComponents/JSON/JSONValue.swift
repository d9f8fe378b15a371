/// A JSON value that keeps the order of its members and the spelling of its numbers, also when it is encoded.
public enum JSONValue: Sendable, Codable, Hashable {
    /// The word `null`.
    case null
    /// The words `true` and `false`.
    case bool(Bool)
    /// A number as it was written.
    case number(String)
    /// A string, unescaped.
    case string(String)
    /// A list.
    case array([JSONValue])
    /// Members in document order.
    case object([JSONMember])
}

/// One member of a JSON object.
public struct JSONMember: Sendable, Codable, Hashable {
    /// The member's name.
    public var key: String

    /// The member's value.
    public var value: JSONValue

    /// Creates a member.
    public init(_ key: String, _ value: JSONValue) {
        self.key = key
        self.value = value
    }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Creates the word `null`.
    public init(nilLiteral: ()) { self = .null }
    /// Creates one of the words `true` and `false`.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// Creates a whole number.
    public init(integerLiteral value: Int) { self = .number("\(value)") }
    /// Creates a number; `null` if it is not finite.
    public init(floatLiteral value: Double) {
        self = value.isFinite ? .number("\(value)") : .null
    }
    /// Creates a string.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Creates a list.
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    /// Creates members in the order of the literal.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map { JSONMember($0, $1) })
    }
}

extension JSONValue {
    /// The value of an object's member; `nil` if this is no object or has no such member.
    ///
    /// - Complexity: Linear in the number of members.
    public subscript(key: String) -> JSONValue? {
        members?.first { $0.key == key }?.value
    }

    /// The members of an object, in order; `nil` for other values.
    public var members: [JSONMember]? {
        if case .object(let members) = self { members } else { nil }
    }

    /// The Boolean; `nil` for other values.
    public var bool: Bool? {
        if case .bool(let bool) = self { bool } else { nil }
    }

    /// The string; `nil` for other values.
    public var string: String? {
        if case .string(let string) = self { string } else { nil }
    }

    /// The whole number; `nil` for other values and numbers that do not fit.
    public var int: Int? {
        if case .number(let digits) = self { Int(digits) } else { nil }
    }

    /// The elements of a list, in order; `nil` for other values.
    public var elements: [JSONValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }
}

/// A value kept as its text, which is parsed at each access.
///
/// Values take many times the memory of their texts, and most are never accessed. Two texts of one value are equal.
struct UnparsedJSON: Sendable, Codable {
    let text: String

    /// Creates a value from its text, which is known to be well formed.
    init(_ text: some Collection<UInt8>) {
        self.text = String(decoding: text, as: UTF8.self)
    }

    /// The value.
    ///
    /// - Complexity: O(*n*) in the bytes of the text.
    var value: JSONValue {
        (try? JSONCursor(reading: Array(text.utf8), file: ""))?.value ?? .null
    }

    /// Returns the value; throws, without parsing, if its text has too many bytes for a payload of escapes alone.
    ///
    /// Of six bytes, such as `\u0061`, at least one remains; blanks between values do not count.
    func payload() throws(PayloadError) -> JSONValue {
        let size = text.utf8.count(where: { $0 > UInt8(ascii: " ") })
        guard size <= 6 * PayloadError.byteLimit else { throw .tooLarge }
        return value
    }
}

extension UnparsedJSON: Hashable {
    static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.text == rhs.text || lhs.value == rhs.value
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(value)
    }
}
