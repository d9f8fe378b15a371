import Foundation

/// Lines about long work on the standard error, at most one a second.
final class Progress {
    private let what: String
    private let total: Int
    private var last = ContinuousClock.now

    init(_ what: String, of total: Int) {
        (self.what, self.total) = (what, total)
    }

    /// Reports how much is done.
    func done(_ count: Int) {
        guard ContinuousClock.now - last >= .seconds(1) || count == total else { return }
        last = .now
        Self.say("\(what): \(count) of \(total)")
    }

    /// Writes a line.
    static func say(_ line: String) {
        FileHandle.standardError.write(Data("\(line)\n".utf8))
    }
}
