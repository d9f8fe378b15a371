import Components
import Views

extension MessageRows {
    /// Makes and measures the row at an index, in a reused or new cell, and adds it to the shown rows and to the view.
    func makeRow(at index: Int) -> MessageRow {
        makeRow(draft(at: index))
    }

    /// Returns a draft of the row at an index: its message, and how to show it.
    func draft(at index: Int) -> RowDraft {
        let reader = RowReader(window, index: index)
        let message = reader.message(0) ?? .missing
        guard let source else { return RowDraft(index: index, message: message) }
        return source.draft(of: message, reader)
    }

    /// Makes and measures a row for a draft, in a reused or new cell, and adds it to the shown rows and to the view.
    func makeRow(_ draft: RowDraft) -> MessageRow {
        let reader = RowReader(window, index: draft.index)
        let key = draft.key
        let waiting = pool.take(key)
        let before = source?.checksReuse == true ? waiting?.content?.message() : nil
        let cell = waiting ?? makeCell(draft)
        let cause = replaced[draft.index] ?? (waiting == nil ? .shown : .reused)
        let row = MessageRow(draft, key, cell: cell, reader: reader, cause: cause)
        shown.insert(row, at: shown.firstIndex { $0.index > row.index } ?? shown.count)
        row.waitsForCheck = waiting != nil
        row.shownBefore = before
        // A cell shows its content once it is in the tree: at once if it still is.
        cell.content = content(draft, reader)
        if cell.superview !== view { view.insertSubview(cell, at: place(of: row)) }
        didFill(row)
        return row
    }

    /// Returns a new cell, made from the components that hold in the scopes of a draft.
    func makeCell(_ draft: RowDraft) -> any MessageCell {
        guard let tree = view.node.connectedTree else { return view.make(.messageCell) }
        return tree.scoped(to: draft.scopes).make(.messageCell)
    }

    /// Shows a draft in the cell of a row with the same key.
    func fill(_ row: MessageRow, _ draft: RowDraft, _ cause: RecomposeReason) {
        let reader = RowReader(window, index: draft.index)
        if source?.checksReuse == true { row.shownBefore = row.message }
        row.take(draft, reader, cause)
        row.cell.content = content(draft, reader)
        row.waitsForCheck = true
        didFill(row)
    }

    private func didFill(_ row: MessageRow) {
        fillCount += 1
        source?.prepare(row.cell, at: row.index)
        measure(row)
    }

    /// Measures a row at the width of its column.
    func measure(_ row: MessageRow) {
        var fitting = fit(row.cell, at: row.index)
        while view.node.connectedTree?.settleFaults(in: view) == true {
            wasMadeAnew = true
            fitting = fit(row.cell, at: row.index)
        }
        (row.ownHeight, row.spannedHeight) = (RowHeights.height(fitting.height), fitting.spanned)
        if hasColumns { return }
        row.height = row.ownHeight
        heights[row.index] = row.height
    }

    /// Puts the cell of a row into the pool.
    ///
    /// While rows are placed it stays a subview, because most cells are reused at once.
    func release(_ row: MessageRow) {
        guard !row.isPartial else { return row.cell.removeFromSuperview() }
        pool.put(row.cell, row.key)
        if isPlacing { released.append(row.cell) } else { row.cell.removeFromSuperview() }
    }

    /// Removes the released cells that were not reused from the view, and the cells beyond its limits from the pool.
    func removeReleased() {
        let cells = released
        for cell in cells where !shown.contains(where: { $0.cell === cell }) {
            cell.removeFromSuperview()
        }
        withExtendedLifetime(cells) { released = [] }
        _ = pool.trim()
    }

    func content(_ draft: RowDraft, _ reader: RowReader) -> MessageCellContent {
        reader.scopes = draft.scopes
        var content = MessageCellContent(
            reader,
            channel ?? ChatChannel(id: ""),
            isInThread: source?.isInThread ?? false
        )
        content.layoutOptions = draft.options
        content.contentViewType = draft.contentView
        content.headerView = draft.header
        content.footerView = draft.footer
        return content
    }

    /// Shows the message of a row in a new cell, made without the registrations that failed in the old one.
    ///
    /// The cells in the pool are removed, as they have the same registrations.
    func makeAnew(_ row: MessageRow) {
        guard let tree = view.node.connectedTree else { return }
        let wasPlacing = isPlacing
        isPlacing = true
        defer { isPlacing = wasPlacing }
        emptyPool()
        let (old, draft) = (row.cell, draft(at: row.index))
        let reader = RowReader(window, index: row.index)
        let cell = tree.scoped(to: draft.scopes).remake(.messageCell, for: old)
        cell.content = content(draft, reader)
        row.take(draft, reader, row.cause)
        (row.cell, row.waitsForCheck, row.shownBefore) = (cell, false, nil)
        view.insertSubview(cell, at: view.subviews.firstIndex { $0 === old } ?? place(of: row))
        old.removeFromSuperview()
        fillCount += 1
        source?.prepare(cell, at: row.index)
        view.setNeedsLayout()
    }

    /// Returns the index at which to insert a row's cell into the subviews, which are oldest first.
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
