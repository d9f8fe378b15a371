import Components
import Synchronization

/// The diagnostics that were reported in a scope, in order.
final class ReportedDiagnostics: Sendable {
    private let told = Mutex<[ComponentDiagnostic]>([])

    var all: [ComponentDiagnostic] { told.withLock { $0 } }
    var texts: [String] { all.map(\.description) }

    /// Records a diagnostic.
    func note(_ diagnostic: ComponentDiagnostic) {
        told.withLock { $0.append(diagnostic) }
    }

    /// Returns the diagnostics of an operation in a scope of its own.
    static func by(
        _ components: Components = Components(),
        _ work: () throws -> Void
    ) rethrows -> ReportedDiagnostics {
        let told = ReportedDiagnostics()
        try Components.withValue(components) {
            Components.onDiagnostic = told.note
            try work()
        }
        return told
    }
}
