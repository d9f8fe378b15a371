/// A value of a JSON document with everything an error needs: file, place and path.
///
/// A format walks from the root with ``member(_:)`` and ``elements()``, and takes values with
/// ``string()`` and its siblings; whatever is missing or of another type throws
/// ``ConversationError/malformed(file:line:column:path:expected:)`` with the place of the value.
///
/// ```swift
/// let root = try JSONCursor(reading: bytes, file: "chat.json")
/// let author = try root.required("author").string()
/// ```
public struct JSONCursor: Sendable {
    /// The document's name.
    public let file: String

    /// The way from the root.
    public let path: JSONPath

    /// The value.
    public let node: JSONNode

    /// Reads a document and stands at its root.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    public init(reading bytes: [UInt8], file: String) throws(ConversationError) {
        var reader = JSONReader(bytes, file: file)
        self.init(file: file, path: .root, node: try reader.read())
    }

    init(file: String, path: JSONPath, node: JSONNode) {
        self.file = file
        self.path = path
        self.node = node
    }

    /// The members of an object in document order; throws if the value is no object.
    public func members() throws(ConversationError) -> [(key: String, value: JSONCursor)] {
        guard case .object(let members) = node.content else { throw malformed("an object") }
        return members.map { ($0.key, at($0)) }
    }

    /// The member of that name, or nothing if it is absent or `null`; throws if this is no object.
    ///
    /// - Complexity: O(*n*) in the number of members.
    public func member(_ key: String) throws(ConversationError) -> JSONCursor? {
        guard case .object(let members) = node.content else { throw malformed("an object") }
        guard let member = members.first(where: { $0.key == key }), member.node.content != .null
        else { return nil }
        return at(member)
    }

    /// The member of that name; throws if it is absent or `null`.
    public func required(_ key: String) throws(ConversationError) -> JSONCursor {
        guard let member = try member(key) else { throw error("a member '\(key)', found none") }
        return member
    }

    /// The elements of a list; throws if the value is no list.
    public func elements() throws(ConversationError) -> [JSONCursor] {
        guard case .array(let elements) = node.content else { throw malformed("a list") }
        return elements.enumerated().map { index, node in
            JSONCursor(file: file, path: .element(of: path, index: index), node: node)
        }
    }

    private func at(_ member: JSONNode.Member) -> JSONCursor {
        JSONCursor(file: file, path: .member(of: path, key: member.key), node: member.node)
    }
}
