public import Components

/// The input of a decoration of one message, with the cell that makes it.
public struct DecorationRequest {
    /// The message.
    public let message: ChatMessage

    /// The channel of the message.
    public let channel: ChatChannel

    /// Whether the message is shown in a thread.
    public let isInThread: Bool

    /// The cell of the decoration; make views from slots with it.
    public let cell: any Lifecycle

    private let content: MessageCellContent

    init(_ content: MessageCellContent, _ message: ChatMessage, cell: any Lifecycle) {
        self.message = message
        self.content = content
        channel = content.channel
        isInThread = content.isInThread
        self.cell = cell
    }

    /// The message's index; 0 is the newest.
    public var index: Int { content.index }

    /// The next older message; `nil` for the oldest.
    public var olderMessage: ChatMessage? { content.message(older: 1) }

    /// The next newer message; `nil` for the newest.
    public var newerMessage: ChatMessage? { content.message(older: -1) }

    /// The components of the cell's tree.
    public var components: Components { cell.components }
}

@available(*, unavailable)
extension DecorationRequest: Sendable {}

/// Returns a decoration for a message, or `nil`.
public typealias MessageDecorator = @Sendable (DecorationRequest) -> ChatMessageDecorationView?

extension ValueSlotFamily<MessageDecorator> {
    /// The views above messages; each key may add one.
    public static let headerDecoration = ValueSlotFamily(
        "headerDecoration",
        fallback: { _ in nil },
        members: ["date": dateDecoration, "unread": unreadDecoration],
        contract: .stable
    )

    /// The views below messages; each key may add one.
    public static let footerDecoration = ValueSlotFamily(
        "footerDecoration",
        fallback: { _ in nil },
        members: ["threadReplies": threadRepliesDecoration],
        contract: .stable
    )
}

extension ValueSlot<MessageDecorator> {
    /// Returns the slot of one decoration above messages.
    public static func headerDecoration(_ key: String) -> Self {
        SlotFamily.headerDecoration[key]
    }

    /// Returns the slot of one decoration below messages.
    public static func footerDecoration(_ key: String) -> Self {
        SlotFamily.footerDecoration[key]
    }
}

/// Returns the day above the first message of each day, if separators are enabled.
@Sendable
private func dateDecoration(_ request: DecorationRequest) -> ChatMessageDecorationView? {
    guard request.components[.messageListDateSeparatorEnabled] else { return nil }
    let appearance = request.components[.appearance]
    let calendar = appearance.calendar
    if let older = request.olderMessage,
        calendar.day(older.createdAt) == calendar.day(request.message.createdAt)
    {
        return nil
    }
    let decoration = ChatDateDecorationView()
    decoration.content = appearance.formatters.messageDateSeparator(
        request.message.createdAt,
        calendar
    )
    return decoration
}

/// Returns a bar above the first unread message in the channel, unless the reader
/// wrote it.
@Sendable
private func unreadDecoration(_ request: DecorationRequest) -> ChatMessageDecorationView? {
    guard
        !request.isInThread,
        !request.message.isSentByCurrentUser,
        let lastRead = request.channel.lastReadMessageID,
        request.olderMessage?.id == lastRead
    else { return nil }
    let separator = request.cell.make(.unreadSeparator)
    separator.content = request.message
    return separator
}

/// Returns the number of replies below the root of a thread, in the thread, if counters are enabled.
@Sendable
private func threadRepliesDecoration(
    _ request: DecorationRequest
) -> ChatMessageDecorationView? {
    guard
        request.isInThread,
        request.message.parentID == nil,
        request.components[.threadRepliesCounterEnabled]
    else { return nil }
    let counter = request.cell.make(.threadRepliesCounter)
    counter.content = request.message
    return counter
}
