/// The name of a value that a plugin adds to messages, and its type.
///
/// ```swift
/// extension MessageField where Value == Timestamp {
///     static let expiry = MessageField("expiry")
/// }
/// message[.expiry] = Timestamp(seconds: 1_772_442_000)
/// ```
///
/// Fields of one name are one field, also if several plugins declare it.
public struct MessageField<Value: Codable & Sendable & Hashable>: Sendable {
    /// The name, a member of `fields` in a conversation file.
    public let name: String

    /// Creates a field.
    public init(_ name: String) { self.name = name }
}

/// The values that plugins add to a message, by the names of their fields, also of plugins that are not installed.
///
/// Together they are a payload: at most 65,536 bytes of JSON, 32 levels.
public struct MessageFields: Sendable, Codable, Hashable {
    /// An object; `nil` if it is empty.
    private var json: UnparsedJSON?

    /// No fields.
    public init() {}

    /// Creates the fields of an object that a document may have; throws above the limits of a payload.
    init(_ object: JSONCursor?) throws(ConversationError) {
        guard let object else { return }
        guard object.kind == .object else { throw object.malformed("an object") }
        guard let text = try? UnparsedJSON(object.text).payload().payloadText() else {
            throw object.error("at most 65536 bytes and 32 levels, found more")
        }
        json = text == "{}" ? nil : UnparsedJSON(text.utf8)
    }

    /// Whether there are no fields.
    public var isEmpty: Bool { json == nil }

    /// The names, in the order of the source, and of their first setting.
    public var names: [String] { members.map(\.key) }

    /// The value of a field; `nil` if it is absent, or is none of the field's type.
    ///
    /// Setting a value that cannot be kept removes the field; see ``set(_:for:)``.
    public subscript<Value>(field: MessageField<Value>) -> Value? {
        get { try? value(of: field) }
        set { if (try? set(newValue, for: field)) == nil { try? set(nil, for: field) } }
    }

    /// Returns the value of a field, or `nil` if it is absent; throws if it is none of the field's type.
    ///
    /// - Complexity: O(*n*) in the bytes of all fields, which are kept as text.
    public func value<Value>(of field: MessageField<Value>) throws(PayloadError) -> Value? {
        guard let json = members.first(where: { $0.key == field.name })?.value else { return nil }
        return try json.decoded(as: Value.self)
    }

    /// Sets a field, or removes it for `nil`; throws if the value cannot be encoded, has an object with a name twice,
    /// or the fields are too large.
    public mutating func set<Value>(
        _ value: Value?,
        for field: MessageField<Value>
    ) throws(PayloadError) {
        var members = members
        let index = members.firstIndex { $0.key == field.name }
        if let index { members.remove(at: index) }
        if let value {
            let member = JSONMember(field.name, try JSONValue(encoding: value))
            members.insert(member, at: index ?? members.endIndex)
        }
        let new = UnparsedJSON(try JSONValue.object(members).payloadText().utf8)
        guard new.value.members != nil else {
            throw .failed(path: field.name, reason: "an object has a name twice")
        }
        json = members.isEmpty ? nil : new
    }

    private var members: [JSONMember] { (try? json?.payload())?.members ?? [] }
}
