public import DefaultComponents

/// The messages of a channel that a page has, as a value that outlives the page.
public struct PageWindow: Sendable, Hashable, Codable {
    /// The newest message of the page; nil for the newest of the channel, also when others arrive.
    ///
    /// Of a message that the controller does not have, such as one that was removed, it is the newest of the channel.
    public var newest: ChatMessage.ID?
    /// The number of rows, 1 to ``ScreenPage/limit``.
    public var count: Int

    /// Creates a window on the newest messages, or on those from a message back.
    public init(newest: ChatMessage.ID? = nil, count: Int = ScreenPage.limit) {
        self.newest = newest
        self.count = count
    }

    /// The number of rows within its bounds.
    var bounded: Int { max(1, min(count, ScreenPage.limit)) }
}
