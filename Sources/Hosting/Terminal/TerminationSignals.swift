import DefaultComponents
import Foundation

/// Signals after which the program ends.
package enum TerminationSignals {
    /// All but those that cannot be handled, and those by which a program is stopped, goes on, or does nothing.
    package static let numbers = (1...64).filter { !harmless.contains($0) }

    private static let harmless: Set<Int32> = {
        let numbers: Set = [
            SIGKILL, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGCONT, SIGCHLD, SIGURG, SIGWINCH,
        ]
        #if os(Linux)
        return numbers
        #else
        return numbers.union([SIGIO, SIGINFO])
        #endif
    }()

    /// Handles each, but for those that are ignored, as hanging up is after `nohup`.
    package static func handle(_ handler: @convention(c) (Int32) -> Void) {
        for number in numbers where SystemCall.handle(number, handler) {
            signal(number, SIG_IGN)
        }
    }

    /// Ends the program as the signal would have; call it in a handler, last.
    package static func end(_ number: Int32) {
        signal(number, SIG_DFL)
        raise(number)
    }
}
