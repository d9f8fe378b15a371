import Foundation

/// Gives a terminal back as it was found, from signal handlers too.
///
/// What handlers need lies in memory of its own, made before the first handler is installed. They call `write`,
/// `tcsetattr`, `signal` and `raise` only, which POSIX allows there.
enum TerminalRescue {
    private struct State {
        var found = termios()
        var isTaken = false
        var wasContinued = false
    }

    // Sound: the pointer never changes; one thread takes and gives back, and handlers that interrupt it read.
    nonisolated(unsafe) private static let state = {
        let pointer = UnsafeMutablePointer<State>.allocate(capacity: 1)
        pointer.initialize(to: State())
        return pointer
    }()

    // Sound: the bytes never change.
    nonisolated(unsafe) private static let farewell = {
        let bytes = Array(leaving.utf8)
        let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
        _ = buffer.initialize(from: bytes)
        return buffer
    }()

    /// Another screen, without cursor and without wrapping, reports of the mouse, and pastes in brackets.
    static let entering =
        "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[0m\u{1B}[2J"
    /// The screen that was there before, with its cursor.
    static let leaving =
        "\u{1B}[?2026l\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

    /// Takes the terminal and returns whether that worked; keys then come at once and are not shown.
    static func take() -> Bool {
        guard tcgetattr(STDIN_FILENO, &state.pointee.found) == 0 else { return false }
        _ = farewell.count
        DeadlySignals.handle { number in
            TerminalRescue.giveBack()
            DeadlySignals.end(number)
        }
        signal(SIGCONT) { _ in TerminalRescue.state.pointee.wasContinued = true }
        signal(SIGTSTP) { _ in TerminalRescue.stop() }
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
        guard state.pointee.isTaken else { return }
        state.pointee.isTaken = false
        _ = write(STDOUT_FILENO, farewell.baseAddress, farewell.count)
        tcsetattr(STDIN_FILENO, TCSANOW, &state.pointee.found)
    }

    /// Gives the terminal back and stops the program; the next call of `resume` takes it again.
    static func stop() {
        giveBack()
        raise(SIGSTOP)
    }

    /// Takes the terminal again if the program was continued, and says whether it was.
    static func resume() -> Bool {
        guard state.pointee.wasContinued else { return false }
        state.pointee.wasContinued = false
        return enter()
    }

    private static func enter() -> Bool {
        var raw = state.pointee.found
        cfmakeraw(&raw)
        state.pointee.isTaken = true
        let text = Array(entering.utf8)
        return tcsetattr(STDIN_FILENO, TCSANOW, &raw) == 0
            && write(STDOUT_FILENO, text, text.count) == text.count
    }
}
