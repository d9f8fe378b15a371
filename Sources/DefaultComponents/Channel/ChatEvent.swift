/// An event of a channel, as a server reports it.
public enum ChatEvent: Sendable, Hashable {
    /// A new message.
    case newMessage(ChatMessage)

    /// A message with its new content.
    case messageEdited(ChatMessage)

    /// A message or a request of the reader was sent.
    case messageSent(id: String)

    /// A message or a request of the reader could not be sent; the reason is a text for the reader.
    case sendingFailed(id: String, reason: String)

    /// A message was deleted; `isHard` if it leaves no placeholder.
    case messageDeleted(id: String, isHard: Bool)

    /// A user added a reaction to a message.
    case reactionAdded(messageID: String, name: String, emoji: String?, userID: String)

    /// A user removed a reaction.
    case reactionRemoved(messageID: String, name: String, userID: String)

    /// A user has read a message and all older ones.
    case read(ChatUser, upTo: String)

    /// A user began to type.
    case typingStarted(ChatUser)

    /// A user stopped typing.
    case typingStopped(ChatUser)

    /// The connection was lost.
    case connectionLost

    /// The connection is back.
    case connectionRestored

    /// The channel changed: its name, its members, its features; its properties of the reader are
    /// ignored.
    case channelUpdated(ChatChannel)

    /// A payload that plugins know by its name; it is ignored if none does.
    case custom(ChatPayload)

    /// The answer to a request for messages.
    case loaded(MessagePage)
}
