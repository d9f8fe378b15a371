/// A room as one of its members sees it in a list.
public struct RoomSummary: Sendable, Hashable {
    /// The room.
    public var room: RoomRecord
    /// The member's read mark: the sequence up to which all is read.
    public var readUpTo: Int64
    /// The messages of others after the read mark, at most ``StoreLimits/unread``.
    ///
    /// Replies and deleted messages are not counted.
    public var unread: Int
    /// The messages and replies of others after the read mark that mention the member, at most
    /// ``StoreLimits/unread``.
    public var mentions: Int
    /// The newest message that is not a reply, be it deleted.
    public var newest: MessageRecord?

    /// Creates a summary.
    public init(
        room: RoomRecord,
        readUpTo: Int64,
        unread: Int,
        mentions: Int,
        newest: MessageRecord?
    ) {
        self.room = room
        self.readUpTo = readUpTo
        self.unread = unread
        self.mentions = mentions
        self.newest = newest
    }
}
