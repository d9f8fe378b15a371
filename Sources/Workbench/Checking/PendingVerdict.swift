import DefaultComponents
import Drawing
import Foundation
import Synchronization

/// The verdict that a command has still to give: a process that calls `exit` before is a finding.
///
/// `_exit` and signals run no handlers; processes of their own tell those.
enum PendingVerdict {
    /// The last words of a child process, after which the runtime prints the stack.
    private static let lastWords = "\nFatal error: exit was called before the verdict\n"

    /// The text that is printed instead of the verdict; nil while none is pending.
    private static let finding = Mutex<String?>(nil)
    private static let isIsolated = Atomic(false)

    /// Looks, from now on, at how the process ends.
    static func arm(isIsolated: Bool) {
        self.isIsolated.store(isIsolated, ordering: .relaxed)
        atexit {
            guard let finding = PendingVerdict.finding.withLock({ $0 }) else { return }
            if PendingVerdict.isIsolated.load(ordering: .relaxed) {
                _ = SystemCall.write(STDERR_FILENO, Array(PendingVerdict.lastWords.utf8)[...])
                // Unlike 'raise', it is heard on threads that block signals.
                abort()
            }
            _ = SystemCall.write(STDOUT_FILENO, Array(finding.utf8)[...])
            _exit(ExitCode.found.rawValue)
        }
    }

    /// Owes a verdict on plugins, in the array that is being written if there is one, until it is given.
    static func owe(on plugins: String, of program: Program, in array: JSONArrayWriter?) {
        try? program.output.flush()
        let text =
            "\(plugins) with 'exit'. To fix, call it in no plugin; '--isolated' tells where."
        let json = "\(JSONLine.object(["ended": JSONText.string(text)]))\n]\n"
        finding.withLock { $0 = array.map { "\($0.isEmpty ? "[" : ",")\n\(json)" } ?? "\(text)\n" }
    }

    /// Owes none any more.
    static func give() {
        finding.withLock { $0 = nil }
    }
}
