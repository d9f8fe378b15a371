/// What happens in a channel, as a server tells it.
public enum ChatEvent: Sendable, Hashable {
    /// Somebody wrote a message.
    case newMessage(ChatMessage)

    /// A message has other content, of which this is all.
    case messageEdited(ChatMessage)

    /// A message of the reader's that was under way is with others.
    case messageSent(id: String)

    /// A message of the reader's that was under way could not be sent, for a reason in words.
    case sendingFailed(id: String, reason: String)

    /// A message was deleted; `isHard` if no placeholder is left of it.
    case messageDeleted(id: String, isHard: Bool)

    /// Somebody gave a reaction to a message.
    case reactionAdded(messageID: String, name: String, emoji: String?, userID: String)

    /// Somebody took a reaction back.
    case reactionRemoved(messageID: String, name: String, userID: String)

    /// Somebody has read a message and all older ones.
    case read(ChatUser, upTo: String)

    /// Somebody began to type.
    case typingStarted(ChatUser)

    /// Somebody stopped typing.
    case typingStopped(ChatUser)

    /// The server cannot be reached any more.
    case connectionLost

    /// The server can be reached again.
    case connectionRestored

    /// The channel itself is another: its name, its members, what it allows; what it says of the reader
    /// does not count.
    case channelUpdated(ChatChannel)
}
