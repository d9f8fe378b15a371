import Components
import Testing

@Suite struct EventPayloadTests {
    @Test func anEventKnowsItsOwnPayload() {
        #expect(Event.tapped.payload(of: Event.tapped, "here") == "here")
    }

    @Test func anEventOfTheSameTypeIsAnother() {
        #expect(Event.tapped.payload(of: Event<String>("typed"), "here") == nil)
    }

    @Test func anEventOfAnotherTypeIsAnother() {
        #expect(Event.tapped.payload(of: Event<Int>("counted"), 3) == nil)
    }

    @Test func aNilPayloadIsAPayload() {
        let event = Event<Int?>("maybe")

        #expect(event.payload(of: event, nil) == .some(nil))
    }
}
