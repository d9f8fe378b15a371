/// A value on the heap that all copies share; two are equal if their values are.
final class Boxed<Value: Hashable & Sendable & Codable>: Sendable, Codable {
    let value: Value

    init(_ value: Value) {
        self.value = value
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
