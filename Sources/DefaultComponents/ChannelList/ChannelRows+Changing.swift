import Components
import Views

extension ChannelRows {
    /// Shows the channels after a batch of changes; those that stay do not move, except to make room, and at the start the
    /// list follows new ones.
    func update(_ changes: [ListChange<ChatChannelPreview>]) {
        waiting.append(changes)
        guard !view.isPlacingSubviews else { return }
        finish()
    }

    func apply(_ changes: [ListChange<ChatChannelPreview>]) {
        guard let source else { return }
        view.isPlacingSubviews = true
        let batch = ListBatch(changes, count: heights.count)
        batch.faults.compactMap(ChannelListFault.init).forEach(source.listDidFind)
        batch.apply(to: &heights)
        let found = source.numberOfChannels
        if found != batch.count {
            source.listDidFind(.countDiffers(expected: batch.count, found: found))
            heights = heights.unmeasured(count: found)
        }
        let rows = shown
        var staying: (index: Int, top: Double)?
        var taken: Set<Int> = []
        shown = []
        for row in rows {
            let isMoved = batch.moved[row.index] != nil
            // A row without a registration that failed in it is made anew, as it may not fail with other content.
            guard row.view.node.exclusionCount == 0,
                let place = batch.place(of: row.index), place < found,
                taken.insert(place).inserted,
                case let channel = read(place), channel.id == row.channel.id
            else {
                release(row)
                continue
            }
            if !isMoved, staying == nil { staying = (place, row.top) }
            (row.index, row.isAnnounced) = (place, row.isAnnounced && !isMoved)
            shown.append(row)
            if channel != row.channel {
                row.channel = channel
                fill(row)
            }
        }
        shown.sort { $0.index < $1.index }
        removeReleased()
        view.isPlacingSubviews = false
        if found == 0 {
            anchor = ListAnchor()
        } else if anchor != ListAnchor() {
            let index = staying?.index ?? batch.placeOfStaying(near: anchor.index) ?? anchor.index
            anchor.index = max(0, min(index, found - 1))
            if let staying { anchor.offset = -staying.top }
        }
        var ids: Set<String> = []
        for row in shown where !ids.insert(row.channel.id).inserted {
            source.listDidFind(.duplicateID(row.channel.id))
        }
    }

    /// Selects and deselects the rows that are shown.
    func select() {
        for row in shown {
            let isSelected = source?.selectedChannelID == row.channel.id
            if row.view.isSelected != isSelected { row.view.isSelected = isSelected }
        }
        view.setNeedsLayout()
    }

    /// Shows a channel in a new view, made without the registrations that failed in the old one.
    func makeAnew(_ row: ChannelRow) {
        let wasPlacing = view.isPlacingSubviews
        view.isPlacingSubviews = true
        defer { view.isPlacingSubviews = wasPlacing }
        // Those for reuse have the same registrations; some of them are subviews until rows are placed.
        let others = spare
        withExtendedLifetime(others) { spare = [] }
        for view in others { view.removeFromSuperview() }
        let old = row.view
        row.view = view.remake(.channelListItemView, for: old)
        row.view.content = row.channel
        row.view.isSelected = old.isSelected
        view.insertSubview(row.view, at: view.subviews.firstIndex { $0 === old } ?? 0)
        old.removeFromSuperview()
        fillCount += 1
        view.setNeedsLayout()
    }
}
