import DefaultComponents
import Foundation

/// Ends a process that does not come to an end, once it has used so much processor time, however long that takes.
enum ProcessorLimit {
    /// What the process says last, on a line of its own.
    static let lastWords = "out of processor time"
    private static let line = Array("\n\(lastWords)\n".utf8)[...]

    /// Begins to count; the process ends by a signal of which the runtime tells the calls, if it tells any.
    ///
    /// Returns whether it does: the system may refuse.
    static func begin(seconds: Int) -> Bool {
        // Made before the handler needs it.
        _ = line.count
        signal(SIGXCPU) { _ in
            _ = SystemCall.write(STDERR_FILENO, ProcessorLimit.line)
            raise(SIGABRT)
            // The runtime's handler tells the calls and returns; from abort() it would know none.
            signal(SIGABRT, SIG_DFL)
            raise(SIGABRT)
        }
        return SystemCall.limitProcessorTime(seconds: seconds)
    }
}
