/// Returns a type's name as listings print it: without its module, and for a metatype without `any` and `.Type`.
///
/// The unqualified name is used, because the qualified name of a private type contains an address.
package func typeName(_ type: Any.Type) -> String {
    var name = String(describing: type).replacingOptionals
    // The name of a function type that returns a metatype stays whole.
    guard name.hasSuffix(".Type"), !name.contains("(") else { return name }
    name.removeLast(".Type".count)
    if name.hasPrefix("any ") { name.removeFirst("any ".count) }
    return name
}

/// Returns the name of an object's type as listings print it.
func typeName(of object: AnyObject) -> String {
    typeName(type(of: object))
}

/// Returns what listings print of a slot's value: a type's name, a simple value, `function`, or the value's type.
///
/// The text contains no address and does not depend on hash order.
func describe(_ value: some Any) -> String {
    switch value as Any {
    case let type as Any.Type: typeName(type)
    case let value as Bool: String(value)
    case let value as Int: String(value)
    case let value as Double: String(value)
    case let value as String: value.debugDescription
    default: valueTypeName(type(of: value as Any))
    }
}

/// Returns the name of a value's type; `function` for function types, whose names are too long for a listing.
private func valueTypeName(_ type: Any.Type) -> String {
    let name = typeName(type)
    return name.contains("->") ? "function" : name
}

extension String {
    /// The text with `Optional<Name>` as `Name?`, for names without generic arguments.
    fileprivate var replacingOptionals: String {
        // Most names have no generic arguments, and the search below is slow.
        guard utf8.contains(UInt8(ascii: "<")) else { return self }
        let parts = split(separator: "Optional<", omittingEmptySubsequences: false)
        guard parts.count > 1 else { return self }
        return parts.dropFirst().reduce(String(parts[0])) { text, part in
            let name = part.prefix { $0.isLetter || $0.isNumber || $0 == "." }
            return part.dropFirst(name.count).first == ">"
                ? "\(text)\(name)?\(part.dropFirst(name.count + 1))" : "\(text)Optional<\(part)"
        }
    }
}
