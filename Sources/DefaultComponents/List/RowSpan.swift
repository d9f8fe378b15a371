import Components
import Views

/// Consecutive rows, placed from the anchor on until the viewport is full.
struct RowSpan {
    /// The rows, newest first.
    private(set) var rows: [MessageRow] = []
    private let list: MessageRows
    private let height: Double
    private let count: Int
    private var known: [Int: MessageRow]
    /// The upper edge of the oldest row and the lower edge of the newest, from the viewport's upper edge.
    private var top: Double
    private var bottom: Double

    /// Begins with the line of the anchor's row.
    init(rows list: MessageRows) {
        self.list = list
        height = list.viewportHeight
        count = list.heights.count
        known = Dictionary(list.shown.map { ($0.index, $0) }) { first, _ in first }
        let index = max(0, min(list.anchor.index, count - 1))
        bottom = height + list.anchor.offset
        top = bottom
        _ = take(list.line(of: index), at: 0)
        top -= rows[0].height
        for row in rows { row.top = top }
    }

    /// Adds rows until the viewport is full or there are no more.
    mutating func fillViewport() {
        while bottom < height, addNewer() {}
        // The newest message's lower edge is never above that of the viewport.
        if bottom < height { move(by: height - bottom) }
        while top > 0, addOlder() {}
        // The oldest message's upper edge is never below that of the viewport while newer messages are out of view.
        while top > 0 {
            if bottom > height {
                move(by: -min(top, bottom - height))
            } else if !addNewer() {
                break
            }
        }
        // The rows that were not taken are out of view.
        known.values.sorted { $0.index < $1.index }.forEach(list.release)
    }

    private mutating func addNewer() -> Bool {
        guard let first = rows.first, first.index > 0, list.view.node.isConnected else {
            return false
        }
        let line = take(list.line(of: first.index - 1).clamped(to: 0..<first.index), at: 0)
        for row in line { row.top = bottom }
        bottom += rows[0].height
        return true
    }

    private mutating func addOlder() -> Bool {
        guard let last = rows.last, last.index < count - 1, list.view.node.isConnected else {
            return false
        }
        let (index, place) = (last.index + 1, rows.count)
        let line = take(list.line(of: index).clamped(to: index..<count), at: place)
        top -= rows[place].height
        for row in line { row.top = top }
        return true
    }

    private mutating func move(by distance: Double) {
        top += distance
        bottom += distance
        for row in rows { row.top += distance }
    }

    /// Adds the rows of a line at a place, those that are shown or new ones, and returns them.
    private mutating func take(_ line: Range<Int>, at place: Int) -> ArraySlice<MessageRow> {
        for index in line {
            let row = known.removeValue(forKey: index) ?? list.makeRow(at: index)
            rows.insert(row, at: place + index - line.lowerBound)
        }
        let taken = rows[place..<place + line.count]
        list.level(taken)
        list.keepHeight(of: taken)
        return taken
    }
}
