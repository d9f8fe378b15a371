import Components
import Views

extension MessageRows {
    /// Changes to other components: remakes the rows that differ, keeps the others, and returns whether it did.
    ///
    /// If all rows may differ, or were made with components other than those that were compared, or are being placed,
    /// all are remade instead, once they are placed.
    func change(by difference: SlotDifference?) -> Bool {
        let count = source?.numberOfMessages ?? 0
        guard let difference, !isPlacing, !difference.changesRows,
            difference.origin == origin, let source, count == heights.count,
            channel == source.rowChannel
        else {
            reload()
            return false
        }
        origin = source.origin
        emptyPool()
        let old = window
        window = makeWindow()
        heights = heights.unmeasured(count: count)
        var gone: [any MessageCell] = []
        // Changes that the data source makes during these reads have to wait.
        isPlacing = true
        shown = shown.filter { row in
            let isKept = isSame(row, seenIn: old) && !row.cell.isMade(of: difference.parts)
            if isKept {
                row.move(to: row.index, in: window)
                row.cell.node.keepStyle(of: row.cell)
            } else {
                gone.append(row.cell)
            }
            return isKept
        }
        for cell in gone { cell.removeFromSuperview() }
        isPlacing = false
        view.setNeedsLayout()
        return true
    }

    /// Returns whether a row shows the same messages as before, in the same kind of cell.
    private func isSame(_ row: MessageRow, seenIn old: MessageWindow) -> Bool {
        let isStale = [row.cellReads, row.optionReads].contains {
            $0.staleness(old, row.index, window, row.index) != nil
        }
        guard !isStale, window.message(at: row.index) == row.message else { return false }
        let draft = draft(at: row.index)
        guard draft.key == row.key, !row.isPartial, !draft.isDecorated, !row.isDecorated else {
            return false
        }
        row.optionReads = draft.reads
        return true
    }
}

extension SlotDifference {
    /// The slots whose values the list resolves again for each row.
    private static let askedByList: Set<String> = [
        Slot.messageLayoutOptions.name, Slot.messageContentViewType.name,
        Slot.messageLayoutOptionsResolverObject.name,
    ]

    /// Whether any row may differ, whatever its parts.
    var changesRows: Bool {
        isOpen || !values.isSubset(of: Self.askedByList)
    }
}

extension Lifecycle {
    /// Returns whether this component or one below it is made from one of these slots, leaving out some.
    func isMade(
        of slots: Set<String>,
        leavingOut isExcluded: (any Lifecycle) -> Bool = { _ in false }
    ) -> Bool {
        guard !slots.isEmpty, !isExcluded(self) else { return false }
        if let name = node.slotName, slots.contains(name) { return true }
        var isFound = false
        visitChildren { isFound = isFound || $0.isMade(of: slots, leavingOut: isExcluded) }
        return isFound
    }
}
