import Components
import ComponentsTesting
import Synchronization

/// A runner whose tasks run at once, on threads, with random delays and priorities, but for every third, which waits until
/// a test begins it.
final class ThreadedTasks: TaskRunner {
    private let state: Mutex<Pending>

    private struct Pending {
        var generator: SeededGenerator
        var count = 0
        var running: [Task<Void, Never>] = []
        var late: [@Sendable () async -> Void] = []
    }

    /// Creates a runner with a seed of delays and priorities, on which nothing else depends.
    init(seed: UInt64) {
        state = Mutex(Pending(generator: SeededGenerator(seed)))
    }

    /// The number of tasks so far.
    var count: Int { state.withLock(\.count) }

    func start(
        _ name: String,
        _ work: @escaping @Sendable () async -> Void
    ) -> @Sendable () -> Void {
        let isLate = state.withLock { state in
            state.count += 1
            return state.count % 3 == 0
        }
        if isLate {
            state.withLock { $0.late.append(work) }
        } else {
            run(work)
        }
        return {}
    }

    private func run(_ work: @escaping @Sendable () async -> Void) {
        state.withLock { state in
            let delay = Int.random(in: 0..<300, using: &state.generator)
            let priorities = [TaskPriority.background, .low, .medium, .high]
            let priority = priorities.randomElement(using: &state.generator)
            let task = Task.detached(priority: priority) {
                if delay < 100 {
                    for _ in 0..<delay { await Task.yield() }
                } else {
                    try? await Task.sleep(for: .microseconds(delay))
                }
                await work()
            }
            state.running.append(task)
        }
    }

    /// Waits until the tasks that run have answered.
    func finish() async {
        let running = state.withLock { state in
            defer { state.running = [] }
            return state.running
        }
        for task in running { await task.value }
    }

    /// Begins the tasks that wait.
    func beginLate() {
        let late = state.withLock { state in
            defer { state.late = [] }
            return state.late
        }
        late.forEach(run)
    }
}
