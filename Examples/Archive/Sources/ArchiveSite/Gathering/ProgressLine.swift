import Foundation

/// A line of progress for a terminal, on standard error.
public final class ProgressLine: @unchecked Sendable {
    // The lock guards all that changes.
    private let lock = NSLock()
    private let isShown: Bool
    private var stage = ""
    private var start = ContinuousClock.now
    private var last = ContinuousClock.now
    private var isWritten = false

    /// Creates a line, which is shown in terminals only unless it is said.
    public init(isShown: Bool? = nil) {
        self.isShown = isShown ?? (isatty(STDERR_FILENO) == 1)
    }

    /// Shows how far a stage is, at most four times a second: the number, the rate, and the rest if the total is known.
    func show(_ stage: String, _ count: Int, of total: Int? = nil) {
        guard isShown, count & 63 == 0 || total != nil else { return }
        lock.withLock {
            let now = ContinuousClock.now
            if stage != self.stage { (self.stage, start) = (stage, now) }
            guard last.duration(to: now) > .milliseconds(250) else { return }
            last = now
            let seconds = start.duration(to: now) / .seconds(1)
            let rate = seconds > 0 ? Double(count) / seconds : 0
            var text = "\(stage): \(count)"
            if let total { text += " of \(total)" }
            text += ", \(Int(rate)) a second"
            if let total, rate > 0 { text += ", \(Int(Double(total - count) / rate)) s left" }
            write("\r\u{1B}[K\(text)")
            isWritten = true
        }
    }

    /// Removes the line.
    func end() {
        lock.withLock {
            if isWritten { write("\r\u{1B}[K") }
            isWritten = false
        }
    }

    private func write(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
    }
}
