import DefaultComponents
import Foundation
import Synchronization

/// Threads that compose messages at the same time, each pinned to a core of its own.
struct Race {
    /// The messages per second of all threads together; nil if they did not overlap.
    let rate: Double

    init(
        threads: Int,
        milliseconds: Int,
        _ compose: @escaping @Sendable (MessageCellContent) -> Void
    ) {
        let start = Start(threads: threads)
        for core in 0..<threads {
            Thread.detachNewThread {
                pin(to: core)
                let content = conversation()
                start.wait()
                start.report(Lap(.milliseconds(milliseconds)) { compose(content) })
            }
        }
        let laps = start.laps()
        let beginning = laps.map(\.start).max() ?? .now
        let end = laps.map(\.end).min() ?? .now
        // Threads that ran one after the other do not count.
        let shared = beginning.duration(to: end)
        rate = shared > .milliseconds(milliseconds) * 9 / 10 ? laps.map(\.rate).reduce(0, +) : .nan
    }
}

/// The work of one thread between two instants.
struct Lap: Sendable {
    let start: ContinuousClock.Instant
    let end: ContinuousClock.Instant
    let rate: Double

    init(_ window: Duration, _ work: () -> Void) {
        let start = ContinuousClock.now
        var end = start
        var count = 0
        while start.duration(to: end) < window {
            for _ in 0..<8 { work() }
            count += 8
            end = .now
        }
        self.start = start
        self.end = end
        rate = Double(count) / (start.duration(to: end) / .seconds(1))
    }
}

/// A barrier at which threads wait, spinning, until all have arrived.
final class Start: Sendable {
    private let threads: Int
    private let arrived = Atomic(0)
    private let finished = Mutex<[Lap]>([])

    init(threads: Int) {
        self.threads = threads
    }

    func wait() {
        arrived.add(1, ordering: .acquiringAndReleasing)
        while arrived.load(ordering: .acquiring) < threads {}
    }

    func report(_ lap: Lap) {
        finished.withLock { $0.append(lap) }
    }

    /// Returns the results of the threads, once all have finished.
    func laps() -> [Lap] {
        while true {
            let laps = finished.withLock { $0 }
            if laps.count == threads { return laps }
            Thread.sleep(forTimeInterval: 0.0002)
        }
    }
}
