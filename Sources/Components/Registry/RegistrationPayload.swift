/// The content of a registration.
enum RegistrationPayload: Sendable {
    case declaration
    case base(any AnyBase)
    case transform(any AnyTransform)
    case `extension`(ExtensionLayer)

    /// The name of the type, or a simple value.
    var what: String {
        switch self {
        case .declaration: ""
        case .base(let base): base.what
        case .transform(let transform): transform.what
        case .extension(let layer): layer.name
        }
    }
}

/// A base with its type erased.
package protocol AnyBase: Sendable {
    var what: String { get }
    /// The base's type, for component slots.
    var type: Any.Type? { get }
    /// Whether the other base holds the same, as far as they can be compared.
    func isLike(_ other: any AnyBase) -> Bool
}

/// A base of a slot.
struct TypedBase<Value: Sendable>: AnyBase {
    let value: Value

    var what: String {
        describe(value)
    }

    var type: Any.Type? {
        (value as Any) as? Any.Type
    }

    func isLike(_ other: any AnyBase) -> Bool {
        (other as? Self).map { isSame(value, $0.value) == true } ?? false
    }
}

/// The function that makes an extension, and the hosts that it fits.
struct ExtensionLayer: Sendable {
    /// The extension's type name.
    let name: String
    /// The host's type name.
    let host: String
    /// The extension's type.
    let type: any Any.Type
    /// Whether it receives events.
    let isSink: Bool
    /// Whether a part of this type is a component and a host.
    let fits: @Sendable (Any.Type) -> Bool
    /// Makes the extension for a part whose type fits.
    let make: @Sendable (AnyObject) -> AnyComponentExtension
}

/// Returns whether two values are equal; nil for values that cannot be compared, such as functions.
func isSame<Value>(_ first: Value, _ second: Value) -> Bool? {
    if let type = (first as Any) as? Any.Type {
        return type == (second as Any) as? Any.Type
    }
    // In an array, as a cast would look into an optional.
    if let first = [first] as? any Equatable { return first.isEqual(to: [second]) }
    guard type(of: first as Any) is AnyClass else { return nil }
    return first as AnyObject === second as AnyObject
}

extension Equatable {
    fileprivate func isEqual(to other: some Any) -> Bool {
        (other as? Self) == self
    }
}
