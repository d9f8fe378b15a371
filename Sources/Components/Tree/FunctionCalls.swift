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
                phase: .function(registration.verb),
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

/// Whose function gave a view or a type that is shown.
package struct ResultSource: Sendable {
    let registration: Registration
}

extension ComponentTree {
    /// Calls functions of slots, so that what they throw is reported as the fault of whoever registered them, with the
    /// item for which they are called; within, `resultSource(of:in:)` knows whose answers are, if they are noted.
    package func calling<Result>(
        for item: @autoclosure () -> String?,
        notingAnswers: Bool = false,
        _ work: () -> Result
    ) -> Result {
        guard table.slots.hasFunctionsOfPlugins else { return work() }
        let calls = FunctionCalls(notingAnswers: notingAnswers, in: .current)
        let result = FunctionCalls.$current.withValue(calls, operation: work)
        for thrown in calls.errors where state.report(thrown.diagnostic(for: item())) {
            count(thrown.registration)
        }
        return result
    }

    /// Returns whose function gave a view or a type: the transform that made it, or that did something wrong with it
    /// before it was shown, or else the base; none if that is no plugin's.
    ///
    /// Those that give on what is below them, as it is, are nobody's fault.
    package func resultSource<Value, Part>(of answer: Any, in slot: Slot<Value, Part>)
        -> ResultSource?
    {
        let base = stacks.stack(of: slot).with { $0.address }.with { $0.base }
        let found = FunctionCalls.current?.resultSource(of: answer) ?? base
        return found?.isOfPlugin == true ? found.map(ResultSource.init) : nil
    }

    /// Reports a mistake of a slot's value as a fault of the registration that set it.
    package func report<Value>(_ deed: RejectedOperation, of slot: Slot<Value, Never>) {
        let base = stacks.stack(of: slot).with { $0.address }.with { $0.base }
        let thrown = base.map { FunctionCalls.Thrown(registration: $0, deed: deed) }
        state.report(thrown?.diagnostic(for: nil) ?? .refused(deed))
    }

    /// Shows what a function gave in a component, so that what is wrong with it is the fault of whose it is.
    package func showing<Result>(
        _ resultSource: ResultSource?,
        in component: some Lifecycle,
        _ work: () -> Result
    ) -> Result {
        guard let resultSource else { return work() }
        let outer = state.running
        state.run(UnownedReference(resultSource.registration), on: component)
        defer { state.running = outer }
        return work()
    }
}

extension ComponentNode {
    /// Whether what somebody's function gives is left out of the component.
    package func leavesOut(_ resultSource: ResultSource?) -> Bool {
        guard let resultSource, let excluded = containment?.excluded else { return false }
        return excluded.contains { $0 === resultSource.registration }
    }
}
