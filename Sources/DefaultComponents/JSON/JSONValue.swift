/// A JSON value that keeps the order of its members and the spelling of its numbers.
public enum JSONValue: Sendable, Hashable {
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
public struct JSONMember: Sendable, Hashable {
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
