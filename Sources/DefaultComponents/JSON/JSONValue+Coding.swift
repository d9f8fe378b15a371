extension JSONValue {
    /// Creates the JSON of a value.
    ///
    /// Equal values have equal JSON: members are sorted by name, and so are the elements of sets. A `JSONValue` in the
    /// value is kept as it is.
    ///
    /// - Throws: ``PayloadError``: `tooLarge` or `tooDeep` above its limits, `mismatch` for a number that is not
    ///   finite, and `failed` if a type threw an error.
    public init(encoding value: some Encodable) throws(PayloadError) {
        let place = JSONEncoding()
        try place.encode(value)
        self = place.json
        _ = try payloadText()
    }

    /// Returns the value of a type, which may come from a server; members that the type does not know are ignored.
    ///
    /// - Throws: ``PayloadError``: `tooLarge` or `tooDeep` above its limits, `mismatch` for a value that the type does
    ///   not accept, and `failed` if a type threw an error.
    public func decoded<V: Decodable>(as type: V.Type = V.self) throws(PayloadError) -> V {
        _ = try payloadText()
        return try JSONDecoding(value: self).decode(type)
    }
}

/// The key of an element, or of the value of a superclass.
struct PayloadKey: CodingKey {
    let stringValue: String
    private(set) var intValue: Int?

    init(stringValue: String) { self.stringValue = stringValue }

    init(intValue: Int) { (stringValue, self.intValue) = ("\(intValue)", intValue) }
}

extension [any CodingKey] {
    /// The keys as `options[2].votes`.
    private var path: String {
        let path = reduce(JSONPath.root) { path, key in
            let member = JSONPath.member(of: path, key: key.stringValue)
            return key.intValue.map { .element(of: path, index: $0) } ?? member
        }
        return path.description
    }

    /// Returns an error at this path.
    func mismatch(_ expected: String, found: String) -> PayloadError {
        .mismatch(path: path, expected: expected, found: found)
    }

    /// Returns the result of a type's own coding, and throws its errors with this path.
    func coded<Value>(_ code: () throws -> Value) throws(PayloadError) -> Value {
        do {
            return try code()
        } catch {
            throw error as? PayloadError ?? .failed(path: path, reason: "\(error)")
        }
    }
}
