import DefaultComponents
import Drawing
import Views

/// A visible message.
struct ShownMessage {
    /// The index in the list; 0 is the newest.
    let index: Int
    let id: ChatMessage.ID
    let cell: any MessageCell

    /// The lower edge of the message's line, in points from the upper edge of the list.
    var bottom: Double { cell.frame.y + cell.frame.size.height }
}

/// The messages beside each other in the list, with their picture.
final class ShownLine {
    /// The messages, oldest first; one in a list without columns.
    let messages: [ShownMessage]
    let picture: TerminalPicture

    init(_ messages: [ShownMessage], options: TerminalOptions) {
        self.messages = messages
        let origin = Point(x: 0, y: messages[0].cell.frame.y)
        picture = TerminalPicture(of: messages.map(\.cell), from: origin, options: options)
    }

    /// Whether the line has these messages, in these cells.
    func shows(_ others: [ShownMessage]) -> Bool {
        messages.elementsEqual(others) {
            $0.index == $1.index && $0.id == $1.id && $0.cell === $1.cell
        }
    }

    /// Returns the origin of the cell of a message in the picture; nil for other views.
    func origin(of view: View) -> Point? {
        guard messages.contains(where: { $0.cell === view }) else { return nil }
        return Point(x: view.frame.x, y: view.frame.y - messages[0].cell.frame.y)
    }

    /// Returns the cell at a point of the picture, and the point in it.
    func place(at point: Point) -> (view: View, point: Point) {
        let top = messages[0].cell.frame.y
        let place = Point(x: point.x, y: point.y + top)
        let found = messages.last { message in
            let frame = message.cell.frame
            let edges = (frame.x, frame.x + frame.size.width)
            return edges.0 <= place.x && place.x < edges.1 && frame.y <= place.y
        }
        let cell = found?.cell ?? messages[0].cell
        return (cell, Point(x: place.x - cell.frame.x, y: place.y - cell.frame.y))
    }
}

/// The lines that were drawn while the list moved, so that none is drawn twice.
struct DrawnMessages {
    /// The lines by their oldest messages.
    var lines: [ChatMessage.ID: ShownLine] = [:]
    /// The number of fills of cells before the first message was drawn; nil before that.
    var fillCount: Int?
}

/// A row of the window that shows a row of messages, or free space above or below them.
struct ViewportLine {
    /// The messages.
    var shown: ShownLine
    /// The row of their picture; the row before the first and the one after the last are free.
    var row: Int
    /// The middle of the part that the row shows, in points from the upper edge of the list.
    var middle: Double

    /// The oldest of the messages.
    var message: ShownMessage { shown.messages[0] }

    /// Whether it shows a row of the picture of a message.
    func shows(_ index: Int) -> Bool {
        shown.messages.contains { $0.index == index } && (0..<shown.picture.rows).contains(row)
    }

    /// Whether both show the same row of the same messages.
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
