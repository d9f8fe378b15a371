import Components
import Testing

@Suite struct RaisedEventTests {
    @Test func anEventHasItsOwnPayload() {
        #expect(RaisedEvent(.tapped, "here")[.tapped] == "here")
    }

    @Test func anEventOfTheSameTypeIsAnother() {
        #expect(RaisedEvent(Event<String>("typed"), "here")[.tapped] == nil)
    }

    @Test func anEventOfAnotherTypeIsAnother() {
        #expect(RaisedEvent(Event<Int>("counted"), 3)[.tapped] == nil)
    }

    @Test func aNilPayloadIsAPayload() {
        let event = Event<Int?>("maybe")

        #expect(RaisedEvent(event, nil)[event] == .some(nil))
    }

    @Test func anEventPrintsItsNameAndItsPayload() {
        #expect("\(RaisedEvent(.tapped, "here"))" == "tapped here")
    }
}
