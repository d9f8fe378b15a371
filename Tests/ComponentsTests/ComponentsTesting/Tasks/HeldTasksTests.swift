import Components
import ComponentsTesting
import Synchronization
import Testing

struct HeldTasksTests {
    @Test func firstTaskOfANameAnswers() {
        let (tasks, done) = (HeldTasks(), Log())
        for (name, number) in [("a", 1), ("b", 2), ("a", 3)] {
            _ = tasks.start(name) { done.add(number) }
        }

        #expect(tasks.names == ["a", "b", "a"])
        #expect(tasks.answer("b"))
        #expect(tasks.answer("a"))
        #expect(!tasks.answer("c"))

        #expect(done.numbers == [2, 1])
        #expect(tasks.names == ["a"])
    }

    @Test func cancelledTaskNeverRuns() {
        let (tasks, done) = (HeldTasks(), Log())
        let cancel = tasks.start("a") { done.add(1) }

        cancel()

        #expect(!tasks.answer("a"))
        #expect(done.numbers.isEmpty)
    }

    @Test func workThatWaitsEnds() async {
        let (tasks, done) = (HeldTasks(), Log())
        _ = tasks.start("a") {
            await Task.yield()
            done.add(1)
        }

        let isThere = await tasks.answer("a")

        #expect(isThere)
        #expect(done.numbers == [1])
    }

    private final class Log: Sendable {
        private let known = Mutex<[Int]>([])

        var numbers: [Int] { known.withLock(\.self) }

        func add(_ number: Int) {
            known.withLock { $0.append(number) }
        }
    }
}
