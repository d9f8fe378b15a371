import Synchronization
import Testing

@testable import WebChat

/// The order in which pages join.
struct JoinQueueTests {
    /// What the pages of a test do.
    private final class Log: Sendable {
        let order = Mutex<[Int]>([])
        let counts = Mutex((now: 0, most: 0, all: 0))
    }

    @Test(
        arguments: [
            ([false, true, false, true], [1, 3, 0, 2]),
            // One of four turns is of those without.
            ([true, true, true, true, true, true, false, false], [0, 1, 2, 6, 3, 4, 5, 7]),
        ]
    )
    func thoseWithMessagesComeFirst(pages: [Bool], expected: [Int]) async {
        let queue = JoinQueue(limit: 1)
        await queue.enter(hasMessages: false)
        let log = Log()

        await withTaskGroup(of: Void.self) { group in
            for (number, hasMessages) in pages.enumerated() {
                group.addTask {
                    await queue.enter(hasMessages: hasMessages)
                    log.order.withLock { $0.append(number) }
                    await queue.leave()
                }
                while await queue.waiting <= number { await Task.yield() }
            }
            await queue.leave()
        }

        #expect(log.order.withLock(\.self) == expected)
    }

    @Test func noMoreJoinAtOnceThanTheLimit() async {
        let queue = JoinQueue(limit: 3)
        let log = Log()

        await withTaskGroup(of: Void.self) { group in
            for number in 0..<50 {
                group.addTask {
                    await queue.enter(hasMessages: number % 3 == 0)
                    log.counts.withLock { counts in
                        counts.now += 1
                        counts.all += 1
                        counts.most = max(counts.most, counts.now)
                    }
                    await Task.yield()
                    log.counts.withLock { $0.now -= 1 }
                    await queue.leave()
                }
            }
        }

        #expect(log.counts.withLock { $0.all } == 50)
        #expect(log.counts.withLock { $0.most } <= 3)
    }
}
