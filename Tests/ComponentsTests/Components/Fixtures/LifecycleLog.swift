import Synchronization

/// The hooks that ran in a scope, in order.
final class LifecycleLog: Sendable {
    @TaskLocal private static var current: LifecycleLog?

    private let lines = Mutex<[String]>([])

    /// Returns the hooks that run during an operation.
    static func recording(_ operation: () throws -> Void) rethrows -> [String] {
        let log = LifecycleLog()
        try $current.withValue(log, operation: operation)
        return log.lines.withLock { $0 }
    }

    static func note(_ line: @autoclosure () -> String) {
        guard let current else { return }
        let line = line()
        current.lines.withLock { $0.append(line) }
    }
}
