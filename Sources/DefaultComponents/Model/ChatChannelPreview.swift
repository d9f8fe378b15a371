/// A channel as a row of a list shows it: with its newest message.
public struct ChatChannelPreview: Sendable, Hashable, Identifiable {
    /// The channel, with its name and its unread count; the members may be left out.
    public var channel: ChatChannel

    /// The newest message; `nil` if there is none.
    public var lastMessage: ChatMessage?

    /// Whether the reader wants no announcements of the channel.
    public var isMuted: Bool

    /// Creates a preview.
    public init(_ channel: ChatChannel, lastMessage: ChatMessage? = nil, isMuted: Bool = false) {
        self.channel = channel
        self.lastMessage = lastMessage
        self.isMuted = isMuted
    }

    /// The id of the channel.
    public var id: String { channel.id }
}
