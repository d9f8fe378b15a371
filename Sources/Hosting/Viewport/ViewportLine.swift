import DefaultComponents
import Drawing

/// A visible message with its picture.
final class ShownMessage {
    /// The index in the list; 0 is the newest.
    let index: Int
    let id: ChatMessage.ID
    let cell: any MessageCell
    let picture: TerminalPicture

    init(index: Int, id: ChatMessage.ID, cell: any MessageCell, picture: TerminalPicture) {
        self.index = index
        self.id = id
        self.cell = cell
        self.picture = picture
    }
}

/// The messages that were drawn while the list moved, so that no message is drawn twice.
struct DrawnMessages {
    var messages: [ChatMessage.ID: ShownMessage] = [:]
    /// The number of fills of cells before the first message was drawn; nil before that.
    var fillCount: Int?
}

/// A row of the window that shows a row of a message, or free space above or below it.
struct ViewportLine {
    /// The message.
    var message: ShownMessage
    /// The row of the message's picture; the row before the first and the one after the last are free.
    var row: Int
    /// The middle of the part that the row shows, in points from the upper edge of the list.
    var middle: Double

    /// Whether it shows a row of the picture of a message.
    func shows(_ index: Int) -> Bool {
        message.index == index && (0..<message.picture.rows).contains(row)
    }

    /// Whether both show the same row of the same message.
    func isSame(as other: ViewportLine) -> Bool {
        message.id == other.message.id && row == other.row
    }
}

extension [ViewportLine] {
    /// Returns the boundary between a line and the next, in points from the upper edge of the list.
    func boundary(below place: Int, end: Double) -> Double {
        guard indices.contains(place) else { return 0 }
        guard place + 1 < count else { return end }
        return (self[place].middle + self[place + 1].middle) / 2
    }
}
