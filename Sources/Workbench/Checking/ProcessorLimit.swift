import DefaultComponents
import Foundation

/// A limit of processor time, after which a process ends.
enum ProcessorLimit {
    /// The last line that the process prints.
    static let lastWords = "out of processor time"
    private static let line = Array("\n\(lastWords)\n".utf8)[...]

    /// Sets the limit; the process then ends by a signal for which the runtime prints a backtrace.
    ///
    /// Returns whether the system accepts it.
    static func begin(seconds: Int) -> Bool {
        // Made before the handler needs it.
        _ = line.count
        signal(SIGXCPU) { _ in
            _ = SystemCall.write(STDERR_FILENO, ProcessorLimit.line)
            raise(SIGABRT)
            // The runtime's handler prints the calls and returns; from abort() it would know none.
            signal(SIGABRT, SIG_DFL)
            raise(SIGABRT)
        }
        return SystemCall.limitProcessorTime(seconds: seconds)
    }
}
