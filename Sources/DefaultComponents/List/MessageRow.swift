import Components
import Views

/// A message that a list shows, with its cell.
final class MessageRow {
    /// The message's index in the list; 0 is the newest.
    private(set) var index: Int
    /// The message as it is shown.
    private(set) var message: ChatMessage
    var cell: any MessageCell
    let key: ReuseKey
    /// The reads on which the layout options depend.
    var optionReads: RowReads
    /// The messages as the cell reads them.
    private var reader: RowReader
    /// Whether the list's delegate put a view above or below the message.
    private(set) var isDecorated: Bool
    /// The height of the row's line in points, a multiple of 1/64.
    var height = 0.0
    /// The height that the cell needs.
    var ownHeight = 0.0
    /// The height of views above the message that are as wide as the list, in a list with columns.
    var spannedHeight = 0.0
    /// The distance of the cell from the upper edge of the line.
    var inset = 0.0
    /// The upper edge of the row's line in the viewport, in points.
    var top = 0.0
    /// Whether the cell was reused and not yet compared with a new one.
    var waitsForCheck = false
    /// The message that the cell showed before; kept for that comparison.
    var shownBefore: ChatMessage?
    /// The reason for which the cell was filled last.
    var cause: RecomposeReason
    /// Whether the row was reported to the list's delegate.
    var isAnnounced = false

    init(
        _ draft: RowDraft,
        _ key: ReuseKey,
        cell: any MessageCell,
        reader: RowReader,
        cause: RecomposeReason
    ) {
        self.cause = cause
        index = draft.index
        message = draft.message
        self.cell = cell
        self.key = key
        optionReads = draft.reads
        isDecorated = draft.isDecorated
        self.reader = reader
    }

    /// The row's lower edge in the viewport, in points.
    var bottom: Double { top + height }

    /// Whether the cell is made without a registration that failed for the message, and is not reused for others.
    var isPartial: Bool { cell.node.exclusionCount > 0 }

    /// The reads of the cell.
    var cellReads: RowReads { reader.reads }

    /// Sets the content of a draft.
    func take(_ draft: RowDraft, _ reader: RowReader, _ cause: RecomposeReason) {
        self.cause = cause
        index = draft.index
        message = draft.message
        optionReads = draft.reads
        isDecorated = draft.isDecorated
        self.reader = reader
    }

    /// Moves the row to another index without filling its cell again.
    func move(to index: Int, in window: MessageWindow) {
        self.index = index
        reader.move(to: index, in: window)
    }
}

/// The content that a row is going to show.
struct RowDraft {
    let index: Int
    let message: ChatMessage
    var options: ChatMessageLayoutOptions = []
    var contentView: any MessageContentView.Type = ChatMessageContentView.self
    var header: ChatMessageDecorationView?
    var footer: ChatMessageDecorationView?
    /// The reads on which the layout options depend.
    var reads = RowReads()
    /// The scopes that contain the message.
    var scopes = ActiveScopes()

    init(index: Int, message: ChatMessage) {
        self.index = index
        self.message = message
    }

    var key: ReuseKey { ReuseKey(options, contentView, message, in: scopes) }
    var isDecorated: Bool { header != nil || footer != nil }
}

/// The reason for the last composition of a list's row.
package enum RecomposeReason: Sendable, Hashable {
    /// The message came into view, in a new cell.
    case shown
    /// The message came into view, in a reused cell.
    case reused
    /// The message was updated.
    case updated
    /// The cell read messages that changed: the message itself at 0, older ones at 1 and above, newer ones
    /// at -1 and below.
    case neighbours([Int])
    /// The cell read its index in the list, which changed.
    case place
    /// The cell read the number of messages, which changed.
    case count
    /// The channel changed.
    case channel
    /// The list's delegate puts a view above or below the message, and is asked again.
    case decorated
    /// The cell read something that the list does not observe, which may have changed.
    case untracked
}
