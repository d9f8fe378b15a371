import Synchronization

/// A limit of events for each key within a minute.
final class RateLimiter: Sendable {
    private struct Count {
        var start: Int64
        var number: Int
    }

    private let limit: Int
    private let counts = Mutex<[String: Count]>([:])

    /// The keys that are counted at once; older ones are forgotten then.
    private static let capacity = 10_000
    private static let minute: Int64 = 60_000_000

    init(limit: Int) {
        self.limit = limit
    }

    /// Counts an event, and returns whether it is within the limit.
    func allows(_ key: String, at instant: Int64) -> Bool {
        counts.withLock { counts in
            if counts.count >= Self.capacity, counts[key] == nil {
                counts = counts.filter { instant - $0.value.start < Self.minute }
                if counts.count >= Self.capacity { counts = [:] }
            }
            var count = counts[key] ?? Count(start: instant, number: 0)
            // The clock may have been put back.
            if instant - count.start >= Self.minute || instant < count.start {
                count = Count(start: instant, number: 0)
            }
            count.number += 1
            counts[key] = count
            return count.number <= limit
        }
    }
}
