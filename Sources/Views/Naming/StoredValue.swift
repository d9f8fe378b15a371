/// A stored property of objects of one class whose values views may be in.
protocol StoredValue: Sendable {
    /// Returns the value; none if it is an empty collection.
    func load(from owner: AnyObject) -> Any?

    /// Whether the value is no empty optional and no empty collection.
    func isPresent(in owner: AnyObject) -> Bool
}

/// Returns the property of a type that lies so many bytes behind where objects begin.
func storedValue(of type: Any.Type, at offset: Int) -> any StoredValue {
    func value<Value>(of type: Value.Type) -> any StoredValue {
        PlainValue<Value>(offset: offset)
    }
    return (type as? any HoldsElements.Type)?.storedValue(at: offset)
        ?? (type as? any HoldsWrapped.Type)?.storedValue(at: offset) ?? value(of: type)
}

private struct PlainValue<Value>: StoredValue {
    let offset: Int

    func load(from owner: AnyObject) -> Any? {
        unsafe StoredFields.load(Value.self, from: owner, at: offset)
    }

    func isPresent(in owner: AnyObject) -> Bool { true }
}

private struct OptionalValue<Wrapped>: StoredValue {
    let offset: Int

    func load(from owner: AnyObject) -> Any? {
        unsafe StoredFields.load(Wrapped?.self, from: owner, at: offset)
    }

    func isPresent(in owner: AnyObject) -> Bool {
        unsafe StoredFields.load(Wrapped?.self, from: owner, at: offset) != nil
    }
}

private struct CollectionValue<Value: Collection>: StoredValue {
    let offset: Int

    func load(from owner: AnyObject) -> Any? {
        let value = unsafe StoredFields.load(Value.self, from: owner, at: offset)
        return value.isEmpty ? nil : value
    }

    func isPresent(in owner: AnyObject) -> Bool {
        load(from: owner) != nil
    }
}

/// A collection whose mirrors show its elements, and whose type tells theirs.
protocol HoldsElements: Collection {
    static var elementTypes: [Any.Type] { get }
}

extension HoldsElements {
    fileprivate static func storedValue(at offset: Int) -> any StoredValue {
        CollectionValue<Self>(offset: offset)
    }
}

extension Array: HoldsElements {
    static var elementTypes: [Any.Type] { [Element.self] }
}

extension Set: HoldsElements {
    static var elementTypes: [Any.Type] { [Element.self] }
}

extension Dictionary: HoldsElements {
    static var elementTypes: [Any.Type] { [Key.self, Value.self] }
}

/// An optional, whatever is in it.
protocol HoldsWrapped {
    static var wrappedType: Any.Type { get }
    static func storedValue(at offset: Int) -> any StoredValue
}

extension Optional: HoldsWrapped {
    static var wrappedType: Any.Type { Wrapped.self }

    static func storedValue(at offset: Int) -> any StoredValue {
        OptionalValue<Wrapped>(offset: offset)
    }
}
