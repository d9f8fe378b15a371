extension LeafContent {
    /// Returns how wide the cursor is that stands behind a row of an edited text, in points.
    func cursorWidth(_ pass: LayoutPass) -> Double {
        pass.measurer is CellMeasurer ? CellMeasurer.cellWidth : cursorWidth
    }

    /// Returns the rows of an edited text within a width, which has room for the cursor, too.
    ///
    /// What stands in the place of an empty text lies in rows as well.
    func rows(_ width: Double, _ pass: LayoutPass) -> TextRows {
        let room = width - cursorWidth(pass)
        let layout = layout(room, pass)
        return TextRows(
            spans(pass).map(\.text).joined(),
            layout: layout,
            measurer: pass.measurer,
            font: font.scaled(by: pass.scale),
            width: room
        )
    }

    /// Returns the size of an edited text, as many rows of which are shown as there may be.
    func inputSize(_ width: Double, _ pass: LayoutPass) -> Size {
        let rows = rows(width, pass)
        let count = numberOfLines > 0 ? min(rows.count, numberOfLines) : rows.count
        let size = textSize(width - cursorWidth(pass), pass)
        return Size(
            width: size.width + cursorWidth(pass),
            height: rows.count == count
                ? rows.height : Double(count) * rows.height / Double(rows.count)
        )
    }

    /// Returns the distance of the first or the last baseline of an edited text from the top of its view.
    func inputBaseline(isFirst: Bool, _ size: Size, _ pass: LayoutPass) -> Double {
        let metrics = pass.measurer.metrics(font.scaled(by: pass.scale))
        let first = inset.top + metrics.ascent
        guard !isFirst else { return first }
        return max(first, size.height - inset.bottom - metrics.lineHeight + metrics.ascent)
    }
}
