import Components
import Views

extension MessageRows {
    /// Compares each row that a used cell shows since the last time with a new cell of the same content.
    func checkReuse() {
        guard let source, source.checksReuse else { return }
        for row in shown where row.waitsForCheck {
            row.waitsForCheck = false
            checkCount += 1
            guard let leak = leak(in: row) else { continue }
            source.listDidFind(leak)
        }
    }

    /// Returns the first thing that a row's cell has and a new one has not.
    private func leak(in row: MessageRow) -> ReuseLeak? {
        let new = makeCell(like: row, recordedBy: nil)
        defer { new.removeFromSuperview() }
        guard let difference = ViewDifference(of: row.cell, from: new) else { return nil }
        if let adder = difference.adderOfSurplus(in: row.cell, beyond: new) {
            return ReuseLeak(difference, hook: .updateContent, owner: adder.what)
        }
        if let writer = writer(of: difference.property, at: difference.places, like: row) {
            return ReuseLeak(difference, hook: writer.hook, owner: writer.owner)
        }
        let adder = row.cell.descendant(at: difference.places)?.node.addedBy
        let owner = adder?.what ?? "\(type(of: component(at: difference.places, in: row.cell)))"
        return ReuseLeak(difference, hook: .updateContent, owner: owner)
    }

    /// Returns the hook that writes a property of a view in a cell like a row's last, and whose it is.
    private func writer(
        of property: String,
        at places: [Int],
        like row: MessageRow
    ) -> (hook: ComponentHook, owner: String)? {
        let recorder = CompositionRecorder()
        let cell = makeCell(like: row, recordedBy: recorder)
        defer { cell.removeFromSuperview() }
        return recorder.hook(thatWrote: property, at: places, in: cell)
    }

    /// Returns a new cell with a row's content, in the same tree and in the same place.
    private func makeCell(
        like row: MessageRow,
        recordedBy recorder: CompositionRecorder?
    ) -> any MessageCell {
        let draft = draft(at: row.index)
        let cell = view.make(.messageCell)
        cell.content = content(draft, RowReader(window, index: row.index))
        let tree = view.node.connectedTree
        let log = tree?.hookLog
        if let recorder { tree?.hookLog = recorder.log }
        view.addSubview(cell)
        source?.prepare(cell, at: row.index)
        tree?.hookLog = log
        _ = cell.heightThatFits(width)
        cell.place(Rect(x: 0, y: row.top, width: width, height: row.height), within: width)
        return cell
    }

    /// Returns the component that a view is or is in.
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
    /// Creates what tells a difference of a used cell from a new one.
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
