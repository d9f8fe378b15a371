/// A transform with its type erased.
protocol AnyTransform: Sendable {
    var what: String { get }
    /// Returns the same transform, which reports each outcome to an observer.
    func observed(by observer: @escaping @Sendable (TransformOutcome) -> Void) -> any AnyTransform
}

/// A function that wraps the layer below.
struct TypedTransform<Value: Sendable>: AnyTransform {
    typealias Observer = @Sendable (TransformOutcome) -> Void

    private let function: @Sendable (Value, Registration, Observer?) -> Value
    private var observer: Observer?

    private init(_ function: @escaping @Sendable (Value, Registration, Observer?) -> Value) {
        self.function = function
    }

    var what: String {
        typeName(Value.self)
    }

    /// Wraps the layer below, for a registration.
    func wrap(_ below: Value, _ registration: Registration) -> Value {
        function(below, registration, observer)
    }

    func observed(by observer: @escaping Observer) -> any AnyTransform {
        var transform = self
        transform.observer = observer
        return transform
    }
}

extension TypedTransform {
    /// Creates the wrapping of a value, which can be compared with the result.
    init(value wrap: @escaping @Sendable (Value) throws -> Value) {
        self.init { below, registration, observer in
            do {
                let value = try wrap(below)
                // It is asked again when the slots that it reads are there.
                if registration.lacksSlots { return below }
                observer?(TransformOutcome(keeps: isSame(below, value)))
                return value
            } catch {
                registration.tellThrown(error)
                return below
            }
        }
    }

    /// Creates the wrapping of a function, whose answers can be compared with those of the layer below.
    init<Request, Result>(
        function body: @escaping @Sendable (_ next: (Request) -> Result, Request) throws -> Result
    ) where Value == @Sendable (Request) -> Result {
        self.init { next, registration, observer in
            { request in
                do {
                    guard let observer else {
                        return try registration.answer(to: request, above: next, body)
                    }
                    var found: Result?
                    let below = { (request: Request) in
                        let below = next(request)
                        found = below
                        return below
                    }
                    let answer = try registration.answer(to: request, above: below, body)
                    observer(.of(answer, from: found, without: { next(request) }))
                    return answer
                } catch {
                    registration.tellThrown(error)
                    return next(request)
                }
            }
        }
    }

    /// Creates the wrapping of listeners by one that receives a notification after them.
    init<Payload>(
        observer listener: @escaping @Sendable (Payload) throws -> EventReply
    ) where Value == @Sendable (Payload) -> EventReply {
        self.init { next, registration, observer in
            { payload in
                _ = next(payload)
                _ = reply(of: listener, to: payload, registration)
                observer?(.changed)
                return .passed
            }
        }
    }

    /// Creates the wrapping of listeners by one that is asked before them.
    init<Payload>(
        listener: @escaping @Sendable (Payload) throws -> EventReply
    ) where Value == @Sendable (Payload) -> EventReply {
        self.init { next, registration, observer in
            { payload in
                let reply = reply(of: listener, to: payload, registration)
                observer?(reply == .handled ? .answered : .changed)
                return reply == .handled ? reply : next(payload)
            }
        }
    }
}

/// Returns the reply of a listener to an event; it passes the event on if it throws.
private func reply<Payload>(
    of listener: (Payload) throws -> EventReply,
    to payload: Payload,
    _ registration: Registration
) -> EventReply {
    do {
        return try listener(payload)
    } catch {
        registration.tellThrown(error)
        return .passed
    }
}

extension TransformOutcome {
    /// Returns the outcome of a transform from its answer and the one that it got from below; the closure returns the one
    /// that there is without the transform.
    fileprivate static func of<Answer>(
        _ answer: Answer,
        from found: Answer?,
        without other: () -> Answer
    ) -> Self {
        guard let found else { return .answered }
        let isKept = isSame(found, answer)
        guard !isComparing, isKept == true else {
            return TransformOutcome(keeps: isKept)
        }
        // It may have called it with another argument.
        let unchanged = $isComparing.withValue(true, operation: other)
        return TransformOutcome(keeps: isSame(unchanged, answer))
    }

    /// Creates the outcome of a transform that keeps the value below, or not; unknown for nil.
    fileprivate init(keeps isKept: Bool?) {
        self = isKept.map { $0 ? .kept : .changed } ?? .unknown
    }
}

/// The outcome of one call of a transform or listener.
package enum TransformOutcome: Sendable, Hashable {
    /// It changed the value of the layer below.
    case changed
    /// It returned a value that cannot be compared with the one below.
    case unknown
    /// It returned the value of the layer below, as it is.
    case kept
    /// It answered without calling the layer below.
    case answered

    /// Whether functions run only to compare their results.
    @TaskLocal static var isComparing = false
}
