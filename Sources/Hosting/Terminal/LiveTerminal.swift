import DefaultComponents
import Foundation

/// The terminal that the program runs in: keys, size, time and output.
final class LiveTerminal {
    private let output = DescriptorSink(STDOUT_FILENO)
    private var keys = KeyReader()
    private var lastTime = SystemCall.milliseconds
    /// Ends waits; nil if the system has no pipe.
    private let alarm = WakePipe()
    /// The earlier actions of the signals that are handled meanwhile.
    private let earlier: [SignalAction]

    /// The input of one wait.
    struct Input {
        var keys: [ChatKey] = []
        /// The time since the last input, in milliseconds.
        var passed = 0
        /// Whether the terminal is closed.
        var isClosed = false
        /// Whether the program was stopped meanwhile, so that the screen's content is unknown.
        var wasStopped = false
    }

    /// Takes the terminal; fails if that is impossible.
    init?() {
        earlier = TerminalRestorer.signals.compactMap(SystemCall.action)
        guard TerminalRestorer.take() else {
            earlier.forEach(SystemCall.restore)
            return nil
        }
    }

    /// Gives the terminal back and restores the signals' earlier actions; call it once, last.
    func leave() {
        TerminalRestorer.giveBack()
        earlier.forEach(SystemCall.restore)
    }

    /// Stops the program until it is continued; the screen's content is then unknown.
    func suspend() {
        TerminalRestorer.stop()
        _ = TerminalRestorer.resume()
    }

    /// The columns and rows of the window; 80 and 24 if they are unknown.
    var size: (columns: Int, rows: Int) {
        let size = SystemCall.windowSize(of: STDOUT_FILENO)
        return size.flatMap { $0.rows > 0 ? $0 : nil } ?? (80, 24)
    }

    /// Writes text as one synchronized update, where the terminal supports that.
    func show(_ text: String) throws(OutputError) {
        guard !text.isEmpty else { return }
        try output.write("\u{1B}[?2026h\(text)\u{1B}[?2026l")
        try output.flush()
    }

    /// Ends the wait for input, or the next one; any thread may call it.
    var wake: @Sendable () -> Void {
        { [alarm] in alarm?.wake() }
    }

    /// Waits for input, or until `wake` is called, for at most a time in milliseconds, and returns the input.
    func wait(_ patience: Int) -> Input {
        var input = Input()
        let time = keys.patience ?? max(0, min(patience, 60_000))
        let ready = SystemCall.wait(
            [STDIN_FILENO, alarm?.reading ?? -1],
            for: POLLIN,
            atMost: Int32(time)
        )
        input.wasStopped = TerminalRestorer.resume()
        if ready?[1] == true { alarm?.drain() }
        if ready?[0] == true {
            var bytes = [UInt8](repeating: 0, count: 65_536)
            let length = SystemCall.read(STDIN_FILENO, into: &bytes)
            input.isClosed = length == 0 || length < 0 && errno != EINTR && errno != EAGAIN
            input.keys = keys.read(bytes.prefix(max(0, length)))
        } else if ready == [false, false], keys.patience != nil {
            input.keys = keys.finish()
        }
        let now = SystemCall.milliseconds
        input.passed = now - lastTime
        lastTime = now
        return input
    }
}
