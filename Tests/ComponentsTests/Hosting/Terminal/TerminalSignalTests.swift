import Components
import DefaultComponents
import Foundation
import Testing
import Views

@testable import Hosting

/// A chat in a terminal restores the signal handlers.
struct TerminalSignalTests {
    @Test func signalsDoAgainWhatTheyDidBefore() async {
        await #expect(processExitsWith: .exitCode(7)) {
            try Self.runInTerminal()
            raise(SIGTERM)
        }
    }

    @Test func stoppingAndResizingDoAgainWhatTheyDidBefore() async {
        await #expect(processExitsWith: .exitCode(7)) {
            signal(SIGTERM, SIG_IGN)
            signal(SIGWINCH) { _ in _exit(7) }
            try Self.runInTerminal()
            raise(SIGTERM)
            raise(SIGWINCH)
        }
    }

    @Test func noSignalEndsAProcessThatHasTheTerminal() async {
        await #expect(processExitsWith: .success) {
            let unhandled: Set = [SIGKILL, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU]
            for number in Int32(1)...64
            where !TerminationSignals.numbers.contains(number) && !unhandled.contains(number) {
                raise(number)
            }
        }
    }

    @Test func allMovementsOfTheMouseAreReportedOnlyWhereAPluginAsksForThem() async {
        await #expect(processExitsWith: .success) {
            for isAsking in [false, true] {
                let plugins = isAsking ? [HoveringPlugin()] : []
                let log = GestureLog()
                let terminal = try #require(PseudoTerminal())
                terminal.take()
                terminal.type("q") { bytes in
                    log.note(String(decoding: bytes, as: UTF8.self))
                }
                try TerminalChat(of: Self.transcript, with: .with(plugins)).run()
                var text = ""
                while !text.contains("\u{1B}[?1049l") {
                    usleep(1_000)
                    text = log.heard.joined()
                }

                if text.contains("\u{1B}[?1003h") != isAsking { exit(1) }
            }
        }
    }

    private static var transcript: ChannelTranscript {
        ChannelTranscript(
            channel: FixtureChat.group,
            messages: [FixtureChat.message("1", "Ahoy")]
        )
    }

    /// Runs a chat in a terminal of its own, which is left as soon as there is output; by default, the process ends
    /// with 7 by a termination signal.
    private static func runInTerminal() throws {
        // The caller of the test may have blocked signals.
        var none = sigset_t()
        unsafe sigemptyset(&none)
        unsafe pthread_sigmask(SIG_SETMASK, &none, nil)
        let terminal = try #require(PseudoTerminal())
        terminal.take()
        terminal.type("q")
        if SystemCall.handle(SIGTERM, { _ in _exit(7) }) { signal(SIGTERM, SIG_IGN) }
        try TerminalChat(of: transcript, with: Components()).run()
    }
}
