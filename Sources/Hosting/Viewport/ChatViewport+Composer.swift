import DefaultComponents
import Drawing
import Views

extension ChatViewport {
    /// The visible rows of the composer's picture: all, or if there is no room those around the cursor.
    var composerRows: Range<Int> {
        guard let picture = composerPicture else { return 0..<0 }
        let count = max(0, min(picture.rows, rows - 2))
        let cursor = cursorRow(in: picture) ?? picture.rows - 1
        let first = max(0, min(cursor - count / 2, picture.rows - count))
        return first..<first + count
    }

    /// The position of the composer's cursor in the window; nil unless the composer is edited.
    var cursor: (row: Int, column: Int)? {
        guard let composer, composer.isEditing, let picture = composerPicture,
            let row = cursorRow(in: picture), composerRows.contains(row),
            let frame = cursorFrame
        else { return nil }
        let column = Int((frame.x / CellMeasurer.cellWidth).rounded())
        return (room + 1 + row - composerRows.lowerBound, max(0, min(column, options.columns - 1)))
    }

    /// Lays out list and composer, with room for what lies below the rows, such as the typing indicator.
    func layOut() {
        let (isAtLatest, isScrolling) = (list.listView.isAtLatest, list.listView.isScrolling)
        var room = neededRoom
        screen.view.layout(width: width, height: height + composerHeight + room)
        if neededRoom != room {
            room = neededRoom
            screen.view.layout(width: width, height: height + composerHeight + room)
        }
        let change = room - roomBelowRows
        roomBelowRows = room
        // The list kept its rows where they were, in what was left of it.
        guard change != 0, !isAtLatest else { return }
        list.listView.scroll(by: change)
        if !isScrolling { list.listView.endScrolling() }
    }

    private var neededRoom: Double {
        max(0, list.view.frame.size.height - list.listView.frame.size.height)
    }

    /// Draws the composer.
    func drawComposer() {
        layOut()
        composerPicture = composer.map { TerminalPicture(of: $0.view, options: options) }
    }

    /// Draws the composer after a change of it, and fits the list into the rows that are left.
    func composerChanged() {
        let count = room
        drawComposer()
        if room != count { fit() }
    }

    /// The height of the composer, in points.
    private var composerHeight: Double {
        composer?.view.sizeThatFits(width: width).height ?? 0
    }

    /// The frame of the cursor in the composer, in points.
    private var cursorFrame: Rect? {
        guard let composer, let input = composer.textInputView as? TextInputView else { return nil }
        var frame = input.cursorFrame
        for view in input.andAround.prefix(while: { $0 !== composer.view }) {
            frame.x += view.frame.x
            frame.y += view.frame.y
        }
        return frame
    }

    private func cursorRow(in picture: TerminalPicture) -> Int? {
        guard let frame = cursorFrame else { return nil }
        let middle = frame.y + frame.size.height / 2
        // A row may show what lies a little higher or lower as well.
        let distances = (0..<picture.rows).map { row in
            picture.extent(ofRow: row).map { abs(($0.lowerBound + $0.upperBound) / 2 - middle) }
                ?? .infinity
        }
        return distances.indices.min { distances[$0] < distances[$1] }
    }
}
