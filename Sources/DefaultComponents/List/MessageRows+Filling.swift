import Components
import Views

extension MessageRows {
    /// Returns a new row, in a cell that waited for one like it or in a new one.
    func makeRow(at index: Int) -> MessageRow {
        makeRow(draft(at: index))
    }

    /// Returns what the row at a place shows.
    func draft(at index: Int) -> RowDraft {
        let reader = RowReader(window, index: index)
        let message = reader.message(0) ?? .missing
        guard let source else { return RowDraft(index: index, message: message) }
        return source.draft(of: message, reader)
    }

    /// Returns a new row for a draft.
    func makeRow(_ draft: RowDraft) -> MessageRow {
        let reader = RowReader(window, index: draft.index)
        let waiting = pool.take(draft.key)
        let cell = waiting ?? view.make(.messageCell)
        cell.content = content(draft, reader)
        let row = MessageRow(draft, cell: cell, reader: reader)
        // A cell is filled when it joins the tree.
        view.insertSubview(cell, at: place(of: row))
        shown.insert(row, at: shown.firstIndex { $0.index > row.index } ?? shown.count)
        row.waitsForCheck = waiting != nil
        didFill(row)
        return row
    }

    /// Shows a draft in the cell of a row with the same key.
    func fill(_ row: MessageRow, _ draft: RowDraft) {
        let reader = RowReader(window, index: draft.index)
        row.take(draft, reader)
        row.cell.content = content(draft, reader)
        row.waitsForCheck = true
        didFill(row)
    }

    private func didFill(_ row: MessageRow) {
        fillCount += 1
        measure(row)
    }

    /// Measures a row at the present width.
    func measure(_ row: MessageRow) {
        let height = row.cell.heightThatFits(width)
        // At least a point, so that a viewport never needs more rows than it has points.
        row.height =
            height.isFinite
            ? min(max(1, height.roundedUpToGrid), RowHeights.greatestHeight) : 1
        heights[row.index] = row.height
    }

    /// Takes the cell of a row out, to wait for another message.
    func release(_ row: MessageRow) {
        row.cell.removeFromSuperview()
        pool.put(row.cell, row.key)
    }

    func content(_ draft: RowDraft, _ reader: RowReader) -> MessageCellContent {
        MessageCellContent(
            draft,
            reader,
            channel ?? ChatChannel(id: ""),
            isInThread: source?.isInThread ?? false
        )
    }

    /// Returns the place of a row's cell among the subviews, which are oldest first.
    private func place(of row: MessageRow) -> Int {
        let subviews = view.subviews
        if let newer = shown.last(where: { $0.index < row.index }),
            let place = subviews.firstIndex(where: { $0 === newer.cell })
        {
            return place
        }
        if let older = shown.first(where: { $0.index > row.index }),
            let place = subviews.firstIndex(where: { $0 === older.cell })
        {
            return place + 1
        }
        return 0
    }
}
