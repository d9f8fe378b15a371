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
    /// Creates a number; `null` for what is too large.
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
