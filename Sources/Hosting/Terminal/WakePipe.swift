import DefaultComponents

/// A pipe by which any thread ends a wait for input.
final class WakePipe: Sendable {
    /// The end that is ready for reading after a call of `wake`.
    let reading: Int32
    private let writing: Int32

    /// Makes a pipe; fails if the system has none.
    init?() {
        guard let ends = SystemCall.makePipe() else { return nil }
        reading = ends.reading
        writing = ends.writing
    }

    deinit {
        SystemCall.close(reading)
        SystemCall.close(writing)
    }

    /// Ends the wait, or the next one; a full pipe has done so already.
    func wake() {
        _ = SystemCall.write(writing, [0])
    }

    /// Takes what was written, so that the next wait lasts.
    func drain() {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        _ = SystemCall.read(reading, into: &bytes)
    }
}
