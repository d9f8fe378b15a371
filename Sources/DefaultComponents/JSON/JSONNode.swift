/// A JSON value that knows where it stands in its document.
public struct JSONNode: Sendable, Hashable {
    /// What the value is.
    public var content: Content

    /// Where its first character stands.
    public var position: JSONPosition

    /// Creates a value at a place.
    public init(_ content: Content, at position: JSONPosition) {
        self.content = content
        self.position = position
    }

    /// The value without places.
    public var value: JSONValue {
        switch content {
        case .null: .null
        case .bool(let bool): .bool(bool)
        case .number(let spelling): .number(spelling)
        case .string(let string): .string(string)
        case .array(let elements): .array(elements.map(\.value))
        case .object(let members): .object(members.map { JSONMember($0.key, $0.node.value) })
        }
    }
}

extension JSONNode {
    /// What a value is.
    public enum Content: Sendable, Hashable {
        /// The word `null`.
        case null
        /// The words `true` and `false`.
        case bool(Bool)
        /// A number as it was written.
        case number(String)
        /// A string, unescaped.
        case string(String)
        /// A list.
        case array([JSONNode])
        /// Members in document order.
        case object([Member])
    }

    /// One member of an object.
    public struct Member: Sendable, Hashable {
        /// The member's name.
        public var key: String

        /// The member's value.
        public var node: JSONNode

        /// Creates a member.
        public init(_ key: String, _ node: JSONNode) {
            self.key = key
            self.node = node
        }
    }
}
