import DefaultComponents
import Foundation

/// The terminal that the program runs in: keys, size, time and what is shown.
final class LiveTerminal {
    private let output = DescriptorSink(STDOUT_FILENO)
    private var keys = KeyReader()
    private var lastTime = SystemCall.milliseconds
    /// What the signals did before that are handled meanwhile.
    private let earlier: [SignalAction]

    /// What came from the terminal.
    struct Input {
        var keys: [ChatKey] = []
        /// How long nothing came, in milliseconds.
        var passed = 0
        /// Whether nobody is there any more.
        var isClosed = false
        /// Whether the program was stopped meanwhile, so that nothing is known of what the terminal shows.
        var wasStopped = false
    }

    /// Takes the terminal; nothing if it cannot be taken.
    init?() {
        earlier = TerminalRestorer.signals.compactMap(SystemCall.action)
        guard TerminalRestorer.take() else {
            earlier.forEach(SystemCall.restore)
            return nil
        }
    }

    /// Gives the terminal back, and lets signals do what they did before; call it once, last.
    func leave() {
        TerminalRestorer.giveBack()
        earlier.forEach(SystemCall.restore)
    }

    /// Stops the program until somebody continues it; then nothing is known of what the terminal shows.
    func suspend() {
        TerminalRestorer.stop()
        _ = TerminalRestorer.resume()
    }

    /// The columns and rows of the window; 80 and 24 if it does not tell.
    var size: (columns: Int, rows: Int) {
        let size = SystemCall.windowSize(of: STDOUT_FILENO)
        return size.flatMap { $0.rows > 0 ? $0 : nil } ?? (80, 24)
    }

    /// Shows text as a whole, where the terminal can.
    func show(_ text: String) throws(OutputError) {
        guard !text.isEmpty else { return }
        try output.write("\u{1B}[?2026h\(text)\u{1B}[?2026l")
        try output.flush()
    }

    /// Waits for keys, so long at most, in milliseconds.
    func wait(_ patience: Int) -> Input {
        var input = Input()
        let time = keys.patience ?? max(0, min(patience, 60_000))
        let count = SystemCall.wait(STDIN_FILENO, for: POLLIN, atMost: Int32(time))
        input.wasStopped = TerminalRestorer.resume()
        if count > 0 {
            var bytes = [UInt8](repeating: 0, count: 65_536)
            let length = SystemCall.read(STDIN_FILENO, into: &bytes)
            input.isClosed = length == 0 || length < 0 && errno != EINTR && errno != EAGAIN
            input.keys = keys.read(bytes.prefix(max(0, length)))
        } else if count == 0, keys.patience != nil {
            input.keys = keys.finish()
        }
        let now = SystemCall.milliseconds
        input.passed = now - lastTime
        lastTime = now
        return input
    }
}
