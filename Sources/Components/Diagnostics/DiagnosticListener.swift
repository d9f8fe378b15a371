import Synchronization

/// Forwards the diagnostics of the process or of a scope to a hook, each once.
final class DiagnosticListener: Sendable {
    typealias Hook = @Sendable (ComponentDiagnostic) -> Void

    /// The hook that a scope uses.
    private enum Choice: Sendable {
        /// None of its own: the hook of the enclosing scope is called.
        case outer
        /// This hook is called; no hook if it is nil.
        case own(Hook?)
    }

    private struct State {
        var choice: Choice
        /// The diagnostics that the scope's own hook has received.
        var told: Set<ComponentDiagnostic> = []
        /// Whether a mistake is reported for the first message only.
        var isBrief = false
    }

    /// The number of diagnostics that are remembered, so that endless new ones do not fill the memory.
    private static let limit = 1_000

    private static let hookCount = Atomic(0)

    private let outer: DiagnosticListener?
    private let state: Mutex<State>
    /// The number of its own hook, 0 without a hook; negative for a scope that uses the enclosing one's.
    private let ownNumber: Atomic<Int>

    /// Creates the listener of the process: debug builds write to the standard error.
    init() {
        outer = nil
        #if DEBUG
        state = Mutex(State(choice: .own(Self.print), isBrief: true))
        ownNumber = Atomic(Self.nextNumber)
        #else
        state = Mutex(State(choice: .own(nil)))
        ownNumber = Atomic(0)
        #endif
    }

    /// Creates the listener of a scope.
    init(in outer: DiagnosticListener) {
        self.outer = outer
        state = Mutex(State(choice: .outer))
        ownNumber = Atomic(-1)
    }

    private static var nextNumber: Int {
        hookCount.add(1, ordering: .relaxed).newValue
    }

    /// The number of the hook that is called, which no other hook ever has; 0 without a hook.
    ///
    /// It is read without a lock, so that trees on several threads do not wait for each other.
    var number: Int {
        let number = ownNumber.load(ordering: .acquiring)
        return number < 0 ? outer?.number ?? 0 : number
    }

    /// The hook that is called; setting another one forgets which diagnostics were reported.
    var hook: Hook? {
        get {
            switch state.withLock(\.choice) {
            case .outer: outer?.hook
            case .own(let hook): hook
            }
        }
        set {
            let old = state.withLock { state in
                let old = state
                state = State(choice: .own(newValue))
                return old
            }
            ownNumber.store(newValue == nil ? 0 : Self.nextNumber, ordering: .releasing)
            // It goes outside the lock, because that may run any code.
            withExtendedLifetime(old) {}
        }
    }

    /// Calls the hook, unless it received the same diagnostic before.
    func tell(_ diagnostic: ComponentDiagnostic) {
        let choice = state.withLock { state in
            guard case .own(.some) = state.choice else { return state.choice }
            if state.told.count == Self.limit { state.told = [] }
            let known = state.isBrief ? diagnostic.mistake : diagnostic
            return state.told.insert(known).inserted ? state.choice : .own(nil)
        }
        switch choice {
        case .outer: outer?.tell(diagnostic)
        case .own(let hook):
            NestedCalls.run(.diagnostic) {
                hook?(.callNeverEnds(call: "Components.onDiagnostic"))
            } _: {
                hook?(diagnostic)
            }
        }
    }

    /// Writes a diagnostic to the standard error, on a line.
    private static func print(_ diagnostic: ComponentDiagnostic) {
        var output = StandardError()
        output.write("diagnostic: \(diagnostic)\n")
    }
}
