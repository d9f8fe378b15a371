import Components
public import Views

/// A router that raises the event `route` from its root controller, for the handlers that show the route.
nonisolated open class ChatMessageListRouter: MessageListRouter {
    /// The controller to start from, referenced weakly.
    public private(set) final weak var rootViewController: ViewController?

    /// Creates a router that starts from a controller; call `super` first.
    public required init(root: ViewController) {
        rootViewController = root
    }

    /// Called with a tap on the number of replies, to show the thread; `super` raises the route.
    open func showThread(of message: ChatMessage) {
        show(.thread(message))
    }

    /// Called with a tap on an attachment, to show it; `super` raises the route.
    open func showGallery(of message: ChatMessage, startingWith attachment: ChatAttachment) {
        show(.gallery(message, first: attachment))
    }

    /// Called with a tap on a link, to open it; `super` raises the route.
    open func showLink(_ url: String, in message: ChatMessage) {
        show(.link(url, in: message))
    }

    /// Called with a tap on a picture or a mention, to show the user; `super` raises the route.
    open func showUser(_ user: ChatUser) {
        show(.user(user))
    }

    /// Called with a long press on a message, to show its actions; `super` raises the route.
    open func showMessageActions(
        _ actions: [any ChatMessageActionItem],
        for message: ChatMessage
    ) {
        show(.messageActions(actions, for: message))
    }

    /// Called with a tap on reactions, to show the users who gave them; `super` raises the route.
    open func showReactions(to message: ChatMessage) {
        show(.reactions(to: message))
    }

    /// Called to show the readers of a message; `super` raises the route.
    open func showReaders(of message: ChatMessage) {
        show(.readers(of: message))
    }

    private func show(_ route: ChatRoute) {
        rootViewController?.raise(.route, route)
    }
}

@available(*, unavailable)
extension ChatMessageListRouter: Sendable {}
