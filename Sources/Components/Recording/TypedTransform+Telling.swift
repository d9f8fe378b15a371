extension TypedTransform {
    /// Creates the wrapping of a value, which can be compared with what is made of it.
    init(value wrap: @escaping @Sendable (Value) -> Value) {
        self.init(wrap: wrap) { tell in
            { below in
                let value = wrap(below)
                tell(TransformDeed(keeps: isSame(below, value)))
                return value
            }
        }
    }

    /// Creates the wrapping of a function, whose answers can be compared with those of what is below.
    init<Request, Result>(
        function body: @escaping @Sendable (_ next: (Request) -> Result, Request) -> Result
    ) where Value == @Sendable (Request) -> Result {
        self.init { next in
            { request in body(next, request) }
        } telling: { tell in
            { next in
                { request in
                    var found: Result?
                    let answer = body(
                        { request in
                            let below = next(request)
                            found = below
                            return below
                        },
                        request
                    )
                    tell(.of(answer, from: found, without: { next(request) }))
                    return answer
                }
            }
        }
    }

    /// Creates the wrapping of listeners by one that is asked before them.
    init<Payload>(
        listener: @escaping @Sendable (Payload) -> EventReply
    ) where Value == @Sendable (Payload) -> EventReply {
        self.init { next in
            { payload in listener(payload) == .handled ? .handled : next(payload) }
        } telling: { tell in
            { next in
                { payload in
                    let reply = listener(payload)
                    tell(reply == .handled ? .answered : .changed)
                    return reply == .handled ? reply : next(payload)
                }
            }
        }
    }
}

extension TransformDeed {
    /// Returns what a transform did that gave an answer, from what it found below, where there would be another
    /// one without it.
    fileprivate static func of<Answer>(
        _ answer: Answer,
        from found: Answer?,
        without other: () -> Answer
    ) -> Self {
        guard let found else { return .answered }
        let isKept = isSame(found, answer)
        guard !TransformLog.isComparing, isKept == true else { return TransformDeed(keeps: isKept) }
        // It may have asked for something else.
        let unchanged = TransformLog.$isComparing.withValue(true, operation: other)
        return TransformDeed(keeps: isSame(unchanged, answer))
    }

    /// Creates the deed of a transform that keeps what is below, or not; or nobody knows.
    fileprivate init(keeps isKept: Bool?) {
        self = isKept.map { $0 ? .kept : .changed } ?? .unknown
    }
}
