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
///
/// A document is kept as its bytes, and values are made of them when they are taken.
public struct JSONCursor: Sendable {
    /// The way from the root.
    public let path: JSONPath

    let document: JSONDocument
    let entry: Int

    /// The document's name.
    public var file: String {
        document.file
    }

    /// The value, with all that stands in it.
    ///
    /// - Complexity: O(*n*) in the bytes of the value.
    public var node: JSONNode {
        document.node(entry)
    }

    /// Reads a document and stands at its root.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    public init(reading bytes: [UInt8], file: String) throws(ConversationError) {
        var reader = JSONReader(bytes, file: file)
        try reader.read()
        self.init(reader.document, 0, path: .root)
    }

    init(_ document: JSONDocument, _ entry: Int, path: JSONPath) {
        self.document = document
        self.entry = entry
        self.path = path
    }

    /// The value without places.
    var value: JSONValue {
        document.value(entry)
    }

    /// The value as it was written.
    var text: ArraySlice<UInt8> {
        document.text(entry)
    }

    /// A number as it was written; nothing for other values.
    var spelling: String? {
        kind == .number ? document.spelling(entry) : nil
    }

    /// What the value is.
    var kind: JSONDocument.Kind {
        document.kind(entry)
    }

    /// The members of an object in document order; throws if the value is no object.
    public func members() throws(ConversationError) -> [(key: String, value: JSONCursor)] {
        guard kind == .object else { throw malformed("an object") }
        return zip(document.names(entry), eachMember).map { (document.string($0), $1) }
    }

    /// The values of an object's members, one after the other; none of what is no object.
    var eachMember: some Sequence<JSONCursor> {
        let names = kind == .object ? document.names(entry) : JSONSteps(nil, 0..<0, hasNames: true)
        return names.lazy.map { name in
            let path = JSONPath.member(of: path, key: document.string(name))
            return JSONCursor(document, name + 1, path: path)
        }
    }

    /// The member of that name, or nothing if it is absent or `null`; throws if this is no object.
    ///
    /// Names are compared scalar by scalar.
    ///
    /// - Complexity: O(*n*) in the number of members.
    public func member(_ key: String) throws(ConversationError) -> JSONCursor? {
        guard kind == .object else { throw malformed("an object") }
        for name in document.names(entry) where document.isName(name, key) {
            guard document.kind(name + 1) != .null else { return nil }
            return JSONCursor(document, name + 1, path: .member(of: path, key: key))
        }
        return nil
    }

    /// The member of that name; throws if it is absent or `null`.
    public func required(_ key: String) throws(ConversationError) -> JSONCursor {
        guard let member = try member(key) else { throw error("a member '\(key)', found none") }
        return member
    }

    /// The elements of a list; throws if the value is no list.
    public func elements() throws(ConversationError) -> [JSONCursor] {
        Array(try eachElement())
    }

    /// The elements of a list, one after the other; throws if the value is no list.
    func eachElement() throws(ConversationError) -> JSONElements {
        guard kind == .array else { throw malformed("a list") }
        return JSONElements(document, of: path, document.inside(entry))
    }
}
