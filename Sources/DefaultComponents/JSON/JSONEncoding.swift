/// The place of a value that is being encoded.
final class JSONEncoding: Encoder, SingleValueEncodingContainer {
    let codingPath: [any CodingKey]
    /// The number of values in which this one is.
    private var level: Int
    private var value = JSONValue.null
    fileprivate private(set) var elements: [JSONEncoding]?
    private var members: [String: JSONEncoding]?

    init(_ codingPath: [any CodingKey] = [], level: Int = 0) {
        (self.codingPath, self.level) = (codingPath, level)
    }

    var userInfo: [CodingUserInfoKey: Any] { [:] }

    /// The JSON of what was encoded.
    var json: JSONValue {
        guard let members else { return elements.map { .array($0.map(\.json)) } ?? value }
        let sorted = members.sorted { $0.key < $1.key }
        return .object(sorted.map { JSONMember($0.key, $0.value.json) })
    }

    func encodeNil() { value = .null }

    func encode<Value: Encodable>(_ value: Value) throws(PayloadError) {
        // Also ends values that contain each other without a list or an object.
        guard level < 2 * PayloadError.levelLimit else { throw .tooDeep }
        level += 1
        defer { level -= 1 }
        switch value {
        case let value as JSONValue: self.value = value
        case let value as Bool: self.value = .bool(value)
        case let value as String: self.value = .string(value)
        case let value as any FixedWidthInteger: self.value = .number("\(value)")
        case let value as any BinaryFloatingPoint:
            self.value = .number("\(value)")
            if value.isFinite { break }
            throw codingPath.mismatch("a finite number", found: "'\(value)'")
        default:
            try codingPath.coded { try value.encode(to: self) }
            // Sets, and dictionaries whose keys are no names, are in the order of their hashes.
            let groupSize = value is any SetAlgebra ? 1 : 2
            guard let elements, groupSize == 1 || value is [AnyHashable: Any] else { break }
            self.elements = elements.sorted(inGroupsOf: groupSize)
        }
    }

    func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        members = members ?? [:]
        return KeyedEncodingContainer(EncodedMembers(place: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        elements = elements ?? []
        return EncodedElements(place: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }

    /// Adds a member, in place of one of the same name, or an element.
    fileprivate func part(_ key: (any CodingKey)? = nil) -> JSONEncoding {
        let isElement = key == nil
        let key = key ?? PayloadKey(intValue: elements?.count ?? 0)
        let part = JSONEncoding(codingPath + [key], level: level)
        if isElement { elements?.append(part) } else { members?[key.stringValue] = part }
        return part
    }
}

extension [JSONEncoding] {
    /// Returns groups of places in the order of their texts.
    fileprivate func sorted(inGroupsOf size: Int) -> [JSONEncoding] {
        let groups = stride(from: 0, to: count, by: size).map { self[$0...].prefix(size) }
        let texts = groups.map { (try? JSONValue.array($0.map(\.json)).payloadText()) ?? "" }
        return zip(texts, groups).sorted { $0.0 < $1.0 }.flatMap(\.1)
    }
}

private struct EncodedMembers<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let place: JSONEncoding

    var codingPath: [any CodingKey] { place.codingPath }

    func encodeNil(forKey key: Key) { place.part(key).encodeNil() }

    func encode<V: Encodable>(_ value: V, forKey key: Key) throws {
        try place.part(key).encode(value)
    }

    func nestedContainer<K>(keyedBy type: K.Type, forKey key: Key) -> KeyedEncodingContainer<K> {
        place.part(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        place.part(key).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { place.part(PayloadKey(stringValue: "super")) }

    func superEncoder(forKey key: Key) -> any Encoder { place.part(key) }
}

private struct EncodedElements: UnkeyedEncodingContainer {
    let place: JSONEncoding

    var codingPath: [any CodingKey] { place.codingPath }

    var count: Int { place.elements?.count ?? 0 }

    func encodeNil() { place.part().encodeNil() }

    func encode<Value: Encodable>(_ value: Value) throws { try place.part().encode(value) }

    func nestedContainer<K>(keyedBy type: K.Type) -> KeyedEncodingContainer<K> {
        place.part().container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        place.part().unkeyedContainer()
    }

    func superEncoder() -> any Encoder { place.part() }
}
