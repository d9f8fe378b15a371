extension JSONValue {
    /// The value of an object's member; none if this is no object or has no such member.
    ///
    /// - Complexity: Linear in the number of members.
    public subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// The string; none if this is something else.
    public var string: String? {
        if case .string(let string) = self { string } else { nil }
    }

    /// The number as a whole one; none if this is something else or does not fit.
    public var int: Int? {
        if case .number(let digits) = self { Int(digits) } else { nil }
    }

    /// The elements of a list, in order; none if this is something else.
    public var elements: [JSONValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }
}
