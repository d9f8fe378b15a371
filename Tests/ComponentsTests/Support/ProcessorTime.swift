import Foundation

/// The processor time of the thread since a start; other tests at the same time do not count.
struct ProcessorTime {
    private let start = Self.now

    /// The time since the start, on the thread of the start, in seconds.
    var seconds: Double { Self.now - start }

    private static var now: Double {
        var time = timespec()
        _ = unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
