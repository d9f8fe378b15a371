/// An end of the messages that a controller has.
public enum MessageEnd: Sendable, Hashable {
    /// The end with the oldest message.
    case older
    /// The end with the newest message.
    case newer
}

/// A request for messages that a controller does not have.
public struct MessagePageRequest: Sendable, Hashable {
    /// The id of the request.
    public var id: String
    /// The side of the known message on which the requested ones are.
    public var end: MessageEnd
    /// The id of the message next to the requested ones; `nil` for the newest of all.
    public var messageID: ChatMessage.ID?
    /// The maximum number of messages.
    public var count: Int
}

/// The answer to a request for messages.
public struct MessagePage: Sendable, Hashable {
    /// The id of the request.
    public var requestID: String
    /// The messages next to the one that the request names, newest first.
    public var messages: [ChatMessage]
    /// Whether there are no further messages at that end.
    public var isLast: Bool

    /// Creates an answer.
    public init(requestID: String, messages: [ChatMessage], isLast: Bool) {
        self.requestID = requestID
        self.messages = messages
        self.isLast = isLast
    }
}
