import Components
import DefaultComponents
import Drawing
import Views

extension ListLaw {
    func key(of index: Int) -> FreshRows.Key {
        let items = model.items
        return FreshRows.Key(
            newer: index > 0 ? items[index - 1].stamp : nil,
            message: items[index].stamp,
            older: index + 1 < items.count ? items[index + 1].stamp : nil,
            channel: channelKey,
            components: componentsKey,
            width: width
        )
    }

    func freshRow(_ index: Int) -> FreshRows.Row {
        fresh.row(
            key(of: index),
            MessageCellContent(
                index: index,
                messages: AnyRandomAccessCollection(model.messages),
                channel: data.channel ?? FixtureChat.group,
                isInThread: isInThread
            ),
            components
        )
    }

    func height(of index: Int) -> Double {
        freshRow(index).height
    }

    /// Returns the height of a row: that of the row on its own, or the list's estimate before it is known.
    func claimedHeight(of index: Int) -> Double {
        if let row = fresh.known(key(of: index)) { return row.height }
        if let cell = list.listView.cell(at: index),
            cell.content?.message()?.id == model.items[index].message.id
        {
            return cell.frame.size.height
        }
        return height(of: index)
    }

    /// Compares the list with the model: the positions of rows always, their content in a full comparison.
    func check(_ name: String, isWhole: Bool) {
        guard fault == nil else {
            fault = fault.map { "\(name): \($0)" }
            return
        }
        viewport.place(count: model.items.count) { index in
            isWhole ? height(of: index) : claimedHeight(of: index)
        }
        fault = (rowFault ?? (isWhole ? contentFault : nil)).map { "\(name): \($0)" }
        if isWhole { wholeCount += 1 }
    }

    var rowFault: String? {
        let view = list.listView
        if !list.faults.isEmpty { return "faults \(list.faults)" }
        if let told = list.node.connectedTree?.diagnostics, !told.isEmpty { return "\(told)" }
        let cells = view.subviews
        let rows = viewport.rows
        guard cells.count == rows.count, view.visibleRows.count == rows.count else {
            return "\(cells.count) cells in \(view.visibleRows), not \(rows)"
        }
        for (row, subview) in zip(rows, cells.reversed()) {
            guard let cell = view.cell(at: row.index), cell === subview else {
                return "no cell in order at \(row.index)"
            }
            let frame = Rect(
                x: 0,
                y: viewport.height + row.top,
                width: width,
                height: row.bottom - row.top
            )
            if cell.frame != frame { return "row \(row.index) at \(cell.frame), not \(frame)" }
            let id = cell.content?.message()?.id
            if id != model.items[row.index].message.id {
                return "row \(row.index) shows '\(id ?? "")'"
            }
        }
        if view.isAtLatest != viewport.isAtLatest, !rows.isEmpty {
            return "at latest \(view.isAtLatest)"
        }
        // Two scopes that hold or not make four kinds of each.
        let limit = rows.count + 2 * keysSeen.count * (hasScopes ? 4 : 1)
        return view.liveCellCount > limit ? "\(view.liveCellCount) cells, not \(limit)" : nil
    }

    var contentFault: String? {
        for row in viewport.rows {
            guard let cell = list.listView.cell(at: row.index) else { return "no cell" }
            let expected = freshRow(row.index).tree.description.split(separator: "\n").dropFirst()
            let found = TreeNode(of: cell).description.split(separator: "\n").dropFirst()
            if !expected.elementsEqual(found) {
                let pair = zip(expected, found).first { $0 != $1 }
                return "row \(row.index): \(pair.map { "\($1), not \($0)" } ?? "other length")"
            }
        }
        return nil
    }
}
