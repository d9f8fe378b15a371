import DefaultComponents
import Foundation

/// Signals after which the program ends.
enum DeadlySignals {
    static let numbers = [
        SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP,
        SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGSYS,
    ]

    /// Handles each, but for those that are ignored, as hanging up is after `nohup`.
    static func handle(_ handler: @convention(c) (Int32) -> Void) {
        for number in numbers where SystemCall.handle(number, handler) {
            signal(number, SIG_IGN)
        }
    }

    /// Ends the program as the signal would have; call it in a handler, last.
    static func end(_ number: Int32) {
        signal(number, SIG_DFL)
        raise(number)
    }
}
