import Components

/// Where the rows of a list get what they show.
protocol MessageRowSource: AnyObject {
    /// The number of messages.
    var numberOfMessages: Int { get }

    /// The channel as rows see it; none while there is none.
    var rowChannel: ChatChannel? { get }

    /// What rows are made with now; nothing while the list is in no tree.
    var origin: TableIdentity? { get }

    /// The name of the list, by which scopes know it; none for a list without one.
    var listName: String? { get }

    /// Whether the messages are a thread's.
    var isInThread: Bool { get }

    /// Whether rows have to be asked again when they move, because anybody may decide by their place.
    var asksForEachPlace: Bool { get }

    /// Whether each row that a used cell shows is compared with a new cell.
    var checksReuse: Bool { get }

    /// Returns the message at a place; 0 is the newest.
    func message(at index: Int) -> ChatMessage?

    /// Returns what a row shows.
    ///
    /// `reader` is how the row sees the messages.
    func draft(of message: ChatMessage, _ reader: RowReader) -> RowDraft

    /// Tells that a message was put into a cell, before the cell is measured.
    func prepare(_ cell: any MessageCell, at index: Int)

    /// Tells that rows were placed.
    func listDidPlaceRows()

    /// Tells that somebody scrolls, or stopped.
    func listDidScroll()

    /// Tells that what was said about the messages is not so.
    func listDidFind(_ fault: MessageListFault)

    /// Tells that a used cell kept something from another message.
    func listDidFind(_ leak: ReuseLeak)
}
