import Synchronization
import Testing

@testable import Components

@Suite(.diagnosticsOfIssues)
struct NotificationTests {
    @Test func allListenersHearInPluginOrderWhateverTheyAnswer() throws {
        let heard = Heard()
        let plugins = ["b", "a"].map { name in
            TestPlugin(PluginID(rawValue: name)) { registrar in
                registrar.on(.noticed) { text in
                    heard.note("\(name) \(text)")
                    return .handled
                }
            }
        }
        let badge = try mounted(Components.with(plugins[0], plugins[1]))

        badge.notify(.noticed, "rain")
        let reply = badge.raise(.noticed, "sun")

        #expect(heard.texts == ["a rain", "b rain", "a sun", "b sun"])
        #expect(reply == .passed)
    }

    @Test func listenerThatThrowsIsNamedAndTheOthersHear() throws {
        let heard = Heard()
        let components = try Components.with(
            TestPlugin("bad") { $0.on(.noticed) { _ in throw Rain() } },
            TestPlugin("good") { registrar in
                registrar.on(.noticed) { text in
                    heard.note(text)
                    return .passed
                }
            }
        )
        let badge = mounted(components)

        badge.notify(.noticed, "rain")

        #expect(heard.texts == ["rain"])
        let told = try #require(badge.node.tree?.diagnostics)
        #expect(told.count == 1)
        #expect("\(told)".contains("bad"))
    }

    @Test func extensionsThatAreSinksHear() {
        var components = Components()
        components.extend(.badge, with: NotingEar.self)
        components.extend(.badge, with: HandlingEar.self)
        let badge = mounted(components)

        let heard = LifecycleLog.recording { badge.notify(.noticed, "rain") }

        #expect(heard == ["NotingEar rain", "HandlingEar rain"])
    }

    @Test func payloadIsNotMadeWhereNobodyListens() throws {
        let badge = try mounted(Components.with(TestPlugin("lister") { $0.declare(.noticed) }))
        var count = 0
        func payload() -> String {
            count += 1
            return "rain"
        }

        badge.notify(.noticed, payload())

        #expect(count == 0)
        #expect(badge.node.tree?.diagnostics == [])
    }

    @Test func treesSinkHearsWhatIsRaisedOnly() {
        let ear = TreeEar()
        let badge = Components().make(.badge)
        badge.mount(in: ComponentContext(Components(), events: ear))

        let heard = LifecycleLog.recording {
            badge.notify(.noticed, "rain")
            badge.raise(.noticed, "sun")
        }

        #expect(heard == ["TreeEar sun"])
    }

    private func mounted(_ components: Components) -> any Badge {
        let badge = components.make(.badge)
        badge.mount(in: ComponentContext(components))
        return badge
    }
}

extension Event where Payload == String {
    fileprivate static let noticed = Event(notification: "noticed")
}

/// The texts that listeners noted.
private final class Heard: Sendable {
    private let lines = Mutex<[String]>([])

    var texts: [String] { lines.withLock { $0 } }

    func note(_ text: String) { lines.withLock { $0.append(text) } }
}

private struct Rain: Error {}

private class NotingEar: ComponentExtension<TestPart>, EventSink {
    func receive(_ event: RaisedEvent) -> EventReply {
        LifecycleLog.note("\(type(of: self)) \(event[.noticed] ?? "")")
        return .handled
    }
}

private final class HandlingEar: NotingEar {}

private final class TreeEar: EventSink {
    func receive(_ event: RaisedEvent) -> EventReply {
        LifecycleLog.note("TreeEar \(event[.noticed] ?? "")")
        return .handled
    }
}
