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

    /// Whether a cell outside of lists is drawn as in the list of a channel's or a thread's screen.
    package var isAsOnScreen = false

    let place: MessagePlace

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
        place = .among(messages, index: index)
        self.channel = channel
        self.isInThread = isInThread
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
        place = .row(reader)
        self.channel = channel
        self.isInThread = isInThread
    }

    /// The messages around it, newest first.
    ///
    /// In a list, `message(older:)` records more exactly what a cell depends on.
    public var messages: AnyRandomAccessCollection<ChatMessage> { place.messages }

    /// The name of the list that shows the message; `nil` for lists without a name, and outside of lists.
    public var listName: String? {
        if isAsOnScreen { return isInThread ? "thread" : "channel" }
        return place.reader?.window.listName
    }

    /// The scopes that contain the message, as the row of a list found them; `nil` lets the cell find them.
    var scopes: ActiveScopes? { place.reader?.scopes }

    /// The message's index; 0 is the newest.
    public var index: Int { place.index }

    /// Returns the message at a distance from this one, towards the older ones; `nil` out of bounds.
    public func message(older distance: Int = 0) -> ChatMessage? {
        place.message(older: distance)
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
        self.init(
            content.place,
            channel: content.channel,
            components: components,
            resolver: resolver
        )
        isInThread = content.isInThread
    }
}
