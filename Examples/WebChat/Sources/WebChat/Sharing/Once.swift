import Synchronization

/// A value that is made when it is first asked for, by one thread.
final class Once<Value: Sendable>: Sendable {
    private let value = Mutex<Value?>(nil)

    /// Returns the value, which a function makes unless it is there; other threads wait for it.
    func value(_ make: () -> Value) -> Value {
        value.withLock { value in
            if let value { return value }
            let made = make()
            value = made
            return made
        }
    }

    /// The value, if it was made.
    var made: Value? { value.withLock(\.self) }
}
