import Components
import Synchronization

/// What was told in a scope, in its order.
final class ToldDiagnostics: Sendable {
    private let told = Mutex<[ComponentDiagnostic]>([])

    var all: [ComponentDiagnostic] { told.withLock { $0 } }
    var texts: [String] { all.map(\.description) }

    /// Returns what is told while something runs in a scope of its own.
    static func by(
        _ components: Components = Components(),
        _ work: () throws -> Void
    ) rethrows -> ToldDiagnostics {
        let told = ToldDiagnostics()
        try Components.withValue(components) {
            Components.onDiagnostic = { diagnostic in
                told.told.withLock { $0.append(diagnostic) }
            }
            try work()
        }
        return told
    }
}
