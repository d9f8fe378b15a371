import Synchronization
import Testing

@testable import Components

@Suite(.diagnosticsOfIssues)
struct EndlessEventTests {
    @Test func anEventThatRaisesItselfEndsAndIsReported() async {
        let found = await onSmallStack {
            let sink = EchoingPart()
            let tree = sink.mount(in: ComponentContext(Components()))

            let replies = (0..<2).map { _ in sink.raise(.tapped, "again") }

            return (replies, tree.diagnostics, sink.count)
        }

        #expect(found.0 == [.passed, .passed])
        #expect(found.1 == [.eventNeverEnds(event: "tapped", component: "EchoingPart")])
        #expect(found.2 == 128)
    }

    @Test func eventsThatRaiseEachOtherEndToo() {
        let part = AlternatingPart()
        let tree = part.mount(in: ComponentContext(Components()))

        #expect(part.raise(.tapped, "") == .passed)
        #expect(tree.diagnostics.count == 1)
    }

    @Test func handlersInEachOtherAreAskedAFewTimesOnly() async {
        let found = await onSmallStack {
            let inner = NestedEcho()
            let outer = NestedEcho(around: inner)
            let tree = outer.mount(in: ComponentContext(Components()))

            let reply = inner.raise(.tapped, "again")

            return (reply, tree.diagnostics, [inner.count, outer.count])
        }

        #expect(found.0 == .passed)
        #expect(found.1 == [.eventNeverEnds(event: "tapped", component: "NestedEcho")])
        #expect(found.2 == [64, 64])
    }

    @Test func aHandlerThatRaisesTwiceIsAskedAFewTimesOnly() {
        let part = StammeringPart()
        let tree = part.mount(in: ComponentContext(Components()))

        let replies = (0..<2).map { _ in part.raise(.tapped, "") }

        #expect(replies == [.passed, .passed])
        #expect(part.count == 128)
        #expect(tree.diagnostics.count == 1)
    }

    @Test func listenersThatRaiseBeforeConnectionEndAndAreReported() async {
        let found = await onSmallStack {
            let heard = HeardCount()
            var components = Components()
            components.on(.tapped) { _ in
                heard.count.add(1, ordering: .relaxed)
                Line().raise(.tapped, "again")
                return Line().raise(.tapped, "and again")
            }
            let told = ReportedDiagnostics.by(components) {
                for _ in 0..<2 { Line().raise(.tapped, "first") }
            }
            return (told.all, heard.count.load(ordering: .relaxed))
        }

        #expect(found.0 == [.eventNeverEnds(event: "tapped", component: "Line")])
        #expect(found.1 == 128)
    }
}

/// The number of calls of a listener.
private final class HeardCount: Sendable {
    let count = Atomic(0)
}

/// A component that raises each received event twice.
private final class StammeringPart: TestPart, EventSink {
    private(set) var count = 0

    func receive(_ event: RaisedEvent) -> EventReply {
        count += 1
        guard let words = event[.tapped] else { return .passed }
        raise(.tapped, words)
        return raise(.tapped, words)
    }
}

extension Event where Payload == String {
    fileprivate static let typed = Event("typedAgain")
}

/// A component that raises each received event.
private final class EchoingPart: TestPart, EventSink {
    private(set) var count = 0

    override var name: String { "EchoingPart" }

    func receive(_ event: RaisedEvent) -> EventReply {
        count += 1
        return event[.tapped].map { raise(.tapped, $0) } ?? .passed
    }
}

/// An object that raises each received event, and may be in another one that does so too.
private final class NestedEcho: Lifecycle, EventSink {
    let node = ComponentNode()
    private let inner: NestedEcho?
    private weak var outer: NestedEcho?
    private(set) var count = 0

    init(around inner: NestedEcho? = nil) {
        self.inner = inner
        inner?.outer = self
    }

    var next: (any Lifecycle)? { outer }

    func setUp() {}
    func setUpLayout() {}
    func setUpAppearance() {}
    func updateContent() {}
    func takeOut(_ child: any Lifecycle) {}
    func setNeedsLayout() {}
    func layoutIfNeeded() {}

    func visitChildren(_ visit: (any Lifecycle) -> Void) {
        if let inner { visit(inner) }
    }

    func receive(_ event: RaisedEvent) -> EventReply {
        count += 1
        return event[.tapped].map { raise(.tapped, $0) } ?? .passed
    }
}

/// A component that raises the other of two events.
private final class AlternatingPart: TestPart, EventSink {
    func receive(_ event: RaisedEvent) -> EventReply {
        event.name == "typedAgain" ? raise(.tapped, "") : raise(.typed, "")
    }
}
