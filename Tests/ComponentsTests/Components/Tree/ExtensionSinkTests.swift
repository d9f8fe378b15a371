import Components
import Testing

@Suite struct ExtensionSinkTests {
    @Test func extensionsAreAskedInnermostFirstAndBeforeTheTree() {
        #expect(asked("wind") == ["FirstEar wind", "SecondEar wind", "tree wind"])
    }

    @Test func anExtensionEndsAnEvent() {
        #expect(asked("FirstEar") == ["FirstEar FirstEar"])
        #expect(asked("SecondEar") == ["FirstEar SecondEar", "SecondEar SecondEar"])
    }

    @Test func listenersComeBeforeExtensions() {
        #expect(asked("wind") { $0.on(.tapped) { _ in .handled } } == [])
    }

    /// Returns the receivers of an event that a badge with two extensions raises.
    private func asked(
        _ words: String,
        _ change: (inout Components) -> Void = { _ in }
    ) -> [String] {
        var components = Components()
        components.extend(.badge, with: FirstEar.self)
        components.extend(.badge, with: SecondEar.self)
        change(&components)
        let ear = TreeEar()
        let badge = components.make(.badge)
        badge.mount(in: ComponentContext(components, events: ear))
        return LifecycleLog.recording { badge.raise(.tapped, words) }.filter { $0.contains(" ") }
    }
}

/// An extension that records received events and handles the one with its own name.
private class Ear: ComponentExtension<TestPart>, EventSink {
    func receive(_ event: RaisedEvent) -> EventReply {
        let name = "\(type(of: self))"
        LifecycleLog.note("\(name) \(event[.tapped] ?? "")")
        return event[.tapped] == name ? .handled : .passed
    }
}

private final class FirstEar: Ear {}

private final class SecondEar: Ear {}

private final class TreeEar: EventSink {
    func receive(_ event: RaisedEvent) -> EventReply {
        LifecycleLog.note("tree \(event[.tapped] ?? "")")
        return .passed
    }
}
