import Synchronization

/// The errors of registrations' functions while a tree called them.
final class FunctionCalls: Sendable {
    /// The calls of this task; nil unless a tree is calling that has functions of plugins.
    @TaskLocal static var current: FunctionCalls?

    /// Whether the registrations are noted whose functions return views and types.
    let notesAnswers: Bool
    private let mistakes = Mutex<[(registration: Registration, deed: RejectedOperation)]>([])
    private let sources = Mutex<[ObjectIdentifier: Registration]>([:])
    /// The versions of the values that functions read.
    private let versions = Mutex<[StateStore.Place: Int]>([:])

    /// The outermost of the calls around these; nil for the outermost.
    private let outermost: FunctionCalls?
    private let depth = Mutex(CallDepth())
    /// Whether so many are going on in each other that they never end; functions of plugins are not called then.
    private let isEnding: Bool

    /// The instant of the tree that calls; nil where none does.
    let now: Timestamp?
    /// The components of the tree that calls, or those that a value is sealed for.
    let components: Components?
    /// Whether ``Components/current`` was read.
    private let wasRead = Atomic(false)
    /// The components to read while a value is sealed and other slots are not there yet; nil for other calls.
    private let bases: SealedBases?
    /// The state of the tree that calls.
    let shared: SharedStore?

    @inline(__always)
    init(
        notingAnswers notesAnswers: Bool = false,
        in outer: FunctionCalls?,
        of tree: ComponentTree? = nil,
        with components: Components? = nil,
        readingFirst bases: SealedBases? = nil
    ) {
        (self.notesAnswers, self.bases) = (notesAnswers, bases)
        now = tree?.now ?? outer?.now
        self.components = components ?? tree?.components ?? outer?.components
        shared = tree?.state.shared ?? outer?.shared
        outermost = outer.map { $0.outermost ?? $0 }
        isEnding = outermost?.depth.withLock { $0.begin(atMost: 16) != .runs } ?? false
    }

    deinit {
        if !isEnding { outermost?.depth.withLock { $0.end() } }
    }

    /// The components for ``Components/current``.
    var read: Components? {
        wasRead.store(true, ordering: .relaxed)
        return bases?.components ?? components
    }

    /// Whether `read` was called.
    var hasRead: Bool { wasRead.load(ordering: .relaxed) }

    /// Whether a value was wrapped with slots that are not there yet.
    var lacksSlots: Bool { bases != nil && hasRead }

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

    /// Notes the registration whose function returned a view or a type, or made a mistake with a view.
    fileprivate func note(_ answer: FunctionAnswer, of registration: Registration) {
        sources.withLock { $0[answer.id] = registration }
    }

    /// Returns the registration that was noted last for a view or a type.
    fileprivate func source(of answer: FunctionAnswer) -> Registration? {
        sources.withLock { $0[answer.id] }
    }

    /// Notes that a function reads a value.
    func note(_ place: StateStore.Place, version: Int) {
        versions.withLock { $0[place] = version }
    }

    /// The versions of the values that functions read, in no order.
    var reads: [StateStore.Place: Int] { versions.withLock(\.self) }

    /// Notes a mistake, of each registration the first.
    fileprivate func note(_ deed: RejectedOperation, of registration: Registration) {
        mistakes.withLock { known in
            if !known.contains(where: { $0.registration === registration }) {
                known.append((registration, deed))
            }
        }
    }

    /// Returns the registrations with mistakes, in the order of these, and the reports for an item.
    func faults(
        for item: @autoclosure () -> String?
    ) -> [(registration: Registration, report: ComponentDiagnostic)] {
        mistakes.withLock(\.self).map { registration, deed in
            (registration, registration.exclusion(for: item(), because: .refused(deed)))
        }
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
        var below: [FunctionAnswer?] = []
        let noting = { (request: Request) in
            let answer = next(request)
            below.append(FunctionAnswer(answer))
            return answer
        }
        let answer = try calls.watching { try function(noting, request) }
        if let own = FunctionAnswer(answer), !below.contains(own) { calls.note(own, of: self) }
        return answer
    }

    /// Reports an error of its function: to the tree that called it, or else to the receiver of diagnostics.
    func tellThrown(_ error: any Error) {
        tellRefused(.thrown(error, in: slotName))
    }

    /// Reports a mistake of its function: to the tree that called it, or else to the receiver of diagnostics.
    @Sendable
    func tellRefused(_ deed: RejectedOperation) {
        guard let calls = FunctionCalls.current else {
            return Components.listener.tell(exclusion(because: .refused(deed)))
        }
        calls.note(deed, of: self)
    }
}

/// A view or a type that a function returned, and the number of mistakes in the view until then.
private struct FunctionAnswer: Equatable {
    let id: ObjectIdentifier
    var mistakes = 0

    init?(_ answer: Any) {
        if let view = answer as? any Lifecycle {
            (id, mistakes) = (ObjectIdentifier(view), view.node.pending.count)
        } else if let type = answer as? any Any.Type {
            id = ObjectIdentifier(type)
        } else {
            return nil
        }
    }
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
    /// item for which they are called; noted are those that return views, for `showing` in the closure, or the type that the
    /// closure returns, for `showing` afterwards.
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
        if notingAnswers, result is any Any.Type, let type = FunctionAnswer(result) {
            state.work.typeSources[type.id] = calls.source(of: type)
        }
        for (registration, fault) in calls.faults(for: item()) where state.report(fault) {
            if registration.isOfPlugin { count(registration) }
        }
        let reads = calls.reads
        if !reads.isEmpty, let reader = reader() {
            for (place, version) in reads { state.note(reader, reads: place, version: version) }
        }
        return result
    }

    /// Returns the plugin's registration whose function returned a view or a type, or made a mistake with the view before it
    /// was shown.
    ///
    /// Transforms that return the value of the layer below, as it is, have no fault.
    fileprivate func source<Value, Part>(of answer: Any, in slot: Slot<Value, Part>)
        -> Registration?
    {
        guard let answer = FunctionAnswer(answer) else { return nil }
        let base = stacks.stack(of: slot).with { $0.address }.with { $0.base }
        let noted = FunctionCalls.current?.source(of: answer) ?? state.work.typeSources[answer.id]
        return (noted ?? base).flatMap { $0.isOfPlugin ? $0 : nil }
    }

    /// Reports a mistake of a slot's value as a fault of the registration that set it.
    package func report<Value>(_ deed: RejectedOperation, of slot: ValueSlot<Value>) {
        let base = stacks.stack(of: slot).with { $0.address }.with { $0.base }
        state.report(base?.exclusion(because: .refused(deed)) ?? .refused(deed))
    }
}

extension Lifecycle {
    /// Shows a view that a slot's function returned, or one of a type that it returned, so that mistakes with it are the
    /// function's fault; nil for other views.
    package func showing<Value, Part>(
        _ answer: Any?,
        of slot: Slot<Value, Part>,
        _ work: () -> Void
    ) {
        guard let answer, let tree = node.connectedTree,
            let source = tree.source(of: answer, in: slot)
        else { return work() }
        let outer = tree.state.running
        tree.state.run(UnownedReference(source), on: self)
        work()
        tree.state.running = outer
    }

    /// Whether the function of a slot that returned a view or a type is left out of the component.
    package func leavesOut<Value, Part>(_ answer: Any, of slot: Slot<Value, Part>) -> Bool {
        node.exclusionCount > 0
            && node.connectedTree?.source(of: answer, in: slot).map(node.leavesOut) == true
    }
}
