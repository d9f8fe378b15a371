extension JSONValue {
    /// Returns whether two values are equal, however deep they are.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.heads.elementsEqual(rhs.heads)
    }

    /// Hashes the value, however deep it is.
    public func hash(into hasher: inout Hasher) {
        for head in heads { hasher.combine(head) }
    }

    /// The value and those in it, each alone, from which it could be made again.
    ///
    /// Values made by hand may be too deep for calls in each other.
    private var heads: some Sequence<Head> {
        sequence(state: [self]) { waiting in
            guard let value = waiting.popLast() else { return nil }
            waiting += value.elements ?? value.members?.map(\.value) ?? []
            return value.head
        }
    }

    private var head: Head {
        switch self {
        case .null: .word(nil)
        case .bool(let bool): .word(bool)
        case .number(let digits): .number(digits)
        case .string(let string): .string(string)
        case .array(let elements): .array(elements.count)
        case .object(let members): .object(members.map(\.key))
        }
    }

    /// A value without those in it.
    private enum Head: Hashable {
        case word(Bool?), number(String), string(String), array(Int), object([String])
    }
}

extension JSONValue {
    /// Encodes the value; throws `EncodingError.invalidValue` if it is nested too deep to be decoded.
    public func encode(to encoder: any Encoder) throws {
        // Objects have four keys each, and lists three; decoders read 512 containers in each other.
        guard encoder.codingPath.count <= 512 else {
            let problem = "A JSON value has more than 128 levels. To fix, nest less."
            throw EncodingError.invalidValue(self, .init(codingPath: [], debugDescription: problem))
        }
        let (name, content): (String, (any Encodable)?) =
            switch self {
            case .null: ("null", nil)
            case .bool(let bool): ("bool", bool)
            case .number(let digits): ("number", digits)
            case .string(let string): ("string", string)
            case .array(let elements): ("array", elements)
            case .object(let members): ("object", members)
            }
        var cases = encoder.container(keyedBy: PayloadKey.self)
        let key = PayloadKey(stringValue: name)
        var contents = cases.nestedContainer(keyedBy: PayloadKey.self, forKey: key)
        if let content { try contents.encode(content, forKey: PayloadKey(stringValue: "_0")) }
    }
}
