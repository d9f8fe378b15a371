import Testing

@testable import Components

@Suite struct EndlessEventTests {
    @Test func anEventThatRaisesItselfEndsAndIsTold() async {
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
}

extension Event where Payload == String {
    fileprivate static let typed = Event("typedAgain")
}

/// A part that raises what it hears.
private final class EchoingPart: TestPart, EventSink {
    private(set) var count = 0

    override var name: String { "EchoingPart" }

    func receive<Payload>(_ event: Event<Payload>, _ payload: Payload) -> EventReply {
        count += 1
        return raise(event, payload)
    }
}

/// A part that raises the other of two events.
private final class AlternatingPart: TestPart, EventSink {
    func receive<Payload>(_ event: Event<Payload>, _ payload: Payload) -> EventReply {
        event.name == "typedAgain" ? raise(.tapped, "") : raise(.typed, "")
    }
}
