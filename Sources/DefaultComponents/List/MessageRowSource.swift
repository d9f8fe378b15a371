import Components

/// The source of the content of a list's rows.
protocol MessageRowSource: AnyObject {
    /// The number of messages.
    var numberOfMessages: Int { get }

    /// The channel as rows see it; `nil` while there is none.
    var rowChannel: ChatChannel? { get }

    /// The identity of the components of new rows; `nil` while the list is not in a tree.
    var origin: TableIdentity? { get }

    /// The name of the list, which scopes test; `nil` if it has none.
    var listName: String? { get }

    /// Whether the messages are a thread's.
    var isInThread: Bool { get }

    /// Whether rows are determined again when they move, because the app's code may depend on their index.
    var asksForEachPlace: Bool { get }

    /// Whether each row in a reused cell is compared with a new cell.
    var checksReuse: Bool { get }

    /// Returns the message at an index; 0 is the newest.
    func message(at index: Int) -> ChatMessage?

    /// Returns the content of a row.
    ///
    /// `reader` records the row's reads.
    func draft(of message: ChatMessage, _ reader: RowReader) -> RowDraft

    /// Called after a message was put into a cell, before the cell is measured.
    func prepare(_ cell: any MessageCell, at index: Int)

    /// Called after rows were placed.
    func listDidPlaceRows()

    /// Called after the messages changed, before that is reported; with `nil` if all were read anew.
    func listDidChange(_ changes: [ListChange<ChatMessage>]?)

    /// Called when scrolling begins or ends.
    func listDidScroll()

    /// Called before the list leaves its tree, if it waits for that.
    func listWillLeaveTree()

    /// Called with a contradiction between reported changes and the messages.
    func listDidFind(_ fault: MessageListFault)

    /// Called with a property that a reused cell kept from another message.
    func listDidFind(_ leak: ReuseLeak)
}
