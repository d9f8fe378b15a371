import Synchronization

/// The hooks that ran in a scope, in their order.
final class HookLog: Sendable {
    @TaskLocal private static var current: HookLog?

    private let lines = Mutex<[String]>([])

    /// Returns the hooks that run during an operation.
    static func recording(_ operation: () throws -> Void) rethrows -> [String] {
        let log = HookLog()
        try $current.withValue(log, operation: operation)
        return log.lines.withLock { $0 }
    }

    static func note(_ line: @autoclosure () -> String) {
        guard let current else { return }
        let line = line()
        current.lines.withLock { $0.append(line) }
    }
}
