/// A value that is being decoded.
struct JSONDecoding: Decoder, SingleValueDecodingContainer {
    let value: JSONValue
    var codingPath: [any CodingKey] = []
    /// The number of values in which this one is.
    var level = 0

    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func decodeNil() -> Bool { if case .null = value { true } else { false } }

    func decode<Value: Decodable>(_ type: Value.Type) throws(PayloadError) -> Value {
        switch type {
        case is JSONValue.Type: return try cast(value, "a value")
        case is Bool.Type: return try cast(value.bool, "'true' or 'false'")
        case is String.Type: return try cast(value.string, "a string")
        case let type as any FixedWidthInteger.Type:
            return try cast(integer(type), "a whole number (\(type))")
        case let type as any BinaryFloatingPoint.Type:
            return try cast(number(type), "a number")
        default:
            // Also ends values that contain each other without a list or an object.
            guard level < 2 * PayloadError.levelLimit else { throw .tooDeep }
            var inner = self
            inner.level += 1
            return try codingPath.coded { try Value(from: inner) }
        }
    }

    func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        let members: [JSONMember] = try cast(value.members, "an object")
        let values = Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
        let keys = members.compactMap { Key(stringValue: $0.key) }
        return KeyedDecodingContainer(DecodedMembers(place: self, allKeys: keys, values: values))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        DecodedElements(place: self, elements: try cast(value.elements, "a list"))
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    /// Returns a part of the value; throws if there is none.
    fileprivate func part(_ part: JSONValue?, _ key: any CodingKey) throws -> JSONDecoding {
        let part: JSONValue = try cast(part, "a member '\(key.stringValue)'", found: "none")
        return JSONDecoding(value: part, codingPath: codingPath + [key], level: level)
    }

    private func cast<Value>(
        _ decoded: Any?,
        _ expected: String,
        found: String? = nil
    ) throws(PayloadError) -> Value {
        if let decoded = decoded as? Value { return decoded }
        throw codingPath.mismatch(expected, found: found ?? value.found)
    }

    private var digits: String { if case .number(let digits) = value { digits } else { "" } }

    private func integer<Number: FixedWidthInteger>(_ type: Number.Type) -> Number? {
        Number(digits) ?? Double(digits).flatMap(Number.init(exactly:))
    }

    private func number<Number: BinaryFloatingPoint>(_ type: Number.Type) -> Number? {
        Double(digits).map(Number.init).flatMap { $0.isFinite ? $0 : nil }
    }
}

private struct DecodedMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let place: JSONDecoding
    let allKeys: [Key]
    let values: [String: JSONValue]

    var codingPath: [any CodingKey] { place.codingPath }

    func contains(_ key: Key) -> Bool { values[key.stringValue] != nil }

    func decodeNil(forKey key: Key) throws -> Bool { try part(key).decodeNil() }

    func decode<V: Decodable>(_ type: V.Type, forKey key: Key) throws -> V {
        try part(key).decode(type)
    }

    func nestedContainer<K>(
        keyedBy type: K.Type,
        forKey key: Key
    ) throws -> KeyedDecodingContainer<K> { try part(key).container(keyedBy: type) }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try part(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { try part(PayloadKey(stringValue: "super")) }

    func superDecoder(forKey key: Key) throws -> any Decoder { try part(key) }

    private func part(_ key: any CodingKey) throws -> JSONDecoding {
        try place.part(values[key.stringValue], key)
    }
}

private struct DecodedElements: UnkeyedDecodingContainer {
    let place: JSONDecoding
    let elements: [JSONValue]
    var currentIndex = 0

    var codingPath: [any CodingKey] { place.codingPath }

    var count: Int? { elements.count }

    var isAtEnd: Bool { currentIndex >= elements.count }

    mutating func decodeNil() throws -> Bool {
        let isNil = try next().decodeNil()
        if !isNil { currentIndex -= 1 }
        return isNil
    }

    mutating func decode<V: Decodable>(_ type: V.Type) throws -> V { try next().decode(type) }

    mutating func nestedContainer<K>(keyedBy type: K.Type) throws -> KeyedDecodingContainer<K> {
        try next().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try next().unkeyedContainer()
    }

    mutating func superDecoder() throws -> any Decoder { try next() }

    private mutating func next() throws -> JSONDecoding {
        defer { currentIndex += 1 }
        let key = PayloadKey(intValue: currentIndex)
        return try place.part(elements.dropFirst(currentIndex).first, key)
    }
}
