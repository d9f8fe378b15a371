/// Returns a type's name as listings print it: without module, `any` and `.Type`.
func typeName(_ type: Any.Type) -> String {
    var name = String(describing: type)
    if name.hasPrefix("any "), name.hasSuffix(".Type") {
        name = String(name.dropFirst(4).dropLast(5))
    }
    return name
}

/// Returns what listings print of a slot's value: a type's name, a simple value, or the value's type.
///
/// Nothing that could contain an address or depend on hash order is printed.
func describe(_ value: some Any) -> String {
    switch value as Any {
    case let type as Any.Type: typeName(type)
    case let value as Bool: String(value)
    case let value as Int: String(value)
    case let value as Double: String(value)
    case let value as String: "\"\(value)\""
    default: typeName(type(of: value))
    }
}
