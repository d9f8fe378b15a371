import Testing

@testable import Components

@Suite(.diagnosticsOfIssues)
struct TaskTests {
    @Test func answersComeInTheOrderInWhichTheirTasksBegan() async {
        let (line, tree, runner) = mounted()
        for name in ["a", "b", "c"] {
            line.task(name) {
                name
            } then: {
                $0.content = "\($0.content ?? "")\($1)"
            }
        }

        for name in ["c", "a", "b"] { await runner.run(name) }
        tree.advance(to: tree.now)

        #expect(line.content == "abc")
    }

    @Test func turnTakesWhatIsPresentAndWaitsForNone() async {
        let (line, tree, runner) = mounted()
        for name in ["a", "b"] {
            line.task(name) {
                name
            } then: {
                $0.content = "\($0.content ?? "")\($1)"
            }
        }

        await runner.run("b")
        tree.advance(to: tree.now)
        let first = line.content
        await runner.run("a")
        tree.advance(to: tree.now)

        #expect(first == "b")
        #expect(line.content == "ba")
    }

    @Test func runningTaskOfTheSameNameGoesOn() {
        let (line, _, runner) = mounted()

        line.task("a") {
            1
        } then: { _, _ in
        }
        line.task("a") {
            2
        } then: { _, _ in
        }

        #expect(runner.started == ["a"])
    }

    @Test func taskEndsWithItsComponent() async {
        let (line, tree, runner) = mounted()
        let child = Line()
        line.add(child)
        child.task("a") {
            "late"
        } then: {
            $0.content = $1
        }
        line.remove(child)

        tree.advance(to: tree.now)
        await runner.run("a")
        tree.advance(to: tree.now)

        #expect(child.content == nil)
        #expect(runner.cancelled == ["a"])
    }

    @Test func taskEndsWithItsTree() {
        let runner = PendingTasks()
        var context = ComponentContext(Components())
        context.store = StateStore(runner: runner)
        do {
            let line = Line()
            line.mount(in: context)
            line.task("a") {
                1
            } then: { _, _ in
            }
        }

        #expect(runner.cancelled == ["a"])
    }

    @Test func answerOfAMessageIsAnEvent() async throws {
        let components = try Components.with(
            TestPlugin("a") {
                $0.declare(.tapped)
                $0.on(.tapped) { text in
                    LifecycleLog.note(text)
                    return .handled
                }
            }
        )
        let (line, tree, runner) = mounted(components)
        tree.task(.tapped, for: StateOwner(kind: "message", id: "m1")) { "done" }

        await runner.run("tapped")
        let notes = LifecycleLog.recording { tree.advance(to: tree.now) }

        #expect(notes == ["done"])
        #expect(tree.store.count.tasks == 0)
        withExtendedLifetime(line) {}
    }

    @Test func errorIsReported() async {
        let (line, tree, runner) = mounted()
        line.task("a") { () async throws -> Int in
            throw Lost()
        } then: { _, _ in
        }

        await runner.run("a")
        tree.advance(to: tree.now)

        #expect(
            tree.diagnostics == [.refused(.errorThrown(component: "Line", error: "lost"))]
        )
    }

    @Test func hostIsWoken() async {
        let store = StateStore()
        var context = ComponentContext(Components())
        context.store = store
        let line = Line()
        let tree = line.mount(in: context)

        await withCheckedContinuation { continuation in
            store.onAnswer { continuation.resume() }
            line.task("a") {
                7
            } then: {
                $0.content = "\($1)"
            }
        }
        tree.advance(to: tree.now)

        #expect(line.content == "7")
    }

    private func mounted(_ components: Components = Components()) -> (
        Line, ComponentTree, PendingTasks
    ) {
        let runner = PendingTasks()
        var context = ComponentContext(components)
        context.store = StateStore(runner: runner)
        let line = Line()
        return (line, line.mount(in: context), runner)
    }
}

private struct Lost: Error, CustomStringConvertible {
    let description = "lost"
}
