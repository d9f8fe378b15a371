/// A stored property of objects of one class whose values views may be in.
protocol StoredValue: Sendable {
    /// Returns the value; none if it is an empty collection.
    func load(from owner: AnyObject) -> Any?

    /// Whether the value is no empty optional and no empty collection.
    func isPresent(in owner: AnyObject) -> Bool
}

/// Returns the property of a type at a place.
func storedValue(of type: Any.Type, at place: StoredPlace) -> any StoredValue {
    func value<Value>(of type: Value.Type) -> any StoredValue {
        PlainValue<Value>(place: place)
    }
    return (type as? any HoldsElements.Type)?.storedValue(at: place)
        ?? (type as? any HoldsWrapped.Type)?.storedValue(at: place) ?? value(of: type)
}

private struct PlainValue<Value>: StoredValue {
    let place: StoredPlace

    func load(from owner: AnyObject) -> Any? {
        place.load(Value.self, from: owner)
    }

    func isPresent(in owner: AnyObject) -> Bool { true }
}

private struct OptionalValue<Wrapped>: StoredValue {
    let place: StoredPlace

    func load(from owner: AnyObject) -> Any? {
        place.load(Wrapped?.self, from: owner)
    }

    func isPresent(in owner: AnyObject) -> Bool {
        place.load(Wrapped?.self, from: owner) != nil
    }
}

private struct CollectionValue<Value: Collection>: StoredValue {
    let place: StoredPlace

    func load(from owner: AnyObject) -> Any? {
        let value = place.load(Value.self, from: owner)
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
    fileprivate static func storedValue(at place: StoredPlace) -> any StoredValue {
        CollectionValue<Self>(place: place)
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
    static func storedValue(at place: StoredPlace) -> any StoredValue
}

extension Optional: HoldsWrapped {
    static var wrappedType: Any.Type { Wrapped.self }

    static func storedValue(at place: StoredPlace) -> any StoredValue {
        OptionalValue<Wrapped>(place: place)
    }
}
