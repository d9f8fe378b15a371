public import Components
import Dispatch
import Synchronization

/// A runner that holds each task until a test or a script lets it answer, so that the turn of each answer is known.
///
/// ```swift
/// let tasks = HeldTasks()
/// let client = ChatClient(currentUser: ann, store: StateStore(runner: tasks))
/// // Mount a screen, and tap what starts a task.
/// tasks.answer("translate")
/// tree.advance(to: tree.now)
/// ```
public final class HeldTasks: TaskRunner {
    private let held = Mutex<(count: Int, tasks: [HeldTask])>((0, []))

    private struct HeldTask: Sendable {
        let number: Int
        let name: String
        let work: @Sendable () async -> Void
    }

    /// Creates a runner.
    public init() {}

    /// The names of the tasks that are held, in the order in which they began.
    public var names: [String] {
        held.withLock { $0.tasks.map(\.name) }
    }

    /// Runs the first held task of a name to its end, and returns whether there was one; the next turn takes its answer.
    ///
    /// The caller's thread is blocked while the task waits for something; from an `async` function, none is.
    @discardableResult
    public func answer(_ name: String) -> Bool {
        guard let work = take(name) else { return false }
        let done = DispatchSemaphore(value: 0)
        let task: @Sendable () async -> Void = {
            await work()
            done.signal()
        }
        if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            // Work that waits for nothing needs no other thread, all of which may be blocked.
            Task.immediateDetached { await task() }
        } else {
            Task.detached { await task() }
        }
        done.wait()
        return true
    }

    /// Runs the first held task of a name to its end, and returns whether there was one; the next turn takes its answer.
    @discardableResult
    public func answer(_ name: String) async -> Bool {
        guard let work = take(name) else { return false }
        await work()
        return true
    }

    /// Holds work; cancelled work never runs.
    public func start(
        _ name: String,
        _ work: @escaping @Sendable () async -> Void
    ) -> @Sendable () -> Void {
        let number = held.withLock { held in
            held.count += 1
            held.tasks.append(HeldTask(number: held.count, name: name, work: work))
            return held.count
        }
        return { [weak self] in
            self?.held.withLock { $0.tasks.removeAll { $0.number == number } }
        }
    }

    private func take(_ name: String) -> (@Sendable () async -> Void)? {
        held.withLock { held in
            held.tasks.firstIndex { $0.name == name }.map { held.tasks.remove(at: $0).work }
        }
    }
}
