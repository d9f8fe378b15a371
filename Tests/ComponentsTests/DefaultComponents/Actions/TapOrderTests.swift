import Components
import DefaultComponents
import Synchronization
import Testing
import Views

/// The order in which the components of a chat receive a tap, as documented in `MessageEvents`.
@Suite struct TapOrderTests {
    @Test func everybodyIsAskedInTheOrderThatIsDocumented() throws {
        let stage = try TapOrderStage()

        try stage.tapOnAvatar()

        #expect(stage.names == TapOrderStage.order)
    }

    @Test(arguments: TapOrderStage.order)
    func whoHandlesIsTheLastToHear(_ name: String) throws {
        let stage = try TapOrderStage(handledBy: name)

        try stage.tapOnAvatar()

        let place = try #require(TapOrderStage.order.firstIndex(of: name))
        #expect(stage.names == Array(TapOrderStage.order[...place]))
    }
}

/// A message in a list in a screen, all of which record their calls.
private final class TapOrderStage {
    static let order = [
        "extension", "component", "extension of the message", "app", "later plugin", "plugin",
        "list", "screen", "tree",
    ]

    private let log: TapLog
    private let screen = NotingController()
    private let list = NotingController()
    private let sink = NotingController()
    private let cell: any MessageCell

    var names: [String] { log.names }

    init(handledBy name: String? = nil) throws {
        let log = TapLog(handler: name)
        self.log = log
        var components = try Components.with([
            ListeningPlugin(name: "plugin", log: log),
            ListeningPlugin(name: "later plugin", log: log),
        ])
        components.on(.tapOnAvatar) { _ in log.note("app") }
        components.avatarView = NotingAvatar.self
        components.extend(.avatar, with: NotingAvatarLayer.self)
        components.extend(.messageContentView, with: NotingMessageLayer.self)
        components[.tapLog] = log
        cell = components.make(.messageCell)
        cell.content = alone(FixtureChat.message("a"))
        for (controller, name) in [(screen, "screen"), (list, "list"), (sink, "tree")] {
            (controller.log, controller.name) = (log, name)
        }
        screen.addChild(list)
        screen.view.addSubview(list.view)
        list.view.fill(with: cell)
        screen.view.fill(with: list.view)
        screen.mount(in: ComponentContext(components, events: sink))
        screen.view.layout(width: 400)
    }

    func tapOnAvatar() throws {
        let avatar = try #require(cell.messageView?.authorAvatarView)
        let point = Tap(on: avatar, at: Point(x: 16, y: 16)).location(in: screen.view)
        screen.view.tap(at: point)
    }
}

private final class TapLog: Sendable {
    private let state = Mutex<[String]>([])
    private let handler: String?

    init(handler: String?) {
        self.handler = handler
    }

    var names: [String] { state.withLock { $0 } }

    func note(_ name: String) -> EventReply {
        state.withLock { $0.append(name) }
        return name == handler ? .handled : .passed
    }
}

extension ValueSlot<TapLog> {
    fileprivate static let tapLog = ValueSlot("tapLog", default: TapLog(handler: nil))
}

private struct ListeningPlugin: Plugin {
    let name: String
    let log: TapLog

    var manifest: PluginManifest {
        PluginManifest(name == "plugin" ? "plugin-a" : "plugin-b")
    }

    func register(in registrar: inout Registrar) {
        registrar.on(.tapOnAvatar) { [name, log] _ in log.note(name) }
    }
}

private final class NotingAvatar: ChatAvatarView, TapResponder {
    func respond(to tap: Tap) -> EventReply { components[.tapLog].note("component") }
}

private final class NotingAvatarLayer: ComponentExtension<ChatAvatarView>, TapResponder {
    func respond(to tap: Tap) -> EventReply { host.components[.tapLog].note("extension") }
}

private final class NotingMessageLayer: ComponentExtension<ChatMessageContentView>, TapResponder {
    func respond(to tap: Tap) -> EventReply {
        host.components[.tapLog].note("extension of the message")
    }
}

private final class NotingController: ViewController, EventSink {
    var log: TapLog?
    var name = ""

    func receive(_ event: RaisedEvent) -> EventReply {
        event[.tapOnAvatar] == nil ? .passed : log?.note(name) ?? .passed
    }
}
