import Components

/// The content of a cell: a message, with those around it.
public struct MessageCellContent {
    /// The channel of the messages.
    public var channel: ChatChannel

    /// Whether the messages are a thread's.
    public var isInThread: Bool

    /// The layout options; `nil` lets the cell resolve them.
    public var layoutOptions: ChatMessageLayoutOptions?

    /// The type of the message's view; `nil` lets the cell resolve it.
    public var contentViewType: (any MessageContentView.Type)?

    /// A view above the message, below the header decorations of plugins.
    public var headerView: ChatMessageDecorationView?

    /// A view below the message, above the footer decorations of plugins.
    public var footerView: ChatMessageDecorationView?

    /// The messages as the row of a list reads them; `nil` outside of lists.
    let reader: RowReader?
    private let place: Int
    private let given: AnyRandomAccessCollection<ChatMessage>?

    /// Creates the content of a cell.
    ///
    /// - Parameters:
    ///   - index: The message's index; 0 is the newest.
    ///   - messages: The messages around it, newest first.
    ///   - channel: The channel of the messages.
    ///   - isInThread: Whether the messages are a thread's.
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

    /// Creates the content of a cell with a message alone in a channel.
    public init(_ message: ChatMessage, in channel: ChatChannel) {
        self.init(
            index: 0,
            messages: AnyRandomAccessCollection(CollectionOfOne(message)),
            channel: channel
        )
    }

    /// Creates the content of a row of a list.
    init(_ reader: RowReader, _ channel: ChatChannel, isInThread: Bool) {
        place = reader.index
        given = nil
        self.channel = channel
        self.isInThread = isInThread
        self.reader = reader
    }

    /// The messages around it, newest first.
    ///
    /// In a list, `message(older:)` records more exactly what a cell depends on.
    public var messages: AnyRandomAccessCollection<ChatMessage> {
        given ?? reader.map { AnyRandomAccessCollection(RowMessages(reader: $0)) }
            ?? AnyRandomAccessCollection([])
    }

    /// The name of the list that shows the message; `nil` for lists without a name, and outside of lists.
    public var listName: String? {
        reader?.window.listName
    }

    /// The scopes that contain the message, as the row of a list found them; `nil` lets the cell find them.
    var scopes: ActiveScopes? {
        reader?.scopes
    }

    /// The message's index; 0 is the newest.
    public var index: Int {
        guard let reader else { return place }
        reader.reads.usesPlace = true
        return reader.index
    }

    /// Returns the message at a distance from this one, towards the older ones; `nil` out of bounds.
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
    /// Creates the layout request for a cell's content.
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
