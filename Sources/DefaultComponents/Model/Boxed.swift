/// A value on the heap that all copies share; two are equal if their values are.
final class Boxed<Value: Hashable & Sendable & Codable>: Sendable, Codable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

extension Optional {
    /// Changes the value in a box, which takes no memory if the value is the empty one.
    mutating func change<Value>(
        from empty: Value,
        _ change: (inout Value) -> Void
    ) where Wrapped == Boxed<Value> {
        var value = self?.value ?? empty
        change(&value)
        self = value == empty ? nil : Boxed(value)
    }
}

extension Boxed: Hashable {
    static func == (lhs: Boxed, rhs: Boxed) -> Bool {
        lhs === rhs || lhs.value == rhs.value
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(value)
    }
}
