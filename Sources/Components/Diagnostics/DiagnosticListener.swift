import Synchronization

/// Whoever is told of diagnostics in the process or in a scope, each once.
final class DiagnosticListener: Sendable {
    typealias Hook = @Sendable (ComponentDiagnostic) -> Void

    /// What a scope says.
    private enum Choice: Sendable {
        /// Nothing of its own: who listens around it is told.
        case outer
        /// This hook is told; nobody if there is none.
        case own(Hook?)
    }

    private struct State {
        var choice: Choice
        /// What the scope's own hook was told.
        var told: Set<ComponentDiagnostic> = []
    }

    /// How many diagnostics are remembered, so that a process that makes others without end needs no memory.
    private static let limit = 1_000

    private let outer: DiagnosticListener?
    private let state: Mutex<State>

    /// Creates the listener of the process: debug builds write to the standard error.
    init() {
        outer = nil
        #if DEBUG
        state = Mutex(State(choice: .own(Self.print)))
        #else
        state = Mutex(State(choice: .own(nil)))
        #endif
    }

    /// Creates the listener of a scope.
    init(in outer: DiagnosticListener) {
        self.outer = outer
        state = Mutex(State(choice: .outer))
    }

    /// The hook that is told; setting another one begins anew.
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
            // It goes outside the lock, because that may run any code.
            withExtendedLifetime(old) {}
        }
    }

    /// Tells the hook, unless it was told the same before.
    func tell(_ diagnostic: ComponentDiagnostic) {
        let choice = state.withLock { state in
            guard case .own(.some) = state.choice else { return state.choice }
            if state.told.count == Self.limit { state.told = [] }
            return state.told.insert(diagnostic).inserted ? state.choice : .own(nil)
        }
        switch choice {
        case .outer: outer?.tell(diagnostic)
        case .own(let hook): hook?(diagnostic)
        }
    }

    /// Writes a diagnostic to the standard error, on a line.
    private static func print(_ diagnostic: ComponentDiagnostic) {
        var output = StandardError()
        output.write("diagnostic: \(diagnostic)\n")
    }
}
