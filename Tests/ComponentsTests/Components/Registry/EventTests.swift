import Components
import Testing

@Suite(.diagnosticsOfIssues)
struct EventTests {
    @Test func lastListenerIsAskedFirst() throws {
        let components = try Components.with(
            TestPlugin("ape") { registrar in
                registrar.on(.tapped) { text in
                    LifecycleLog.note("ape \(text)")
                    return .passed
                }
            },
            TestPlugin("bee") { registrar in
                registrar.on(.tapped) { text in
                    LifecycleLog.note("bee \(text)")
                    return .passed
                }
            }
        )

        let asked = LifecycleLog.recording { _ = mounted(components).raise(.tapped, "here") }

        #expect(asked.suffix(2) == ["bee here", "ape here"])
    }

    @Test func appIsAskedBeforePlugins() throws {
        var components = Components()
        components.on(.tapped) { _ in
            LifecycleLog.note("app")
            return .handled
        }
        try components.install([
            TestPlugin("ape") { registrar in
                registrar.on(.tapped) { _ in
                    LifecycleLog.note("ape")
                    return .passed
                }
            }
        ])

        let asked = LifecycleLog.recording { _ = mounted(components).raise(.tapped, "here") }

        #expect(asked.last == "app")
    }

    @Test func handledEventIsReportedToTheSender() {
        var components = Components()
        components.on(.tapped) { _ in .handled }

        #expect(mounted(components).raise(.tapped, "here") == .handled)
    }

    @Test func eventWithoutListenersIsPassed() {
        #expect(mounted(Components()).raise(.tapped, "here") == .passed)
    }

    @Test func sinkTakesWhatNobodyHandled() {
        let sink = NotingSink()
        let root = Line()
        root.mount(in: ComponentContext(Components(), events: sink))

        root.raise(.tapped, "here")

        #expect(sink.received == ["tapped here"])
    }

    @Test func sinkDoesNotSeeWhatWasHandled() {
        var components = Components()
        components.on(.tapped) { _ in .handled }
        let sink = NotingSink()
        let root = Line()
        root.mount(in: ComponentContext(components, events: sink))

        root.raise(.tapped, "here")

        #expect(sink.received.isEmpty)
    }

    @Test func treeLeavesItsSinkToItsOwner() {
        weak var sink: NotingSink?
        let root = Line()
        do {
            let made = NotingSink()
            sink = made
            root.mount(in: ComponentContext(Components(), events: made))
        }

        #expect(sink == nil)
    }

    @Test func eventRaisedTooEarlyIsReported() {
        let root = Line()
        root.raise(.tapped, "here")
        var components = Components()
        components[.limit] = 3

        let tree = root.mount(in: ComponentContext(components))

        #expect(tree.diagnostics == [.usedBeforeConnection(component: "Line")])
    }

    @Test func eventKnowsItsName() {
        #expect(Event<String>.tapped.name == "tapped")
    }

    @Test func eventsOfOneNameAreNotEqual() {
        #expect(Event<Int>("twin") != Event<Int>("twin"))
    }

    private func mounted(_ components: Components) -> TestPart {
        let root = Line()
        root.mount(in: ComponentContext(components))
        return root
    }
}

private final class NotingSink: EventSink {
    private(set) var received: [String] = []

    func receive(_ event: RaisedEvent) -> EventReply {
        received.append("\(event)")
        return .handled
    }
}
