import Components
import Synchronization

/// Diagnostics that were reported, in order.
final class HeardDiagnostics: Sendable {
    private let told = Mutex<[ComponentDiagnostic]>([])

    func note(_ diagnostic: ComponentDiagnostic) {
        told.withLock { $0.append(diagnostic) }
    }

    var all: [ComponentDiagnostic] { told.withLock(\.self) }
}
