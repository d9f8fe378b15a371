import Components
import Tracing
import Views

extension MessageRows {
    /// Compares each row in a cell that was reused since the last call with a new cell of the same content.
    func checkReuse() {
        guard let source, source.checksReuse else { return }
        for row in shown where row.waitsForCheck {
            row.waitsForCheck = false
            checkCount += 1
            guard let leak = leak(in: row) else { continue }
            source.listDidFind(leak)
        }
    }

    /// Returns the first difference of a row's cell from a new one.
    private func leak(in row: MessageRow) -> ReuseLeak? {
        let new = makeCell(like: row, recordedBy: nil)
        defer { new.removeFromSuperview() }
        // A fault in a new cell may switch a registration off everywhere; then the row's cell is made again first.
        if view.node.connectedTree?.isToBeMadeAnew(row.cell) == true {
            row.waitsForCheck = true
            return nil
        }
        guard let difference = ViewDifference(of: row.cell, from: new) else { return nil }
        if let adder = difference.adderOfSurplus(in: row.cell, beyond: new) {
            return ReuseLeak(difference, hook: .updateContent, owner: adder.what)
        }
        if let writer = writer(of: difference, like: row, after: nil) {
            return ReuseLeak(difference, hook: writer.hook, owner: writer.owner)
        }
        // No hook writes it for this message: the one that did for the message before should have reset it.
        if let before = row.shownBefore,
            let writer = writer(of: difference, like: row, after: before)
        {
            return ReuseLeak(difference, hook: .updateContent, owner: writer.owner)
        }
        let adder = row.cell.descendant(at: difference.places)?.node.addedBy
        let owner = adder?.what ?? "\(type(of: component(at: difference.places, in: row.cell)))"
        return ReuseLeak(difference, hook: .updateContent, owner: owner)
    }

    /// Returns the hook that wrote the property last in a cell like a row's, and its owner; the cell may have shown
    /// another message before.
    private func writer(
        of difference: ViewDifference,
        like row: MessageRow,
        after before: ChatMessage?
    ) -> (hook: ComponentHook, owner: String)? {
        let recorder = CompositionRecorder()
        let cell = makeCell(like: row, after: before, recordedBy: recorder)
        defer { cell.removeFromSuperview() }
        return recorder.hook(thatWrote: difference.property, at: difference.places, in: cell)
    }

    /// Returns a new cell with a row's content, in the same tree and at the same position, which showed another
    /// message before if one is given.
    private func makeCell(
        like row: MessageRow,
        after before: ChatMessage? = nil,
        recordedBy recorder: CompositionRecorder?
    ) -> any MessageCell {
        let draft = draft(at: row.index)
        let cell = makeCell(draft)
        let content = content(draft, RowReader(window, index: row.index))
        cell.content = before.map { content.showing($0) } ?? content
        let tree = view.node.connectedTree
        let observer = tree?.observer
        if let recorder { tree?.observer = recorder.log }
        view.addSubview(cell)
        if before != nil { cell.content = content }
        source?.prepare(cell, at: row.index)
        tree?.observer = observer
        _ = fit(cell, at: row.index)
        place(cell, of: row)
        return cell
    }

    /// Returns the innermost component that contains a view.
    private func component(at places: [Int], in cell: View) -> View {
        for depth in (0...places.count).reversed() {
            if let view = cell.descendant(at: Array(places.prefix(depth))), view is any Component {
                return view
            }
        }
        return cell
    }
}

extension ReuseLeak {
    /// Creates a leak from a difference between a reused cell and a new one.
    fileprivate init(_ difference: ViewDifference, hook: ComponentHook, owner: String) {
        self.init(
            path: difference.names.joined(separator: "/"),
            property: difference.property,
            found: difference.found,
            expected: difference.expected,
            hook: hook,
            owner: owner
        )
    }
}

extension MessageCellContent {
    /// Returns the content with another message, alone.
    fileprivate func showing(_ message: ChatMessage) -> MessageCellContent {
        var content = MessageCellContent(
            index: 0,
            messages: AnyRandomAccessCollection([message]),
            channel: channel,
            isInThread: isInThread
        )
        content.layoutOptions = layoutOptions
        content.contentViewType = contentViewType
        return content
    }
}
