import DefaultComponents
import Foundation

/// Gives a terminal back as it was found, from signal handlers too.
///
/// The state that handlers use is allocated before the first handler is installed. They call `write`,
/// `tcsetattr`, `signal` and `raise` only, which POSIX allows there.
enum TerminalRestorer {
    private struct State {
        var found = termios()
        var isTaken = false
        var wasContinued = false
    }

    private static let state = SignalMemory(State())
    private static let farewell = Array(leaving.utf8)[...]

    /// Another screen, without cursor and without wrapping, reports of the mouse, and pastes in brackets.
    static let entering =
        "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[0m\u{1B}[2J"
    /// The screen that was there before, with its cursor.
    static let leaving =
        "\u{1B}[?2026l\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

    /// Returns the mode of reports of the mouse: of all its movements, or of those with a button down alone.
    static func reports(hovering: Bool) -> String {
        hovering ? "\u{1B}[?1003h" : "\u{1B}[?1003l\u{1B}[?1002h"
    }

    /// The signals that are handled from when the terminal is taken.
    static let signals = TerminationSignals.numbers + [SIGCONT, SIGTSTP, SIGWINCH]

    /// Takes the terminal and returns whether that worked; keys then come at once and are not shown.
    static func take() -> Bool {
        guard let found = SystemCall.modes(of: STDIN_FILENO) else { return false }
        state.value.found = found
        _ = farewell.count
        TerminationSignals.handle { number in
            TerminalRestorer.giveBack()
            TerminationSignals.end(number)
        }
        signal(SIGCONT) { _ in TerminalRestorer.state.value.wasContinued = true }
        signal(SIGTSTP) { _ in TerminalRestorer.stop() }
        // A handler, so that waiting for input ends.
        signal(SIGWINCH) { _ in }
        guard enter() else {
            giveBack()
            return false
        }
        return true
    }

    /// Gives the terminal back.
    static func giveBack() {
        guard state.value.isTaken else { return }
        state.value.isTaken = false
        _ = SystemCall.write(STDOUT_FILENO, farewell)
        SystemCall.setModes(of: STDIN_FILENO, state.value.found)
    }

    /// Gives the terminal back and stops the program; the next call of `resume` takes it again.
    static func stop() {
        giveBack()
        raise(SIGSTOP)
    }

    /// Takes the terminal again if the program was continued, and says whether it was.
    static func resume() -> Bool {
        guard state.value.wasContinued else { return false }
        state.value.wasContinued = false
        return enter()
    }

    private static func enter() -> Bool {
        let raw = SystemCall.rawModes(state.value.found)
        state.value.isTaken = true
        let text = Array(entering.utf8)[...]
        return SystemCall.setModes(of: STDIN_FILENO, raw)
            && SystemCall.write(STDOUT_FILENO, text).count == text.count
    }
}
