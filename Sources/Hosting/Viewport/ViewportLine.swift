import DefaultComponents
import Drawing

/// A message in view with its picture.
final class ShownMessage {
    /// The place in the list; 0 is the newest.
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

/// The messages that were drawn while the list moved, so that none is drawn twice.
struct DrawnMessages {
    var messages: [ChatMessage.ID: ShownMessage] = [:]
    /// How many times a message had been put into a cell before the first was drawn; none before that.
    var fillCount: Int?
}

/// A row of the window in which a message is seen, or the space that it leaves free.
struct ViewportLine {
    /// The message.
    var message: ShownMessage
    /// The row of the message's picture; one before or behind them is free.
    var row: Int
    /// Where the middle of what the row shows lies, in points from the upper edge of the list.
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
    /// Returns where a line ends and the next begins, in points from the upper edge of the list.
    func boundary(below place: Int, end: Double) -> Double {
        guard indices.contains(place) else { return 0 }
        guard place + 1 < count else { return end }
        return (self[place].middle + self[place + 1].middle) / 2
    }
}
