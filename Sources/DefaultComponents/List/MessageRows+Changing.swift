import Components
import Views

extension MessageRows {
    /// Takes other components: makes those rows anew that are made otherwise, and keeps the others as they are.
    ///
    /// While rows are placed this waits for their end, and all rows are made anew.
    func change(by difference: SlotDifference?) {
        let count = source?.numberOfMessages ?? 0
        guard let difference, !isPlacing, !difference.changesRows, let source,
            count == heights.count,
            channel == source.rowChannel
        else { return reload() }
        pool.removeAll()
        let old = window
        window = makeWindow()
        heights = heights.unmeasured(count: count)
        shown = shown.filter { row in
            let isKept = isSame(row, seenIn: old) && !row.cell.isMade(of: difference.parts)
            if isKept {
                row.move(to: row.index, in: window)
                row.cell.node.keepStyle(of: row.cell)
            } else {
                row.cell.removeFromSuperview()
            }
            return isKept
        }
        view.setNeedsLayout()
    }

    /// Whether a row shows the same messages as before, in the same kind of cell.
    private func isSame(_ row: MessageRow, seenIn old: MessageWindow) -> Bool {
        let isStale = [row.cellReads, row.optionReads].contains {
            $0.staleness(old, row.index, window, row.index) != nil
        }
        guard !isStale, window.message(at: row.index) == row.message else { return false }
        let draft = draft(at: row.index)
        guard draft.key == row.key, !draft.isDecorated, !row.isDecorated else { return false }
        row.optionReads = draft.reads
        return true
    }
}

extension SlotDifference {
    /// The slots whose values rows are asked for anew, or do not read.
    private static let valuesOutsideRows: Set<String> = [
        Slot.messageLayoutOptions.name, Slot.messageContentViewType.name,
        Slot.messageLayoutOptionsResolverObject.name,
        Slot.messageListDateOverlayEnabled.name, Slot.messageActions.name,
        Slot.messageSubmission.name,
    ]

    /// Whether any row may be made otherwise, whatever it is made of.
    var changesRows: Bool {
        isOpen || !values.isSubset(of: Self.valuesOutsideRows)
    }
}

extension Lifecycle {
    /// Whether this is a part of one of these slots, or something below is, but for what is left out.
    func isMade(
        of slots: Set<String>,
        leavingOut isLeftOut: (any Lifecycle) -> Bool = { _ in false }
    ) -> Bool {
        guard !slots.isEmpty, !isLeftOut(self) else { return false }
        if let name = node.slotName, slots.contains(name) { return true }
        var isFound = false
        visitChildren { isFound = isFound || $0.isMade(of: slots, leavingOut: isLeftOut) }
        return isFound
    }
}
