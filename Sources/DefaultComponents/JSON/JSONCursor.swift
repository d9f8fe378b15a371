/// A value of a JSON document, with the file, position and path for error messages.
///
/// A format walks from the root with ``member(_:)`` and ``elements()``, and takes values with
/// ``string()`` and its siblings; a value that is missing or has another type throws
/// ``ConversationError/malformed(file:line:column:path:expected:)`` with the position of the value.
///
/// ```swift
/// let root = try JSONCursor(reading: bytes, file: "chat.json")
/// let author = try root.required("author").string()
/// ```
///
/// A document is kept as its bytes, and values are decoded when they are taken.
public struct JSONCursor: Sendable {
    /// The path from the root.
    public let path: JSONPath

    let document: JSONDocument
    let entry: Int

    /// The document's name.
    public var file: String { document.file }

    /// Reads a document and creates a cursor at its root.
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

    /// The position of the value's first character.
    var position: JSONPosition { document.position(entry) }

    /// The value, with all that it contains.
    var value: JSONValue { document.value(entry) }

    /// The bytes of the value as written in the document.
    var text: ArraySlice<UInt8> { document.text(entry) }

    /// The spelling of a number; `nil` for other values.
    var spelling: String? { kind == .number ? document.spelling(entry) : nil }

    /// The kind of the value.
    var kind: JSONDocument.Kind { document.kind(entry) }

    /// Returns the members of an object in document order; throws if the value is no object.
    public func members() throws(ConversationError) -> [(key: String, value: JSONCursor)] {
        guard kind == .object else { throw malformed("an object") }
        return zip(document.parts(entry, of: .object), eachMember).map {
            (document.string($0), $1)
        }
    }

    /// The values of an object's members, read lazily; empty if this is no object.
    var eachMember: some Sequence<JSONCursor> {
        document.parts(entry, of: .object).lazy.map { name in
            let path = JSONPath.member(of: path, key: document.string(name))
            return JSONCursor(document, name + 1, path: path)
        }
    }

    /// Returns the member of a name, or `nil` if it is absent or `null`; throws if this is no object.
    ///
    /// Names are compared scalar by scalar.
    ///
    /// - Complexity: O(*n*) in the number of members.
    public func member(_ key: String) throws(ConversationError) -> JSONCursor? {
        guard kind == .object else { throw malformed("an object") }
        for name in document.parts(entry, of: .object) where document.isName(name, key) {
            guard document.kind(name + 1) != .null else { return nil }
            return JSONCursor(document, name + 1, path: .member(of: path, key: key))
        }
        return nil
    }

    /// Returns the member of a name; throws if it is absent or `null`.
    public func required(_ key: String) throws(ConversationError) -> JSONCursor {
        guard let member = try member(key) else { throw error("a member '\(key)', found none") }
        return member
    }

    /// Returns the elements of a list; throws if the value is no list.
    public func elements() throws(ConversationError) -> [JSONCursor] {
        Array(try eachElement())
    }

    /// Returns the elements of a list, read lazily; throws if the value is no list.
    func eachElement() throws(ConversationError) -> JSONElements {
        guard kind == .array else { throw malformed("a list") }
        return JSONElements(document.parts(entry, of: .array), of: self)
    }
}

/// The elements of a list, read lazily.
struct JSONElements: Sequence, IteratorProtocol {
    private let list: JSONCursor?
    private var steps: JSONSteps?
    private var count = 0

    /// The number of elements.
    var underestimatedCount: Int { steps?.underestimatedCount ?? 0 }

    /// No elements.
    static let none = JSONElements(nil, of: nil)

    init(_ steps: JSONSteps?, of list: JSONCursor?) {
        self.steps = steps
        self.list = list
    }

    mutating func next() -> JSONCursor? {
        guard let list, let entry = steps?.next() else { return nil }
        defer { count += 1 }
        return JSONCursor(list.document, entry, path: .element(of: list.path, index: count))
    }
}
