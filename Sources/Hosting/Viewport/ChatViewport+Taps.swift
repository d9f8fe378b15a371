import Components
package import DefaultComponents
import Drawing
import Views

extension ChatViewport {
    /// Taps, or presses long, a cell of the window.
    func tap(_ kind: Tap.Kind = .tap, row: Int, column: Int) {
        if kind == .tap {
            point(.press, row: row, column: column)
            return point(.release, row: row, column: column)
        }
        guard let place = place(row: row, column: column) else { return }
        send(kind, to: place.view, at: place.point)
    }

    /// Returns the view that a cell of the window shows, and the point of it; nil if it shows none.
    func place(row: Int, column: Int) -> (view: View, point: Point)? {
        for overlay in overlays.reversed() {
            if let point = point(in: overlay, row, column) { return (overlay.view, point) }
            if overlay.place?.isModal == true { return nil }
        }
        if row >= composerRow, let composer, let picture = composerPicture {
            let place = row - composerRow + composerRows.lowerBound
            return picture.point(row: place, column: column).map { (composer.view, $0) }
        }
        guard let line = line(at: row) else { return nil }
        return line.shown.picture.point(row: line.row, column: column).map(line.shown.place)
    }

    /// Returns the point of an overlay that a cell of the window shows or that covers the cell.
    ///
    /// The list's own overlays take taps where they are drawn; views that plugins add may cover more than is drawn.
    private func point(in overlay: Overlay, _ row: Int, _ column: Int) -> Point? {
        let place = row - overlay.row
        let columns = overlay.column..<overlay.column + overlay.picture.columns
        if (0..<overlay.picture.rows).contains(place), columns.contains(column),
            let point = overlay.picture.point(row: place, column: column - overlay.column)
        {
            return point
        }
        if overlay.place != nil {
            guard overlay.covers(row, column) else { return nil }
            let column = Double(column - overlay.column)
            return Point(x: (column + 0.5) * 8, y: (Double(place) + 0.5) * 16)
        }
        let own: [View] = [
            list.dateOverlayView, list.typingIndicatorView, list.scrollToLatestMessageButton,
        ]
        guard row < barRows.top + room, !own.contains(where: { $0 === overlay.view }) else {
            return nil
        }
        let frame = overlay.view.frame
        let point = Point(x: (Double(column) + 0.5) * 8 - frame.x, y: listHeight(of: row) - frame.y)
        return overlay.view.hitTest(point) == nil ? nil : point
    }

    /// Returns the vertical position in the list that a row of the window shows, in points.
    private func listHeight(of row: Int) -> Double {
        if let line = line(at: row) { return line.middle }
        let first = lines.first?.middle ?? height
        return max(0.5, first - Double(firstRow - row) * 16)
    }

    /// Returns the line in a row of the window.
    func line(at row: Int) -> ViewportLine? {
        let place = row - firstRow
        return lines.indices.contains(place) ? lines[place] : nil
    }

    /// Taps a part of a visible message, and returns whether it has that part.
    package func tap(_ part: MessagePart, of id: ChatMessage.ID) -> Bool {
        guard let message = shownMessages.first(where: { $0.id == id }),
            let shown = MessagePart.shown(in: message.cell).first(where: { $0.part == part })
        else { return false }
        let point = Tap(on: shown.view, at: shown.point).location(in: message.cell)
        send(part == .message ? .longPress : .tap, to: message.cell, at: point)
        return true
    }

    /// Returns the parts of a visible message that take taps.
    package func parts(of id: ChatMessage.ID) -> [MessagePart.Shown] {
        shownMessages.first { $0.id == id }.map { MessagePart.shown(in: $0.cell) } ?? []
    }

    private func send(_ kind: Tap.Kind, to view: View, at point: Point) {
        view.send(kind, at: point, beyondFrames: false)
        if view is any ScrollToLatestMessageButton { list.listView.endScrolling() }
        fit()
    }
}
