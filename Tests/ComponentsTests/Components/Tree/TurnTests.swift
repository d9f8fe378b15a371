import Testing

@testable import Components

@Suite(.diagnosticsOfIssues)
struct TurnTests {
    @Test func clockBeginsAtTheSlotAndOnlyGoesForward() {
        var components = Components()
        components[.clockStart] = .second(5)
        let tree = Line().mount(in: ComponentContext(components))

        tree.advance(to: .second(3))
        let earlier = tree.now
        tree.advance(to: .second(9))

        #expect(earlier == .second(5))
        #expect(tree.now == .second(9))
    }

    @Test func workRunsOnceAtItsInstant() {
        let (line, tree) = mounted()
        line.schedule("shine", after: .seconds(2)) { $0.content = "\($0.content ?? "")*" }

        let contents = (1...4).map { second in
            tree.advance(to: .second(second))
            return line.content
        }

        #expect(contents == [nil, "*", "*", "*"])
        #expect(tree.nextDue == nil)
    }

    @Test func jumpOfADayRunsRepeatedWorkOnce() {
        let (line, tree) = mounted()
        line.schedule("tick", every: .seconds(1)) { $0.content = "\($0.content ?? "")*" }

        tree.advance(to: .second(86_400))

        #expect(line.content == "*")
        #expect(tree.nextDue == .second(86_401))
    }

    @Test func sameNameTakesThePlaceOfEarlierWork() {
        let (line, tree) = mounted()
        line.schedule("say", after: .seconds(1)) { $0.content = "first" }
        line.schedule("say", after: .seconds(2)) { $0.content = "second" }

        tree.advance(to: .second(1))
        let early = line.content
        tree.advance(to: .second(2))

        #expect(early == nil)
        #expect(line.content == "second")
    }

    @Test func endOfReplacedAndOfCancelledWorkMaySchedule() {
        let (line, tree) = mounted()
        for number in 1...2 {
            let end = Ending { line.schedule("\(number)", at: .second(1)) { $0.content = "end" } }
            line.schedule("work", at: .second(2)) { _ in withExtendedLifetime(end) {} }
        }
        line.cancelScheduled("work")

        let count = tree.state.turns.works.count
        tree.advance(to: .second(1))

        #expect(count == 2)
        #expect(line.content == "end")
    }

    @Test func workOfOneInstantRunsInPluginOrderThenInOrderOfScheduling() throws {
        let components = try Components.with(
            TestPlugin("b") { $0.extend(.badge, with: LaterScheduler.self) },
            TestPlugin("a") { $0.extend(.badge, with: Scheduler.self) }
        )
        let line = Line()
        let tree = line.mount(in: ComponentContext(components))
        let badge = line.make(.badge)
        line.add(badge)
        line.schedule("own", at: .second(1)) { _ in LifecycleLog.note("own") }

        let notes = LifecycleLog.recording { tree.advance(to: .second(1)) }

        #expect(notes == ["own", "a1", "a2", "b"])
    }

    @Test func workScheduledInATurnWaitsForTheNext() {
        let (line, tree) = mounted()
        line.schedule("again", at: .second(1)) { line in
            line.content = "\(line.content ?? "")*"
            line.schedule("again", at: .second(1)) { $0.content = "\($0.content ?? "")+" }
        }

        tree.advance(to: .second(1))
        let first = line.content
        tree.advance(to: .second(1))

        #expect(first == "*")
        #expect(line.content == "*+")
    }

    @Test func workThatIsCancelledOrReplacedInItsTurnDoesNotRun() {
        let (line, tree) = mounted()
        line.schedule("first", at: .second(1)) { line in
            line.cancelScheduled("second")
            line.schedule("third", at: .second(9)) { _ in LifecycleLog.note("third, later") }
        }
        for name in ["second", "third"] {
            line.schedule(name, at: .second(2)) { _ in LifecycleLog.note(name) }
        }

        let early = LifecycleLog.recording { tree.advance(to: .second(3)) }
        let late = LifecycleLog.recording { tree.advance(to: .second(9)) }

        #expect(early.isEmpty)
        #expect(late == ["third, later"])
    }

    @Test func timerThatAListenerRemovesInItsTurnIsNotRaised() throws {
        let components = try Components.with(
            TestPlugin("a") {
                $0.declare(.tapped)
                $0.on(.tapped) { text in
                    LifecycleLog.note(text)
                    try Components.state?.remove(.two)
                    return .handled
                }
            }
        )
        let line = Line()
        let tree = line.mount(in: ComponentContext(components))
        tree.schedule(.tapped, "m1", at: .second(1), for: .one)
        tree.schedule(.tapped, "m2", at: .second(2), for: .two)

        let notes = LifecycleLog.recording { tree.advance(to: .second(2)) }

        #expect(notes == ["m1"])
        withExtendedLifetime(line) {}
    }

    @Test func workEndsWithItsComponent() {
        let (line, tree) = mounted()
        let child = Line()
        line.add(child)
        child.schedule("shine", after: .seconds(1)) { $0.content = "*" }
        line.remove(child)

        tree.advance(to: .second(1))

        #expect(child.content == nil)
    }

    @Test func workEndsWithItsPlugin() throws {
        var components = try Components.with(
            TestPlugin("a") { $0.extend(.badge, with: Scheduler.self) }
        )
        let line = Line()
        let tree = line.mount(in: ComponentContext(components))
        line.add(line.make(.badge))
        try components.uninstall("a")
        line.updateComponents(components)

        let notes = LifecycleLog.recording { tree.advance(to: .second(1)) }

        #expect(notes.isEmpty)
        #expect(tree.nextDue == nil)
    }

    @Test func errorIsAFaultOfThePlugin() throws {
        let components = try Components.with(
            TestPlugin("a") { $0.extend(.badge, with: ThrowingScheduler.self) }
        )
        let line = Line()
        let tree = line.mount(in: ComponentContext(components))
        line.add(line.make(.badge))

        tree.advance(to: .second(1))

        #expect(
            tree.diagnostics.map(\.description) == [
                """
                'PlainBadge' met the error 'late', which is not handled. To fix, catch it, or throw no error for \
                this content.
                """
            ]
        )
    }

    @Test func eventOfAMessageIsRaisedWhetherOrNotItIsShown() throws {
        let components = try Components.with(
            TestPlugin("a") {
                $0.declare(.tapped)
                $0.on(.tapped) { text in
                    LifecycleLog.note("\(text) at \(Components.now.seconds)")
                    return .handled
                }
            }
        )
        let line = Line()
        let tree = line.mount(in: ComponentContext(components))
        tree.schedule(.tapped, "m1", at: .second(7), for: .one)

        let notes = LifecycleLog.recording { tree.advance(to: .second(8)) }

        #expect(notes == ["m1 at 8"])
        withExtendedLifetime(line) {}
    }

    @Test func timersOutliveTheTreeInAStore() throws {
        let components = try Components.with(
            TestPlugin("a") {
                $0.declare(.tapped)
                $0.on(.tapped) { text in
                    LifecycleLog.note(text)
                    return .handled
                }
            }
        )
        var context = ComponentContext(components)
        context.store = StateStore()
        Line().mount(in: context).schedule(.tapped, "m1", at: .second(7), for: .one)
        context.now = .second(6)
        let line = Line()
        let tree = line.mount(in: context)

        let notes = LifecycleLog.recording { tree.advance(to: .second(7)) }

        #expect(notes == ["m1"])
        withExtendedLifetime(line) {}
        #expect(context.store?.count.timers == 0)
    }

    @Test func workOfAComponentThatLeftTheTreeIsNotWaitedFor() {
        let (line, tree) = mounted()
        let child = Line()
        line.add(child)
        child.schedule("first", at: .second(1)) { $0.content = "*" }
        line.schedule("second", at: .second(2)) { $0.content = "*" }
        #expect(tree.nextDue == .second(1))

        line.remove(child)
        #expect(tree.nextDue == .second(2))
        line.add(child)
        #expect(tree.nextDue == .second(1))
    }

    private func mounted() -> (Line, ComponentTree) {
        let line = Line()
        return (line, line.mount(in: ComponentContext(Components())))
    }
}

extension Timestamp {
    fileprivate static func second(_ number: Int) -> Timestamp {
        Timestamp(seconds: Int64(number))
    }
}

extension StateOwner {
    fileprivate static let one = StateOwner(kind: "message", id: "m1")
    fileprivate static let two = StateOwner(kind: "message", id: "m2")
}

private final class Scheduler: ComponentExtension<TestPart> {
    override func setUp() {
        super.setUp()
        schedule("one", at: .second(1)) { _ in LifecycleLog.note("a1") }
        schedule("two", at: .second(1)) { _ in LifecycleLog.note("a2") }
    }
}

private final class LaterScheduler: ComponentExtension<TestPart> {
    override func setUp() {
        super.setUp()
        schedule("one", at: .second(1)) { _ in LifecycleLog.note("b") }
    }
}

private final class ThrowingScheduler: ComponentExtension<TestPart> {
    private struct Late: Error, CustomStringConvertible {
        let description = "late"
    }

    override func setUp() {
        super.setUp()
        schedule("one", at: .second(1)) { _ in throw Late() }
    }
}

/// Calls a closure when it ends.
private final class Ending {
    private let end: () -> Void

    init(_ end: @escaping () -> Void) {
        self.end = end
    }

    deinit { end() }
}
