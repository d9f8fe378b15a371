import Components
import DefaultComponents
import Views

/// A host of the rows of a page, with their controller, and a list with one row alone that handles what this passes on.
final class PageList: ChannelHost {
    let controllerOfChannel: ChatChannelController
    /// Called when the state of a request of a plugin's own changed.
    var onRequestChange: (RequestChange) -> Void = { _ in }
    private weak var events: (any EventSink)?
    private var list: ChatMessageListVC?
    private var source: MessageArraySource?

    init(_ controller: ChatChannelController, events: (any EventSink)? = nil) {
        controllerOfChannel = controller
        self.events = events
    }

    /// Makes the list anew, with the message of a row.
    func show(_ content: MessageCellContent, _ context: ComponentContext, width: Double) {
        var context = context
        context.events = events
        let made = context.components.make(.messageListVC)
        made.name = content.listName
        made.isInThread = content.isInThread
        made.client = controllerOfChannel.client
        let messages = content.message().map { [$0] } ?? []
        let source = MessageArraySource(messages, in: content.channel)
        made.dataSource = source
        made.delegate = self
        (list, self.source) = (made, source)
        made.mount(in: context)
        made.view.layout(width: width, height: 800)
    }

    /// Returns the actions for a message, and its reactions if some can be added.
    func actions(for message: ChatMessage) -> [any ChatMessageActionItem] {
        guard let list else { return [] }
        let actions = list.actions(for: message)
        guard actions.contains(where: { $0 is AddReactionActionItem }) else { return actions }
        return actions + list.reactions(to: message, by: controllerOfChannel)
    }

    /// Performs an action.
    func perform(_ action: any ChatMessageActionItem, on message: ChatMessage) {
        list?.perform(action, on: message)
    }
}

extension PageList {
    /// Passes an event of the row to the list, and then to the host.
    func receive(_ event: RaisedEvent) -> EventReply {
        if list?.receive(event) == .handled { return .handled }
        return events?.receive(event) ?? .passed
    }
}

extension PageList: ChatMessageListVCEventDelegate {
    /// Leaves what a list would scroll to, to the host.
    func chatMessageListVC(_ vc: ChatMessageListVC, didReceive event: RaisedEvent) -> EventReply {
        guard event[.tapOnQuote] != nil || event[.scrollToLatestMessage] != nil else {
            return .passed
        }
        _ = events?.receive(event)
        return .handled
    }

    /// Performs an action that needs no composer.
    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        didTapOnAction actionItem: any ChatMessageActionItem,
        for message: ChatMessage
    ) {
        // A message that is gone by now, as a listener removed it, needs nothing.
        try? vc.perform(actionItem, on: message, by: controllerOfChannel)
    }
}

extension PageList: ChatPayloadObserving {
    func channelController(_ controller: ChatChannelController, didChange request: RequestChange) {
        onRequestChange(request)
    }

    // Pages are drawn anew when anything else changes.

    func channelController(_ controller: ChatChannelController, didReceive payload: ChatPayload) {}

    func channelController(
        _ channelController: ChatChannelController,
        didUpdateMessages changes: [ListChange<ChatMessage>]
    ) {}

    func channelController(
        _ channelController: ChatChannelController,
        didUpdateChannel channel: EntityChange<ChatChannel>
    ) {}

    func channelController(
        _ channelController: ChatChannelController,
        didChangeTypingUsers typingUsers: Set<ChatUser>
    ) {}
}
