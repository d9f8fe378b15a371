import Components
import DefaultComponents
import ExamplePlugins
import Synchronization
import Testing
import Views

@Suite struct MessageEventTests {
    @Test func aTapOnTheStatusReachesTheSinkWithItsMessage() throws {
        let sink = RecordingSink()
        let status = try status(in: .with([ReadByAvatarsPlugin()]), sink)

        #expect(status.tap())

        #expect(sink.events == ["tapOnDeliveryStatus"])
    }

    @Test func theStatusCannotBeTappedByDefault() throws {
        let sink = RecordingSink()
        let status = try status(in: Components(), sink)

        #expect(!status.tap())
        #expect(sink.events == [])
    }

    @Test func aPluginHearsAfterTheAppAndMayHandle() throws {
        let heard = Heard()
        var components = try Components.with([
            ReadByAvatarsPlugin(), Listener(heard: heard, reply: .handled),
        ])
        components.on(.tapOnDeliveryStatus) { _ in heard.note("app", .passed) }
        let sink = RecordingSink()

        try status(in: components, sink).tap()

        #expect(heard.names == ["app", "plugin"])
        #expect(sink.events == [])
    }

    @Test func anAppThatHandlesIsTheLastToHear() throws {
        let heard = Heard()
        var components = try Components.with([
            ReadByAvatarsPlugin(), Listener(heard: heard, reply: .passed),
        ])
        components.on(.tapOnDeliveryStatus) { _ in heard.note("app", .handled) }

        try status(in: components, RecordingSink()).tap()

        #expect(heard.names == ["app"])
    }

    @Test func aTapOnShareHandsOnEveryLink() throws {
        let message = FixtureChat.message("a") { $0.attachments = FixtureChat.attachments }
        let components = try Components.with([ShareAttachmentsPlugin()])
        let sink = RecordingSink()
        let cell = composeCell(alone(message), with: components, events: sink).cell
        let button = try #require(cell.messageView?.bubbleContentContainer.subviews.last as? Button)

        button.sendActions(for: .touchUpInside)

        #expect(
            sink.shared == [
                "https://example.org/sea.png", "https://example.org/f.pdf",
                "https://example.org/g.gif", "https://example.org/v.mp4",
                "https://example.org/a.mp3", "https://example.org/tide",
            ]
        )
    }

    private func status(
        in components: Components,
        _ sink: RecordingSink
    ) throws -> TappableStatus {
        let message = FixtureChat.own("a") { $0.readBy = [FixtureChat.bo] }
        let cell = composeCell(alone(message), with: components, events: sink).cell
        let status = cell.messageView?.deliveryStatusView
        return TappableStatus(cell: cell, status: try #require(status))
    }
}

/// A delivery status and its cell.
private struct TappableStatus {
    let cell: any MessageCell
    let status: ChatMessageDeliveryStatusView

    @discardableResult
    func tap() -> Bool {
        status.sendActions(for: .touchUpInside)
    }
}

private final class RecordingSink: EventSink {
    var events: [String] = []
    var shared: [String] = []

    func receive(_ event: RaisedEvent) -> EventReply {
        events.append(event.name)
        if let request = event[.shareAttachments] { shared += request.links }
        return .handled
    }
}

/// Records the receivers of an event, in order.
private final class Heard: Sendable {
    private let state = Mutex<[String]>([])

    var names: [String] { state.withLock { $0 } }

    func note(_ name: String, _ reply: EventReply) -> EventReply {
        state.withLock { $0.append(name) }
        return reply
    }
}

private struct Listener: Plugin {
    let manifest = PluginManifest("listener")
    let heard: Heard
    let reply: EventReply

    func register(in registrar: inout Registrar) {
        registrar.on(.tapOnDeliveryStatus) { [heard, reply] _ in heard.note("plugin", reply) }
    }
}
