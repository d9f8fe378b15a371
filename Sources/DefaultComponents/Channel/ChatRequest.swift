/// Something that the reader does in a channel and that others are to learn of.
public enum ChatRequest: Sendable, Hashable {
    /// A new message, or one that could not be sent before.
    case send(ChatMessage)

    /// A message that others have says something else, of which this is all.
    case edit(ChatMessage)

    /// A message that others have is taken away.
    case delete(messageID: ChatMessage.ID)

    /// The reader gives a reaction.
    case addReaction(messageID: ChatMessage.ID, name: String, emoji: String?)

    /// The reader takes a reaction back.
    case removeReaction(messageID: ChatMessage.ID, name: String)
}

extension ChatRequest {
    /// The id of the message that it is about.
    public var messageID: ChatMessage.ID {
        switch self {
        case .send(let message), .edit(let message): message.id
        case .delete(let id), .addReaction(let id, _, _), .removeReaction(let id, _): id
        }
    }
}

/// What became of a request when it was handed over.
public enum SendingOutcome: Sendable, Hashable {
    /// Others have it.
    case sent

    /// It is on its way; `messageSent` or `sendingFailed` of ``ChatEvent`` tells the rest.
    case underway

    /// It could not be sent, for a reason in words that the reader may see.
    case failed(reason: String)
}
