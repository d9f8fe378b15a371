import Components

/// A message that a list shows, with its cell.
final class MessageRow {
    /// The message's place in the list; 0 is the newest.
    private(set) var index: Int
    /// The message as it is shown.
    private(set) var message: ChatMessage
    private(set) var cell: any MessageCell
    let key: ReuseKey
    /// Whether the cell is made without something that did wrong for the message, and may show no other one.
    private(set) var isPartial = false
    /// What the options were decided by.
    var optionReads: RowReads
    /// How the cell sees the messages.
    private var reader: RowReader
    /// Whether the list's delegate put something above or below the message.
    private(set) var isDecorated: Bool
    /// The height in points, a multiple of 1/64.
    var height = 0.0
    /// Where the row begins in the viewport, in points from its upper edge.
    var top = 0.0
    /// Whether the cell was used before and not yet compared with a new one.
    var waitsForCheck = false
    /// The message that the cell showed before; kept for that comparison.
    var shownBefore: ChatMessage?
    /// Why the cell was filled last.
    var cause: RecomposeReason
    /// Whether the list's delegate knows that the row is shown.
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

    /// Where the row ends in the viewport.
    var bottom: Double { top + height }

    /// What the cell read.
    var cellReads: RowReads { reader.reads }

    /// Takes what is shown from now on.
    func take(_ draft: RowDraft, _ reader: RowReader, _ cause: RecomposeReason) {
        self.cause = cause
        index = draft.index
        message = draft.message
        optionReads = draft.reads
        isDecorated = draft.isDecorated
        self.reader = reader
    }

    /// Takes another cell, which is made without something that did wrong.
    func take(_ draft: RowDraft, _ reader: RowReader, in cell: any MessageCell) {
        take(draft, reader, cause)
        self.cell = cell
        isPartial = true
        waitsForCheck = false
        shownBefore = nil
    }

    /// Moves to another place without being filled again.
    func move(to index: Int, in window: MessageWindow) {
        self.index = index
        reader.move(to: index, in: window)
    }
}

/// What a row is going to show.
struct RowDraft {
    let index: Int
    let message: ChatMessage
    var options: ChatMessageLayoutOptions = []
    var contentView: any MessageContentView.Type = ChatMessageContentView.self
    /// Whose function gave that type.
    var resultSource: ResultSource?
    var header: ChatMessageDecorationView?
    var footer: ChatMessageDecorationView?
    /// What the options were decided by.
    var reads = RowReads()
    /// The scopes that the message is in.
    var scopes = ActiveScopes()

    init(index: Int, message: ChatMessage) {
        self.index = index
        self.message = message
    }

    var key: ReuseKey { ReuseKey(options, contentView, message, in: scopes) }
    var isDecorated: Bool { header != nil || footer != nil }
}

/// Why the row of a list was composed, the last time that it was.
package enum RecomposeReason: Sendable, Hashable {
    /// The message came into view, in a new cell.
    case shown
    /// The message came into view, in a cell that had shown another one like it.
    case reused
    /// An update named the message.
    case updated
    /// The cell read messages that are others now: the message itself at 0, older ones at 1 and on, newer ones
    /// at -1 and before.
    case neighbours([Int])
    /// The cell read its place in the list, which is another one now.
    case place
    /// The cell read the number of messages, which is another one now.
    case count
    /// The channel is another one.
    case channel
    /// The list's delegate puts something above or below the message, and is asked again.
    case decorated
    /// The cell read something that the list does not see, so that anything may have changed.
    case untracked
}
