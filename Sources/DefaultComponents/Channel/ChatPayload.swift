/// A typed name of what a plugin sends to a server, or receives from it.
///
/// One name serves both directions if both have the same type:
///
/// ```swift
/// extension PayloadKind where Payload == Vote {
///     static let vote = PayloadKind("poll.vote")
/// }
/// ```
public struct PayloadKind<Payload: Codable & Sendable & Hashable>: Sendable, Hashable {
    /// The name, which the server knows; begin it with the name of the plugin.
    public let name: String

    /// Creates a name.
    public init(_ name: String) {
        self.name = name
    }
}

/// A payload that a plugin sends to a server or receives from it.
public struct ChatPayload: Sendable, Hashable {
    /// The name of its kind.
    public var name: String
    /// The id of the message that it is about; `nil` for the channel.
    public var messageID: ChatMessage.ID?
    /// The content.
    public var json: JSONValue

    /// Creates a payload from JSON, as a server sends it.
    public init(name: String, about messageID: ChatMessage.ID? = nil, json: JSONValue) {
        self.name = name
        self.messageID = messageID
        self.json = json
    }

    /// Returns the value if the payload is of a kind, and `nil` if it is of another one.
    public func value<Payload>(
        of kind: PayloadKind<Payload>
    ) throws(PayloadError) -> Payload? {
        name == kind.name ? try json.decoded(as: Payload.self) : nil
    }
}

/// A change in the state of a request of a plugin's own.
public struct RequestChange: Sendable, Hashable {
    /// The id of the channel.
    public var channelID: ChatChannel.ID
    /// The id of the request.
    public var id: String
    /// The payload.
    public var payload: ChatPayload
    /// The state; `nil` if it was sent.
    public var state: ChatMessageLocalState?
    /// The reason for which it could not be sent, as a text for the reader; `nil` in other states, and if its message was
    /// deleted before.
    public var reason: String?
}
