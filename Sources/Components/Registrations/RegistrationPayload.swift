/// What a registration carries.
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
protocol AnyBase: Sendable {
    var what: String { get }
    /// The base's type, for component slots.
    var type: Any.Type? { get }
    /// Whether the other base is equal; a base that cannot be compared equals none.
    func equals(_ other: any AnyBase) -> Bool
    /// Whether the other base holds the same, as far as anybody can tell.
    func isLike(_ other: any AnyBase) -> Bool
}

/// A base of a slot.
struct TypedBase<Value: Sendable>: AnyBase {
    let value: Value
    let isEqual: (@Sendable (Value, Value) -> Bool)?

    var what: String {
        describe(value)
    }

    var type: Any.Type? {
        (value as Any) as? Any.Type
    }

    func equals(_ other: any AnyBase) -> Bool {
        guard let isEqual, let other = other as? Self else { return false }
        return isEqual(value, other.value)
    }

    func isLike(_ other: any AnyBase) -> Bool {
        (other as? Self).map { isSame(value, $0.value) == true } ?? false
    }
}

/// A transform with its type erased.
protocol AnyTransform: Sendable {
    var what: String { get }
    /// Returns the same, which tells each time what it did.
    func instrumented(_ tell: @escaping @Sendable (TransformOutcome) -> Void) -> any AnyTransform
}

/// A function that wraps what is below.
struct TypedTransform<Value: Sendable>: AnyTransform {
    typealias Teller = @Sendable (TransformOutcome) -> Void
    /// Wraps what is below, for a registration.
    typealias Wrap = @Sendable (Value, Registration) -> Value

    let wrap: Wrap
    /// Makes the same function, which tells each time what it did.
    private let instrumented: @Sendable (@escaping Teller) -> Wrap

    init(wrap: @escaping Wrap, instrumented: @escaping @Sendable (@escaping Teller) -> Wrap) {
        self.wrap = wrap
        self.instrumented = instrumented
    }

    var what: String {
        typeName(Value.self)
    }

    func instrumented(_ tell: @escaping Teller) -> any AnyTransform {
        Self(wrap: instrumented(tell), instrumented: instrumented)
    }
}
