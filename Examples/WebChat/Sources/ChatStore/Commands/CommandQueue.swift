import GRDB
import Synchronization

/// The commands that wait for the one writer, which groups them into transactions.
///
/// A command that comes while none runs is run at once. A transaction runs those that wait at its
/// beginning and those that come within 2 ms, 256 at most, each in a savepoint; all are answered
/// after its commit.
final class CommandQueue: Sendable {
    /// The messages that a command changed, or why it was refused.
    typealias Answer = Result<[MessageRecord], StoreError>

    private struct Entry: Sendable {
        let runner: CommandRunner
        let answer: CheckedContinuation<Answer, Never>
    }

    private struct State {
        var waiting: [Entry] = []
        var next = 0
        var isScheduled = false
    }

    private let pool: DatabasePool
    private let state = Mutex(State())

    /// The time during which a transaction takes new commands.
    private static let window = Duration.milliseconds(2)
    /// The commands of a transaction at most.
    private static let limit = 256

    init(pool: DatabasePool) {
        self.pool = pool
    }

    /// Runs a command after those that came before it.
    func run(_ runner: CommandRunner) async -> Answer {
        await withCheckedContinuation { continuation in
            let mustSchedule = state.withLock { state in
                state.waiting.append(Entry(runner: runner, answer: continuation))
                defer { state.isScheduled = true }
                return !state.isScheduled
            }
            if mustSchedule { schedule() }
        }
    }

    /// Appends a transaction to the other writings, so that none waits for all commands.
    private func schedule() {
        pool.asyncWriteWithoutTransaction { database in
            let answered = self.runGroup(in: database)
            if self.mustContinue() { self.schedule() }
            for (entry, answer) in answered { entry.answer.resume(returning: answer) }
        }
    }

    /// Returns the commands of one transaction, with their answers.
    private func runGroup(in database: Database) -> [(Entry, Answer)] {
        var answered: [(Entry, Answer)] = []
        do {
            try database.inTransaction(.immediate) {
                let end = ContinuousClock.now + CommandQueue.window
                let waiting = min(count, CommandQueue.limit)
                var changes: [SearchIndex.Change] = []
                while answered.count < waiting
                    || answered.count < CommandQueue.limit && ContinuousClock.now < end
                {
                    guard let entry = next() else { break }
                    let answer = answer(of: entry.runner, changes: &changes, in: database)
                    answered.append((entry, answer))
                }
                for change in changes { try SearchIndex.apply(change, in: database) }
                return .commit
            }
        } catch {
            let failure = StoreError(error)
            if answered.isEmpty, let entry = next() { answered.append((entry, .failure(failure))) }
            for index in answered.indices { answered[index].1 = .failure(failure) }
        }
        return answered
    }

    private func answer(
        of command: CommandRunner,
        changes: inout [SearchIndex.Change],
        in database: Database
    ) -> Answer {
        var runner = command
        var messages: [MessageRecord] = []
        do {
            try database.inSavepoint {
                messages = try runner.run(in: database)
                return .commit
            }
            changes += runner.indexChanges
            return .success(messages)
        } catch {
            return .failure(StoreError(error))
        }
    }

    /// The number of commands that wait.
    private var count: Int {
        state.withLock { $0.waiting.count - $0.next }
    }

    /// Takes the command that waits longest.
    private func next() -> Entry? {
        state.withLock { state in
            guard state.next < state.waiting.count else { return nil }
            defer {
                state.next += 1
                if state.next == state.waiting.count || state.next == 1_024 {
                    state.waiting.removeFirst(state.next)
                    state.next = 0
                }
            }
            return state.waiting[state.next]
        }
    }

    /// Returns whether commands wait; if not, the next one schedules a transaction.
    private func mustContinue() -> Bool {
        state.withLock { state in
            state.isScheduled = !state.waiting.isEmpty
            return state.isScheduled
        }
    }
}
