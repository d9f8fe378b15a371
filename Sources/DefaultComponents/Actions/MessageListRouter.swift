public import Components
public import Views

/// A router that navigates from a list of messages.
///
/// Subclass `ChatMessageListRouter`, override the methods that your app handles, and assign the type:
///
/// ```swift
/// Components.default.messageListRouter = CustomChatMessageListRouter.self
/// ```
///
/// A plugin listens to the event `route` instead, so that it combines with others.
public protocol MessageListRouter: AnyObject, SendableMetatype {
    /// Creates a router that starts from a controller, which it references weakly.
    init(root: ViewController)

    /// Shows the thread that contains a message.
    func showThread(of message: ChatMessage)

    /// Shows the attachments of a message, one first.
    func showGallery(of message: ChatMessage, startingWith attachment: ChatAttachment)

    /// Opens the address of a link, which may be opened.
    func showLink(_ url: String, in message: ChatMessage)

    /// Shows a user.
    func showUser(_ user: ChatUser)

    /// Shows the actions for a message.
    func showMessageActions(_ actions: [any ChatMessageActionItem], for message: ChatMessage)

    /// Shows the users who reacted to a message.
    func showReactions(to message: ChatMessage)

    /// Shows the readers of a message.
    func showReaders(of message: ChatMessage)
}

extension Slot
where
    Value == any MessageListRouter.Type,
    Part == (ViewController) -> any MessageListRouter
{
    /// The router that navigates from the list.
    ///
    /// The part is a function of the controller to start from: `make(.messageListRouter)(self)`.
    public static let messageListRouter = Slot(
        "messageListRouter",
        default: ChatMessageListRouter.self,
        contract: .stable
    ) { type, _ in { type.init(root: $0) } }
}

/// A destination of the navigation from a list of messages.
///
/// Plugins with other destinations declare their own events.
public enum ChatRoute: Sendable {
    /// The thread that contains a message.
    case thread(ChatMessage)
    /// The attachments of a message, one first.
    case gallery(ChatMessage, first: ChatAttachment)
    /// A link, whose address may be opened.
    case link(String, in: ChatMessage)
    /// A user.
    case user(ChatUser)
    /// The actions for a message.
    case messageActions([any ChatMessageActionItem], for: ChatMessage)
    /// The users who reacted to a message.
    case reactions(to: ChatMessage)
    /// The readers of a message.
    case readers(of: ChatMessage)
}

extension Event where Payload == ChatRoute {
    /// A destination of the navigation; handled by the app that can show it.
    public static let route = Event("route", contract: .stable)
}
