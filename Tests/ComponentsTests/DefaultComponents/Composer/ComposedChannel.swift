import Components
import DefaultComponents
import Views

/// A mounted channel of Ann's with a composer, and the raised events.
final class ComposedChannel {
    let server = SentRequests()
    let controller: ChatChannelController
    let screen: ChatChannelVC
    let tree: ComponentTree
    let events = EventLog()

    init(
        _ messages: [ChatMessage] = [FixtureChat.own("own"), FixtureChat.message("bos")],
        _ components: Components = Components()
    ) {
        controller = ChatChannelController(
            channel: FixtureChat.group,
            messages: ChatMessages(messages),
            client: server.client
        )
        screen = ChatChannelVC()
        screen.channelController = controller
        tree = screen.mount(in: ComponentContext(components, events: events))
        layOut()
    }

    var composer: ComposerVC { screen.messageComposerVC }

    /// The newest message.
    var newest: ChatMessage? { controller.messages.first }

    func layOut(width: Double = 375, height: Double = 600) {
        screen.view.layout(width: width, height: height)
    }

    /// Types a text and sends it.
    func send(_ text: String) {
        composer.apply(.insert(text))
        composer.sendMessage()
    }

    /// Chooses an action for a message, as a menu does.
    func choose(_ action: any ChatMessageActionItem, on id: String) {
        guard let message = controller.message(id: id) else { return }
        screen.messageListVC.perform(action, on: message)
    }
}

/// Keeps unhandled events, in words, and handles none of them.
final class EventLog: EventSink {
    private(set) var names: [String] = []
    private(set) var routes: [ChatRoute] = []

    func receive(_ event: RaisedEvent) -> EventReply {
        names.append(event.name)
        if let route = event[.route] { routes.append(route) }
        return .passed
    }
}
