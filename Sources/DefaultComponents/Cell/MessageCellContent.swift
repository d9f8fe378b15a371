import Components

/// A message among others.
public struct MessageCellContent {
    /// The channel that they stand in.
    public var channel: ChatChannel

    /// Whether they are a thread's.
    public var isInThread: Bool

    /// What the layout has; none lets the cell ask its components.
    public var layoutOptions: ChatMessageLayoutOptions?

    /// The type of the message's view; none lets the cell ask its components.
    public var contentViewType: (any MessageContentView.Type)?

    /// A view above the message, below the header decorations of plugins.
    public var headerView: ChatMessageDecorationView?

    /// A view below the message, above the footer decorations of plugins.
    public var footerView: ChatMessageDecorationView?

    /// Whose function gave `contentViewType`; none unless a list asked the components.
    var resultSource: ResultSource?

    /// How the row of a list sees the messages; none outside of lists.
    let reader: RowReader?
    private let place: Int
    private let given: AnyRandomAccessCollection<ChatMessage>?

    /// Creates the content of a cell.
    ///
    /// - Parameters:
    ///   - index: The message's place; 0 is the newest.
    ///   - messages: The messages around it, newest first.
    ///   - channel: The channel that they stand in.
    ///   - isInThread: Whether they are a thread's.
    public init(
        index: Int,
        messages: AnyRandomAccessCollection<ChatMessage>,
        channel: ChatChannel,
        isInThread: Bool = false
    ) {
        place = index
        given = messages
        self.channel = channel
        self.isInThread = isInThread
        reader = nil
    }

    /// Creates the content of a cell whose message stands alone in a channel.
    public init(_ message: ChatMessage, in channel: ChatChannel) {
        self.init(
            index: 0,
            messages: AnyRandomAccessCollection(CollectionOfOne(message)),
            channel: channel
        )
    }

    /// Creates what a list's row reads.
    init(_ reader: RowReader, _ channel: ChatChannel, isInThread: Bool) {
        place = reader.index
        given = nil
        self.channel = channel
        self.isInThread = isInThread
        self.reader = reader
    }

    /// The messages around it, newest first.
    ///
    /// In a list, `message(older:)` says more exactly what a cell depends on.
    public var messages: AnyRandomAccessCollection<ChatMessage> {
        given ?? reader.map { AnyRandomAccessCollection(RowMessages(reader: $0)) }
            ?? AnyRandomAccessCollection([])
    }

    /// The name of the list that shows the message; none for lists without a name, and outside of lists.
    public var listName: String? {
        reader?.window.listName
    }

    /// The scopes that the row of a list found the message in; none lets the cell ask.
    var scopes: ActiveScopes? {
        reader?.scopes
    }

    /// The message's place; 0 is the newest.
    public var index: Int {
        guard let reader else { return place }
        reader.reads.usesPlace = true
        return reader.index
    }

    /// Returns the message so many places from this one, towards the older ones; none beyond the ends.
    public func message(older distance: Int = 0) -> ChatMessage? {
        if let reader { return reader.message(distance) }
        let (index, overflow) = place.addingReportingOverflow(distance)
        guard !overflow, place >= 0, index >= 0, index < messages.count else { return nil }
        return messages[messages.index(messages.startIndex, offsetBy: index)]
    }
}

@available(*, unavailable)
extension MessageCellContent: Sendable {}

extension MessageLayoutRequest {
    /// Creates the request for a cell's content.
    init(
        _ content: MessageCellContent,
        components: Components,
        resolver: any MessageLayoutOptionsResolver
    ) {
        if let reader = content.reader {
            self.init(
                reader,
                channel: content.channel,
                components: components,
                resolver: resolver
            )
        } else {
            self.init(
                index: content.index,
                channel: content.channel,
                messages: content.messages,
                components: components,
                resolver: resolver
            )
        }
        isInThread = content.isInThread
    }
}
