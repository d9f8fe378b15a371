extension TypedTransform {
    /// Creates the wrapping of a value, which can be compared with what is made of it.
    init(value wrap: @escaping @Sendable (Value) throws -> Value) {
        self.init { below, registration in
            do {
                return try wrap(below)
            } catch {
                registration.tellThrown(error)
                return below
            }
        } instrumented: { tell in
            { below, registration in
                do {
                    let value = try wrap(below)
                    tell(TransformOutcome(keeps: isSame(below, value)))
                    return value
                } catch {
                    registration.tellThrown(error)
                    return below
                }
            }
        }
    }

    /// Creates the wrapping of a function, whose answers can be compared with those of what is below.
    init<Request, Result>(
        function body: @escaping @Sendable (_ next: (Request) -> Result, Request) throws -> Result
    ) where Value == @Sendable (Request) -> Result {
        self.init { next, registration in
            { request in
                do {
                    return try registration.answer(to: request, above: next, body)
                } catch {
                    registration.tellThrown(error)
                    return next(request)
                }
            }
        } instrumented: { tell in
            { next, registration in
                { request in
                    var found: Result?
                    let below = { (request: Request) in
                        let below = next(request)
                        found = below
                        return below
                    }
                    do {
                        try FunctionCalls.current?.checkDepth()
                        let answer = try body(below, request)
                        tell(.of(answer, from: found, without: { next(request) }))
                        return answer
                    } catch {
                        registration.tellThrown(error)
                        return next(request)
                    }
                }
            }
        }
    }

    /// Creates the wrapping of listeners by one that is asked before them.
    init<Payload>(
        listener: @escaping @Sendable (Payload) throws -> EventReply
    ) where Value == @Sendable (Payload) -> EventReply {
        self.init { next, registration in
            { payload in
                reply(of: listener, to: payload, registration) == .handled
                    ? .handled : next(payload)
            }
        } instrumented: { tell in
            { next, registration in
                { payload in
                    let reply = reply(of: listener, to: payload, registration)
                    tell(reply == .handled ? .answered : .changed)
                    return reply == .handled ? reply : next(payload)
                }
            }
        }
    }
}

/// Returns what a listener says to an event; it passes on what it threw at.
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
    /// Returns what a transform did that gave an answer, from what it found below, where there would be another
    /// one without it.
    fileprivate static func of<Answer>(
        _ answer: Answer,
        from found: Answer?,
        without other: () -> Answer
    ) -> Self {
        guard let found else { return .answered }
        let isKept = isSame(found, answer)
        guard !TransformOutcomeLog.isComparing, isKept == true else {
            return TransformOutcome(keeps: isKept)
        }
        // It may have asked for something else.
        let unchanged = TransformOutcomeLog.$isComparing.withValue(true, operation: other)
        return TransformOutcome(keeps: isSame(unchanged, answer))
    }

    /// Creates the deed of a transform that keeps what is below, or not; or nobody knows.
    fileprivate init(keeps isKept: Bool?) {
        self = isKept.map { $0 ? .kept : .changed } ?? .unknown
    }
}
