import Marks

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Returns the nanoseconds of processor time of each of a number of rounds.
///
/// Waiting for other processes does not count.
func nanoseconds(_ rounds: Int, _ work: (Int) -> Void) -> Double {
    Batches.add(rounds)
    let start = processorTime()
    batchBegins()
    work(rounds)
    batchEnds()
    return (processorTime() - start) / Double(rounds)
}

/// The nanoseconds that the thread has run.
private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}
