import Components
import DefaultComponents
import Drawing
import Views

extension ChatViewport {
    /// A view over the list, with its position in the window.
    struct Overlay {
        let view: View
        let picture: TerminalPicture
        let row: Int
        let column: Int
    }

    /// The visible views over the list.
    var overlays: [Overlay] {
        var overlays: [Overlay] = []
        for view in list.view.subviews where view !== list.listView && !view.isHidden {
            let picture = TerminalPicture(of: view, options: options)
            let row =
                view === list.typingIndicatorView
                ? room + 1 - picture.rows : rowOfOverlay(view.frame, picture.rows)
            let column = Int((view.frame.x / 8).rounded())
            overlays.append(Overlay(view: view, picture: picture, row: row, column: column))
        }
        return overlays
    }

    /// The row of the window in which the first line stands; few messages stand at the bottom.
    var firstRow: Int { room - lines.count }

    /// Draws the messages, the overlays and the composer, from the first row of a screen on.
    func draw(on target: inout TerminalScreen, selected: ChatMessage.ID? = nil) {
        for (place, line) in lines.enumerated() {
            let message = line.message
            let row = firstRow + place
            target.draw(message.picture, rows: line.row..<line.row + 1, row: row)
            if message.id == selected { mark(row, on: &target) }
        }
        for overlay in overlays {
            target.draw(overlay.picture, row: overlay.row, column: overlay.column, margin: 1)
        }
        if let composerPicture {
            target.draw(composerPicture, rows: composerRows, row: room + 1)
        }
    }

    /// Draws bars at both ends of a row.
    private func mark(_ row: Int, on target: inout TerminalScreen) {
        let isASCII = options.style == .ascii
        for (column, bar) in [(0, isASCII ? ">" : "▌"), (options.columns - 1, isASCII ? "<" : "▐")]
        {
            target.draw(TerminalPicture(line: bar, options: options), row: row, column: column)
            target.paint(
                row: row,
                columns: column..<column + 1,
                foreground: components[.appearance].palette.accent,
                isBold: true
            )
        }
    }

    /// Returns the row of an overlay: as far from the nearer edge as in the list.
    private func rowOfOverlay(_ frame: Rect, _ rows: Int) -> Int {
        let bottom = frame.y + frame.size.height
        if (frame.y + bottom) / 2 < height / 2 { return Int(frame.y / 16) }
        return room - rows - Int(max(0, height - bottom) / 16)
    }
}
