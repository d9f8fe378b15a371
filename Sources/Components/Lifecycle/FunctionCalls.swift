import Synchronization

/// What functions of registrations threw while a tree called them.
final class FunctionCalls: Sendable {
    /// Those that are going on in this task; none unless a tree is calling that has functions of plugins.
    @TaskLocal static var current: FunctionCalls?

    /// What a function did wrong, and whose it is.
    struct Thrown: Sendable {
        let registration: Registration
        let deed: RejectedOperation
    }

    /// A view or a type that a function gave, and whose function it was; none where it was what lies below one.
    private struct Answer: Sendable {
        let id: ObjectIdentifier
        /// How many mistakes were made with the view until then.
        let mistakes: Int
        let registration: Registration?
    }

    /// Whether somebody wants to know whose answers views and types are.
    let notesAnswers: Bool
    private let thrown = Mutex<[Thrown]>([])
    private let answers = Mutex<[Answer]>([])

    /// Those within which they are going on; none for the outermost.
    private let outermost: FunctionCalls?
    private let depth = Mutex(CallDepth())
    /// Whether so many are going on in each other that they never end; functions of plugins are not called then.
    private let isEnding: Bool

    init(notingAnswers notesAnswers: Bool, in outer: FunctionCalls?) {
        self.notesAnswers = notesAnswers
        outermost = outer.map { $0.outermost ?? $0 }
        isEnding = outermost?.depth.withLock { $0.begin(atMost: 16) != .runs } ?? false
    }

    deinit {
        if !isEnding { outermost?.depth.withLock { $0.end() } }
    }

    /// Throws where functions call each other without end.
    func checkDepth() throws {
        if isEnding { throw EndlessCall() }
    }

    private struct EndlessCall: Error, CustomStringConvertible {
        let description = "It was called again and again by what it calls itself."
    }

    /// Notes what a registration's function gave, or what it was given by those below it.
    func note(_ answer: Any, of registration: Registration?) {
        guard let id = Self.id(of: answer) else { return }
        let mistakes = (answer as? any Lifecycle)?.node.pending.count ?? 0
        let noted = Answer(id: id, mistakes: mistakes, registration: registration)
        answers.withLock { $0.append(noted) }
    }

    /// Returns whose function did something wrong with an answer, or else whose made it; none if that is nobody above
    /// the base.
    func resultSource(of answer: Any) -> Registration? {
        guard let id = Self.id(of: answer) else { return nil }
        let noted = answers.withLock { $0.filter { $0.id == id } }
        let spoiler = noted.indices.dropFirst().last { noted[$0 - 1].mistakes < noted[$0].mistakes }
        return noted.isEmpty ? nil : noted[spoiler ?? 0].registration
    }

    private static func id(of answer: Any) -> ObjectIdentifier? {
        (answer as? any Lifecycle).map { ObjectIdentifier($0) }
            ?? (answer as? any Any.Type).map { ObjectIdentifier($0) }
    }

    /// Notes an error, of each registration the first.
    func note(_ error: Thrown) {
        thrown.withLock { errors in
            if !errors.contains(where: { $0.registration === error.registration }) {
                errors.append(error)
            }
        }
    }

    /// The errors, in the order in which they were thrown.
    var errors: [Thrown] {
        thrown.withLock(\.self)
    }
}

extension Registration {
    /// Returns what its function answers above what is below, and notes that if somebody wants to know.
    func answer<Request, Result>(
        to request: Request,
        above next: @escaping (Request) -> Result,
        _ function: (_ next: (Request) -> Result, Request) throws -> Result
    ) throws -> Result {
        try FunctionCalls.current?.checkDepth()
        guard let calls = FunctionCalls.current, calls.notesAnswers else {
            return try function(next, request)
        }
        let below = { (request: Request) in
            let answer = next(request)
            calls.note(answer, of: nil)
            return answer
        }
        let answer = try function(below, request)
        calls.note(answer, of: self)
        return answer
    }

    /// Tells of an error that its function threw: the tree that called it, or else the listener to diagnostics.
    func tellThrown(_ error: any Error) {
        // What is shown of it is shorter still.
        tellRefused(.errorThrown(component: slotName, error: String("\(error)".prefix(1_000))))
    }

    /// Tells of what its function did: the tree that called it, or else the listener to diagnostics.
    @Sendable
    func tellRefused(_ deed: RejectedOperation) {
        let thrown = FunctionCalls.Thrown(registration: self, deed: deed)
        if let calls = FunctionCalls.current {
            calls.note(thrown)
        } else {
            Components.listener.tell(thrown.diagnostic(for: nil))
        }
    }
}

extension FunctionCalls.Thrown {
    /// What is told of it, which was done for an item, such as a message of this id.
    func diagnostic(for item: String?) -> ComponentDiagnostic {
        .excluded(
            ComponentFault(
                claim: registration.claim,
                hook: registration.verb.rawValue,
                slot: registration.slotName,
                component: nil,
                item: item,
                mistake: .refused(deed)
            )
        )
    }
}

extension SlotRegistrations {
    /// Returns sealed values and the diagnostics of sealing them, which are reported to the listener as well.
    func instrumented<Value>(_ seal: () -> Value) -> (value: Value, told: [ComponentDiagnostic]) {
        let calls = FunctionCalls(notingAnswers: false, in: .current)
        let value = FunctionCalls.$current.withValue(calls, operation: seal)
        let told = calls.errors.map { $0.diagnostic(for: nil) }
        told.forEach(Components.listener.tell)
        return (value, told)
    }
}
