import Components
import Synchronization

/// A runner whose tasks run when a test says so.
final class PendingTasks: TaskRunner {
    private let works = Mutex<[(name: String, work: @Sendable () async -> Void)]>([])
    private let names = Mutex<(started: [String], cancelled: [String])>(([], []))

    /// The names of the tasks that were started, and of those that were cancelled, in order.
    var started: [String] { names.withLock(\.started) }
    var cancelled: [String] { names.withLock(\.cancelled) }
    /// The number of tasks that wait.
    var count: Int { works.withLock(\.count) }

    func start(
        _ name: String,
        _ work: @escaping @Sendable () async -> Void
    ) -> @Sendable () -> Void {
        works.withLock { $0.append((name, work)) }
        names.withLock { $0.started.append(name) }
        return { [weak self] in self?.names.withLock { $0.cancelled.append(name) } }
    }

    /// Runs the first task of a name.
    func run(_ name: String) async {
        guard let place = works.withLock({ $0.firstIndex { $0.name == name } }) else { return }
        await run(at: place)
    }

    /// Runs a task.
    func run(at place: Int) async {
        await works.withLock { $0.remove(at: place) }.work()
    }
}
