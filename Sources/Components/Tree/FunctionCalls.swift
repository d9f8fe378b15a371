import Synchronization

/// The errors of registrations' functions while a tree called them.
final class FunctionCalls: Sendable {
    /// The calls of this task; nil unless a tree is calling that has functions of plugins.
    @TaskLocal static var current: FunctionCalls?

    /// A mistake of a function, and its registration.
    struct Thrown: Sendable {
        let registration: Registration
        let deed: RejectedOperation
    }

    /// A view or a type that a function returned, with its registration; nil for one of the layer below.
    private struct Answer: Sendable {
        let id: ObjectIdentifier
        /// The number of mistakes in the view until then.
        let mistakes: Int
        let registration: Registration?
    }

    /// Whether the registrations of answers are noted.
    let notesAnswers: Bool
    private let thrown = Mutex<[Thrown]>([])
    private let answers = Mutex<[Answer]>([])
    /// The versions of the values that functions read.
    private let versions = Mutex<[StateStore.Place: Int]>([:])

    /// The outermost of the calls around these; nil for the outermost.
    private let outermost: FunctionCalls?
    private let depth = Mutex(CallDepth())
    /// Whether so many are going on in each other that they never end; functions of plugins are not called then.
    private let isEnding: Bool

    /// The instant of the tree that calls; nil where none does.
    let now: Timestamp?
    /// The components of the tree that calls.
    let components: Components?
    /// The state of the tree that calls.
    let shared: SharedStore?

    init(notingAnswers notesAnswers: Bool, in outer: FunctionCalls?, of tree: ComponentTree? = nil)
    {
        self.notesAnswers = notesAnswers
        now = tree?.now ?? outer?.now
        components = tree?.components ?? outer?.components
        shared = tree?.state.shared ?? outer?.shared
        outermost = outer.map { $0.outermost ?? $0 }
        isEnding = outermost?.depth.withLock { $0.begin(atMost: 16) != .runs } ?? false
    }

    deinit {
        if !isEnding { outermost?.depth.withLock { $0.end() } }
    }

    /// Whether a function changed what it is called for.
    fileprivate let hasChanged = Atomic(false)

    /// Returns the answer of a function; throws where functions call each other without end, or if the function itself
    /// changed what it is called for.
    func watching<Result>(_ function: () throws -> Result) throws -> Result {
        if isEnding {
            throw WrongCall(description: "It was called again and again by its own calls.")
        }
        let before = hasChanged.exchange(false, ordering: .relaxed)
        defer { hasChanged.store(before, ordering: .relaxed) }
        let answer = try function()
        guard !hasChanged.load(ordering: .relaxed) else {
            throw WrongCall(description: "It changed what it was called to show.")
        }
        return answer
    }

    private struct WrongCall: Error, CustomStringConvertible {
        let description: String
    }

    /// Notes the result of a registration's function, or of the layer below it.
    func note(_ answer: Any, of registration: Registration?) {
        guard let id = Self.id(of: answer) else { return }
        let mistakes = (answer as? any Lifecycle)?.node.pending.count ?? 0
        let noted = Answer(id: id, mistakes: mistakes, registration: registration)
        answers.withLock { $0.append(noted) }
    }

    /// Returns the registration whose function made a mistake with an answer, or else that returned it; nil for the base.
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

    /// Notes that a function reads a value.
    func note(_ place: StateStore.Place, version: Int) {
        versions.withLock { $0[place] = version }
    }

    /// The versions of the values that functions read, in no order.
    var reads: [StateStore.Place: Int] { versions.withLock(\.self) }

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
    /// Returns the answer of its function above the layer below, and notes it if that is wanted.
    func answer<Request, Result>(
        to request: Request,
        above next: @escaping (Request) -> Result,
        _ function: (_ next: (Request) -> Result, Request) throws -> Result
    ) throws -> Result {
        guard let calls = FunctionCalls.current else { return try function(next, request) }
        guard calls.notesAnswers else { return try calls.watching { try function(next, request) } }
        let below = { (request: Request) in
            let answer = next(request)
            calls.note(answer, of: nil)
            return answer
        }
        let answer = try calls.watching { try function(below, request) }
        calls.note(answer, of: self)
        return answer
    }

    /// Reports an error of its function: to the tree that called it, or else to the receiver of diagnostics.
    func tellThrown(_ error: any Error) {
        // The text that is shown is shorter still.
        tellRefused(.errorThrown(component: slotName, error: String("\(error)".prefix(1_000))))
    }

    /// Reports a mistake of its function: to the tree that called it, or else to the receiver of diagnostics.
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
    /// Returns the diagnostic of the mistake, which was made for an item, such as a message of this id.
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

/// The registration whose function returned a view or a type that is shown.
package struct ResultSource: Sendable {
    let registration: Registration
}

extension ComponentTree {
    /// Whether functions that are called now have neither the clock nor the state of this tree.
    var lacksCalls: Bool {
        table.slots.hasFunctions && FunctionCalls.current.map { $0.shared === state.shared } != true
    }

    /// Notes that the function that runs now, if one does, changes what it is called for.
    package func noteChangeInFunction() {
        FunctionCalls.current?.hasChanged.store(true, ordering: .relaxed)
    }

    /// Calls functions of slots, so that their errors are reported as faults of their registrations, with the
    /// item for which they are called; in the closure, `resultSource(of:in:)` finds the sources of noted answers.
    ///
    /// The reader, a component or a `FunctionReader`, is updated when state changes that they read.
    package func calling<Result>(
        for item: @autoclosure () -> String?,
        notingAnswers: Bool = false,
        ofListeners: Bool = false,
        readBy reader: @autoclosure () -> AnyObject? = nil,
        _ work: () -> Result
    ) -> Result {
        guard ofListeners || table.slots.hasFunctions else { return work() }
        let calls = FunctionCalls(notingAnswers: notingAnswers, in: .current, of: self)
        let result = FunctionCalls.$current.withValue(calls, operation: work)
        for thrown in calls.errors where state.report(thrown.diagnostic(for: item())) {
            if thrown.registration.isOfPlugin { count(thrown.registration) }
        }
        let reads = calls.reads
        if !reads.isEmpty, let reader = reader() {
            for (place, version) in reads { state.note(reader, reads: place, version: version) }
        }
        return result
    }

    /// Returns the source of a view or a type: the transform that returned it, or that made a mistake with it
    /// before it was shown, or else the base; nil if that is no plugin's.
    ///
    /// Transforms that return the value of the layer below, as it is, have no fault.
    package func resultSource<Value, Part>(of answer: Any, in slot: Slot<Value, Part>)
        -> ResultSource?
    {
        let base = stacks.stack(of: slot).with { $0.address }.with { $0.base }
        let found = FunctionCalls.current?.resultSource(of: answer) ?? base
        return found?.isOfPlugin == true ? found.map(ResultSource.init) : nil
    }

    /// Reports a mistake of a slot's value as a fault of the registration that set it.
    package func report<Value>(_ deed: RejectedOperation, of slot: ValueSlot<Value>) {
        let base = stacks.stack(of: slot).with { $0.address }.with { $0.base }
        let thrown = base.map { FunctionCalls.Thrown(registration: $0, deed: deed) }
        state.report(thrown?.diagnostic(for: nil) ?? .refused(deed))
    }

    /// Shows the result of a function in a component, so that mistakes with it are the fault of its source.
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
    /// Whether the results of a registration's function are left out of the component.
    package func leavesOut(_ resultSource: ResultSource?) -> Bool {
        guard let resultSource, let excluded = containment?.excluded else { return false }
        return excluded.contains { $0 === resultSource.registration }
    }
}
