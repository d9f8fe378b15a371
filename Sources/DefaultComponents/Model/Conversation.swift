/// Channels and their messages, loaded from a source.
public struct Conversation: Sendable, Hashable {
    /// The channels, by name, then by id.
    public var channels: [ChannelTranscript]

    /// The notes on content that is unknown or was left out, in the order of the source.
    public var notes: [LoadNote]

    /// Creates a conversation.
    public init(channels: [ChannelTranscript] = [], notes: [LoadNote] = []) {
        self.channels = channels
        self.notes = notes
    }
}

/// A channel with its messages.
public struct ChannelTranscript: Sendable, Hashable {
    /// The channel.
    public var channel: ChatChannel

    /// The messages of the channel, newest first.
    public var messages: [ChatMessage]

    /// The threads, oldest root first.
    public var threads: [ThreadTranscript]

    /// Creates a transcript.
    public init(
        channel: ChatChannel,
        messages: [ChatMessage] = [],
        threads: [ThreadTranscript] = []
    ) {
        self.channel = channel
        self.messages = messages
        self.threads = threads
    }
}

/// A root message with its replies.
public struct ThreadTranscript: Sendable, Hashable {
    /// The root's id.
    public var rootID: String

    /// The replies and, last, the root: newest first.
    public var messages: [ChatMessage]

    /// Creates a thread.
    public init(rootID: String, messages: [ChatMessage]) {
        self.rootID = rootID
        self.messages = messages
    }
}
