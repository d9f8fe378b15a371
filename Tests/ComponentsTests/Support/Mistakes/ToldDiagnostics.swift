import Components
import Synchronization

/// What was told in a scope, in its order.
final class ToldDiagnostics: Sendable {
    private let told = Mutex<[ComponentDiagnostic]>([])

    var all: [ComponentDiagnostic] { told.withLock { $0 } }
    var texts: [String] { all.map(\.description) }

    /// Notes a diagnostic.
    func note(_ diagnostic: ComponentDiagnostic) {
        told.withLock { $0.append(diagnostic) }
    }

    /// Returns what is told while something runs in a scope of its own.
    static func by(
        _ components: Components = Components(),
        _ work: () throws -> Void
    ) rethrows -> ToldDiagnostics {
        let told = ToldDiagnostics()
        try Components.withValue(components) {
            Components.onDiagnostic = told.note
            try work()
        }
        return told
    }
}
