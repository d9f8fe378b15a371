/// How much a reader has not read.
public struct ChatUnreadCount: Sendable, Hashable {
    /// How many messages are not read.
    public var messages: Int

    /// How many of them mention the reader.
    public var mentions: Int

    /// Creates a count.
    public init(messages: Int = 0, mentions: Int = 0) {
        self.messages = messages
        self.mentions = mentions
    }

    /// Everything is read.
    public static let noUnread = ChatUnreadCount()
}
