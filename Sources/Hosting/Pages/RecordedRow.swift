public import Components
public import DefaultComponents
public import Drawing

/// A row of a page, with a record of the messages on which it depends, so that it can be kept and shared.
///
/// As long as the messages at these distances, the channel and the store have the same values, the row is the same for
/// all who see it: components are functions of them and of the components of the page. Components that read something
/// else, such as a clock or a global variable, are not recorded.
public struct RecordedRow: Sendable, Hashable {
    /// The row.
    public let row: HTMLRow
    /// The distances of the messages that were read, 0 for the row's own and negative ones for newer messages; in rising
    /// order.
    public let distances: [Int]
    /// Whether the index of the message was read.
    public let usesIndex: Bool
    /// Whether the number of messages was read.
    public let usesCount: Bool
    /// The instant at which its next work is due; nil if there is none.
    public let nextDue: Timestamp?
}

extension ChannelPages {
    /// Returns the row of a message in a channel or thread, with a record of what it depends on.
    ///
    /// It is the row that ``page(of:in:at:)`` has for the same messages.
    ///
    /// - Parameters:
    ///   - index: The index of the message.
    ///   - messages: The messages, newest first.
    ///   - channel: The channel, whose unread count rows do not show.
    ///   - isInThread: Whether the messages are a thread's.
    ///   - store: The state of plugins; nil for none.
    ///   - now: The instant at which it is drawn, after a turn; nil for that of the slot `clockStart`.
    /// - Returns: The row, which is the same in any process.
    /// - Complexity: Linear in the views of the row.
    public func recordedRow(
        at index: Int,
        of messages: ChatMessages,
        in channel: ChatChannel,
        isInThread: Bool = false,
        store: StateStore? = nil,
        at now: Timestamp? = nil
    ) -> RecordedRow {
        let reads = MessageReads(count: messages.count, index: index) { messages[$0] }
        var channel = channel
        channel.unreadCount = .noUnread
        var content = reads.content(in: channel, isInThread: isInThread)
        content.isAsOnScreen = true
        var context = ComponentContext(components)
        (context.now, context.store) = (now, store)
        var due: Timestamp?
        let entry = entry(of: messages[index], content, in: context) { tree in
            if let now { tree.advance(to: now) }
            due = tree.nextDue
        }
        let row = rows.row(entry)
        return RecordedRow(
            row: row,
            distances: reads.distances,
            usesIndex: reads.usesIndex,
            usesCount: reads.usesCount,
            nextDue: due
        )
    }
}
