/// Starts the tasks of trees; a host gives its own to a ``StateStore`` to decide when they run.
public protocol TaskRunner: Sendable {
    /// Starts work, and returns a function that cancels it.
    func start(
        _ name: String,
        _ work: @escaping @Sendable () async -> Void
    ) -> @Sendable () -> Void
}

/// A runner that starts each task at once, in a Swift task of its own.
public struct DetachedTasks: TaskRunner {
    /// Creates a runner.
    public init() {}

    /// Starts work in a detached task.
    public func start(
        _ name: String,
        _ work: @escaping @Sendable () async -> Void
    ) -> @Sendable () -> Void {
        let task = Task.detached { await work() }
        return { task.cancel() }
    }
}

/// The answers of tasks that no turn has taken, and the tasks that run.
struct TaskAnswers: Sendable {
    /// The answer of a task.
    typealias Answer = Result<any Sendable, any Error>

    /// A task whose answer becomes an event.
    struct OwnerTask: Sendable {
        let number: Int
        /// The registration that declares the event; nil if no plugin does.
        let declaration: Registration?
        /// Cancels the work; nothing until it is started.
        var cancel: @Sendable () -> Void = {}
        /// Raises the event with an answer at a root.
        let raise: @Sendable (any Sendable, AnyObject) -> Void
    }

    /// The tasks that run for messages, channels and readers.
    var ofOwners: [StateStore.Place: OwnerTask] = [:]
    private var running: Set<Int> = []
    private var answers: [Int: Answer] = [:]
    /// The number of tasks so far.
    private(set) var count = 0

    /// Whether answers are present.
    var arePresent: Bool { !answers.isEmpty }

    /// Returns the number of a task that begins.
    mutating func begin() -> Int {
        count += 1
        running.insert(count)
        return count
    }

    /// Takes an answer in, unless the task has ended; returns whether it has not.
    mutating func insert(_ answer: Answer, of number: Int) -> Bool {
        guard running.contains(number) else { return false }
        answers[number] = answer
        return true
    }

    /// Forgets a task, with its answer.
    mutating func end(_ number: Int) {
        running.remove(number)
        answers[number] = nil
    }

    /// Removes and returns the answers of some tasks, in the order in which these began.
    mutating func take(_ isWanted: (Int) -> Bool) -> [(number: Int, answer: Answer)] {
        let found = answers.filter { isWanted($0.key) }.sorted { $0.key < $1.key }
        for (number, _) in found { end(number) }
        return found.map { ($0.key, $0.value) }
    }
}
