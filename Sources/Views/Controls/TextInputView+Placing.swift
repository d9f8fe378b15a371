extension TextInputView {
    /// Places the text, the cursor and the selection, with the cursor's row in view.
    final func placeRows() {
        guard let leaf = core.leaf else { return }
        let pass = LayoutPass(for: self)
        let size = core.frame.size
        let room = size.width - leaf.inset.horizontal
        let shown = leaf.rows(room, pass)
        let rows = text.isEmpty ? TextRows("", measurer: pass.measurer, font: font) : shown
        let edited = displayedText
        scroll(shown, leaf.inset, cursorRow: rows.row(of: edited.cursor))
        let top = -shown.lines[inputState.firstRow].top
        let inside = Rect(
            x: leaf.inset.leading,
            y: leaf.inset.top,
            width: max(0, room),
            height: max(0, size.height - leaf.inset.vertical)
        )

        // A space keeps the row of an empty text on a terminal.
        let placeholder = leaf.text.isEmpty ? " " : leaf.text
        let words = text.isEmpty ? placeholder : RichText(plain: edited.text)
        if textView.text != words { textView.text = words }
        // Long texts are laid out once.
        if !text.isEmpty { textView.core.leaf?.takeLayouts(of: leaf) }
        let textWidth = max(0, room - leaf.cursorWidth(pass))
        let frame = Rect(x: 0, y: top, width: textWidth, height: shown.height)
        textView.place(frame, within: inside.size.width)

        let row = rows.lines[rows.row(of: edited.cursor)]
        let cursor = Rect(
            x: rows.x(of: edited.cursor),
            y: top + row.top,
            width: leaf.cursorWidth(pass),
            height: row.height
        )
        cursorView.isHidden = !isEditing
        cursorView.place(cursor, within: inside.size.width)
        let selected = isEditing ? edited.selection.range : 0..<0
        place(selected, rows, cursorWidth: leaf.cursorWidth(pass), top: top, in: inside.size)
        textArea.place(inside, within: size.width)
        textArea.didPlaceSubviews()
        didPlaceSubviews()
    }

    /// Moves the rows as little as brings the cursor's row into view, and lets no room stand empty.
    private func scroll(_ rows: TextRows, _ inset: DirectionalEdgeInsets, cursorRow: Int) {
        let room = core.frame.size.height - inset.vertical
        let rowHeight = rows.height / Double(rows.count)
        let count = max(1, room.isFinite && rowHeight > 0 ? Int(room / rowHeight + 0.01) : 1)
        var first = inputState.firstRow
        first = max(min(first, cursorRow), cursorRow - count + 1)
        inputState.firstRow = max(0, min(first, rows.count - count))
    }

    private func place(
        _ selected: Range<Int>,
        _ rows: TextRows,
        cursorWidth: Double,
        top: Double,
        in size: Size
    ) {
        let last = rows.row(of: selected.upperBound)
        let first = max(rows.row(of: selected.lowerBound), inputState.firstRow)
        var count = 0
        for place in first..<max(first, last + 1) where !selected.isEmpty {
            let row = rows.lines[place]
            guard top + row.top < size.height else { break }
            let start = rows.x(of: max(selected.lowerBound, row.range.lowerBound))
            // What goes on below goes over the end of the row.
            let isWhole = place < last
            let end = isWhole ? row.width + cursorWidth : rows.x(of: selected.upperBound)
            guard end > start else { continue }
            let frame = Rect(
                x: start,
                y: top + row.top,
                width: end - start,
                height: row.height
            )
            view(ofSelection: count).place(frame, within: size.width)
            count += 1
        }
        for (place, view) in selectionViews.enumerated() { view.isHidden = place >= count }
    }

    private func view(ofSelection place: Int) -> View {
        if place == selectionViews.count {
            let view = View()
            view.backgroundColor = selectionColor
            selectionViews.append(view)
            textArea.insertSubview(view, at: 0)
        }
        return selectionViews[place]
    }

    /// Sets the colours of the parts.
    final func showColors() {
        textView.textColor = text.isEmpty ? placeholderColor : textColor
        cursorView.backgroundColor = cursorColor
        for view in selectionViews { view.backgroundColor = selectionColor }
    }
}
