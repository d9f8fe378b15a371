import Components
import DefaultComponents
import Drawing
import Views

extension ChatViewport {
    /// The row of the window in which the first line stands; few messages stand at the bottom.
    var firstRow: Int { barRows.top + room - lines.count }

    /// Draws the messages, the overlays and the composer, from the first row of a screen on.
    func draw(on target: inout TerminalScreen, selected: ChatMessage.ID? = nil) {
        for (place, line) in lines.enumerated() {
            let row = firstRow + place
            target.draw(line.shown.picture, rows: line.row..<line.row + 1, row: row)
            guard let frame = line.shown.messages.first(where: { $0.id == selected })?.cell.frame
            else { continue }
            let end = CellBounds.whole(((frame.x + frame.size.width) / 8).rounded())
            mark(row, (CellBounds.whole((frame.x / 8).rounded()), end - 1), on: &target)
        }
        for overlay in listOverlays {
            if let covered = overlay.covered {
                let rows = overlay.row..<overlay.row + covered.rows
                target.clear(rows: rows, columns: 0..<covered.columns)
            }
            let (picture, room) = (overlay.picture, composerRow - barRows.bottom - overlay.row)
            let shown = 0..<max(0, min(picture.rows, room))
            target.draw(picture, rows: shown, row: overlay.row, column: overlay.column, margin: 1)
        }
        if let composerPicture {
            target.draw(composerPicture, rows: composerRows, row: composerRow)
        }
        drawDeclaredOverlays(on: &target)
        markFocus(on: &target)
    }

    /// Draws bars in two columns of a row.
    func mark(_ row: Int, _ columns: (Int, Int), on target: inout TerminalScreen) {
        let isASCII = options.style == .ascii
        for (column, bar) in [(columns.0, isASCII ? ">" : "▌"), (columns.1, isASCII ? "<" : "▐")] {
            target.draw(TerminalPicture(line: bar, options: options), row: row, column: column)
            target.paint(
                row: row,
                columns: column..<column + 1,
                foreground: components[.appearance].palette.accent,
                isBold: true
            )
        }
    }
}
