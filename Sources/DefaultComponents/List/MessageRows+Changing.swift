import Components
import Views

extension MessageRows {
    /// Takes other components: makes those rows anew that are made otherwise, keeps the others as they are, and returns
    /// whether it did.
    ///
    /// Otherwise all rows are made anew: if all may be made otherwise, or were made before the components with which these
    /// were compared, and while rows are placed, once they are.
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
        pool.removeAll()
        let old = window
        window = makeWindow()
        heights = heights.unmeasured(count: count)
        var gone: [any MessageCell] = []
        // Who is asked for the messages may change them, which has to wait.
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

    /// Whether a row shows the same messages as before, in the same kind of cell.
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
    /// The slots whose values the list asks anew for each row.
    private static let askedByList: Set<String> = [
        Slot.messageLayoutOptions.name, Slot.messageContentViewType.name,
        Slot.messageLayoutOptionsResolverObject.name,
    ]

    /// Whether any row may be made otherwise, whatever it is made of.
    var changesRows: Bool {
        isOpen || !values.isSubset(of: Self.askedByList)
    }
}

extension Lifecycle {
    /// Whether this is a part of one of these slots, or something below is, but for what is left out.
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
