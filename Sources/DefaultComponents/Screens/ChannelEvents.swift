public import Components

// What happens in the channel of a screen. These events are notifications, as those of a list are; the screen raises
// them.

extension Event where Payload == TypingChange {
    /// The users who are typing in a channel changed.
    public static let typingChanged = Event(notification: "typingChanged")
}

extension Event where Payload == ReadingChange {
    /// The reader read messages of a channel, or its unread messages changed.
    public static let messagesRead = Event(notification: "messagesRead")
}

extension Event where Payload == ConnectionChange {
    /// The connection was lost or is back.
    public static let connectionChanged = Event(notification: "connectionChanged")
}

extension Event where Payload == RequestChange {
    /// The state of a request of a plugin's own changed: it is pending, being sent, sent, or could not be sent.
    public static let requestChanged = Event(notification: "requestChanged")
}

extension Event where Payload == ReceivedPayload {
    /// A payload of a plugin's own was received from the server.
    public static let payloadReceived = Event(notification: "payloadReceived")
}

/// The users who are typing in a channel.
public struct TypingChange: Sendable, Hashable {
    /// The id of the channel.
    public var channelID: ChatChannel.ID
    /// All who are typing, by id, among them the reader.
    public var users: [ChatUser]

    /// Creates a change.
    public init(channelID: ChatChannel.ID, users: [ChatUser]) {
        self.channelID = channelID
        self.users = users
    }
}

/// The messages of a channel that the reader has read.
public struct ReadingChange: Sendable, Hashable {
    /// The id of the channel.
    public var channelID: ChatChannel.ID
    /// The id of the newest message that was read; `nil` if all are unread.
    public var lastReadMessageID: ChatMessage.ID?
    /// The number of unread messages.
    public var unreadCount: ChatUnreadCount

    /// Creates a change.
    public init(
        channelID: ChatChannel.ID,
        lastReadMessageID: ChatMessage.ID?,
        unreadCount: ChatUnreadCount
    ) {
        self.channelID = channelID
        self.lastReadMessageID = lastReadMessageID
        self.unreadCount = unreadCount
    }
}

/// The state of the connection to the server of a channel.
public struct ConnectionChange: Sendable, Hashable {
    /// The id of the channel.
    public var channelID: ChatChannel.ID
    /// Whether the server can be reached.
    public var isConnected: Bool

    /// Creates a change.
    public init(channelID: ChatChannel.ID, isConnected: Bool) {
        self.channelID = channelID
        self.isConnected = isConnected
    }
}

/// A payload of a plugin's own that a server sent.
public struct ReceivedPayload: Sendable, Hashable {
    /// The id of the channel.
    public var channelID: ChatChannel.ID
    /// The payload, with the name by which a plugin knows it.
    public var payload: ChatPayload
}

extension ChatChannelVC {
    /// Raises the event of a change in what the reader has read, if there is one.
    func notifyOfReading() {
        guard let controller = channelController else { return }
        let reading = ReadingChange(
            channelID: controller.knownChannel.id,
            lastReadMessageID: controller.readMessageID,
            unreadCount: controller.knownChannel.unreadCount
        )
        guard reading != knownReading else { return }
        knownReading = reading
        notify(.messagesRead, reading)
    }

    func notifyOfTyping(_ users: Set<ChatUser>, in controller: ChatChannelController) {
        notify(
            .typingChanged,
            TypingChange(
                channelID: controller.knownChannel.id,
                users: users.sorted { $0.id < $1.id }
            )
        )
    }
}

extension ChatChannelVC: ChatConnectionObserving {
    /// Raises the event `connectionChanged`.
    public final func channelController(
        _ channelController: ChatChannelController,
        didChangeConnection isConnected: Bool
    ) {
        let id = channelController.knownChannel.id
        notify(.connectionChanged, ConnectionChange(channelID: id, isConnected: isConnected))
        let words = components[.appearance].formatters.words
        let text = words.text(isConnected ? .connectionRestored : .connectionLost)
        announce(text, as: "connection", isUrgent: !isConnected)
    }
}

extension ChatChannelVC: ChatPayloadObserving {
    /// Raises the event `requestChanged`.
    public final func channelController(
        _ controller: ChatChannelController,
        didChange request: RequestChange
    ) {
        notify(.requestChanged, request)
    }

    /// Raises the event `payloadReceived`.
    public final func channelController(
        _ controller: ChatChannelController,
        didReceive payload: ChatPayload
    ) {
        let id = controller.knownChannel.id
        notify(.payloadReceived, ReceivedPayload(channelID: id, payload: payload))
    }
}
