import Components
import DefaultComponents
import Synchronization
import Views

/// The number of messages that were made.
final class MadeMessages: Sendable {
    let count = Mutex(0)
}

/// Keeps what no component handled.
final class KeptEvents: EventSink {
    private(set) var routes: [String] = []

    func receive(_ event: RaisedEvent) -> EventReply {
        switch event[.route] {
        case .link(let address, _): routes.append("link \(address)")
        case .user(let user): routes.append("user \(user.id)")
        case .thread(let message): routes.append("thread \(message.id)")
        case .reactions(let message): routes.append("reactions \(message.id)")
        case .messageActions(_, let message):
            let text = message.text.plain == "Older" ? " Older" : ""
            routes.append("actions \(message.id)\(text)")
        default: event[.tapOnQuote]?.quote.map { routes.append("quote \($0.messageID)") }
        }
        return .handled
    }
}

/// A button that begins a timer of five seconds.
struct CountdownPlugin: Plugin {
    let manifest = PluginManifest("countdown")

    func register(in registrar: inout Registrar) throws {
        registrar.declare(.isRunning)
        registrar.declare(.isOver)
        registrar.declare(.countdownEnded)
        registrar.extend(.messageContentView, with: CountdownButton.self)
        registrar.on(.countdownEnded) { id in
            Components.state?[.isOver, .message(id)] = true
            return .handled
        }
    }
}

private final class CountdownButton: ComponentExtension<ChatMessageContentView> {
    private lazy var button = Button()

    override func setUpLayout() {
        super.setUpLayout()
        host.bubbleThreadMetaContainer.addArrangedSubview(button)
        button.addTarget("start") { [weak self] in self?.start() }
    }

    override func updateContent() {
        super.updateContent()
        button.title = state[.isOver] ? "over" : state[.isRunning] ? "running" : "armed"
        button.isEnabled = !state[.isOver]
    }

    private func start() {
        guard let id = host.content?.id else { return }
        state[.isRunning] = true
        tree?.schedule(.countdownEnded, id, at: now.advanced(by: .seconds(5)), for: .message(id))
    }
}

/// A tap and a hold on bubbles.
struct PressedBubblePlugin: Plugin {
    let manifest = PluginManifest("pressed-bubble")

    func register(in registrar: inout Registrar) throws {
        registrar.extend(.bubble, with: PressedBubble.self)
    }
}

private final class PressedBubble: ComponentExtension<View> {
    override func setUp() {
        super.setUp()
        for kind in [Gesture.Kind.tap, .hold] {
            addGesture(Gesture("\(kind)", kind, title: "Press"), to: host) { layer, change in
                layer.host.components[.gestureLog].note("\(kind) \(change.phase)")
            }
        }
    }
}

/// A view over whole messages.
struct CoverPlugin: Plugin {
    let manifest = PluginManifest("cover")

    func register(in registrar: inout Registrar) throws {
        registrar.extend(.messageContentView, with: Cover.self)
    }
}

private final class Cover: ComponentExtension<ChatMessageContentView> {
    override func setUpLayout() {
        super.setUpLayout()
        let cover = Button()
        cover.title = " "
        cover.overlapsSiblings = true
        cover.addTarget("nothing") {}
        host.fill(with: cover)
    }
}

extension Event where Payload == ChatMessage.ID {
    static let countdownEnded = Event("countdownEnded")
}

extension StateKey where Value == Bool {
    static let isRunning = StateKey("isRunning", default: false)
    static let isOver = StateKey("isOver", default: false)
}
