public import Components
public import Views

/// Takes the reader from a list of messages to other places.
///
/// Subclass `ChatMessageListRouter`, override what leads elsewhere in your app, and assign the type:
///
/// ```swift
/// Components.default.messageListRouter = CustomChatMessageListRouter.self
/// ```
///
/// A plugin that lives with others listens to the event `route` instead.
public protocol MessageListRouter: AnyObject, SendableMetatype {
    /// Creates a router that starts from a controller, and does not keep it.
    init(root: ViewController)

    /// Shows the thread that a message begins or stands in.
    func showThread(of message: ChatMessage)

    /// Shows what a message carries, one attachment first.
    func showGallery(of message: ChatMessage, startingWith attachment: ChatAttachment)

    /// Opens the address of a link, which is one that may be opened.
    func showLink(_ url: String, in message: ChatMessage)

    /// Shows a person.
    func showUser(_ user: ChatUser)

    /// Offers what can be done with a message.
    func showMessageActions(_ actions: [any ChatMessageActionItem], for message: ChatMessage)

    /// Shows who reacted to a message.
    func showReactions(to message: ChatMessage)

    /// Shows who read a message.
    func showReaders(of message: ChatMessage)
}

extension Slot
where
    Value == any MessageListRouter.Type,
    Part == (ViewController) -> any MessageListRouter
{
    /// What takes the reader from the list to other places.
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
    /// That a reader wants to go somewhere; whoever can show it handles it.
    public static let route = Event("route", contract: .stable)
}
