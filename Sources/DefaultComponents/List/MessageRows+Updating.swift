import Components
import Views

extension MessageRows {
    /// Shows the messages after a batch of changes.
    ///
    /// Messages that stay do not move on the screen, except to make room for new ones or to close the gap of removed
    /// ones; at the newest message the list follows new ones.
    func update(_ changes: [ListChange<ChatMessage>]) {
        guard let source else { return }
        isPlacing = true
        let batch = ListBatch(changes, count: heights.count)
        batch.faults.forEach(source.listDidFind)
        batch.apply(to: &heights)
        let found = source.numberOfMessages
        if found != batch.count {
            source.listDidFind(.countDiffers(expected: batch.count, found: found))
            heights = heights.unmeasured(count: found)
        }
        let old = window
        window = makeWindow()
        let places = newPlaces(batch, isExact: found == batch.count)
        moveAnchor(batch, places)
        keepRows(places, old, source, named: Set(batch.updated))
        placeRows()
        replaced = [:]
        compare(changes, source)
        isPlacing = false
        let isExact = batch.faults.isEmpty && found == batch.count
        source.listDidChange(isExact ? changes : nil)
        source.listDidPlaceRows()
    }

    /// Returns the new indices of the rows that were not removed.
    private func newPlaces(_ batch: ListBatch, isExact: Bool) -> [ObjectIdentifier: Int] {
        var places: [ObjectIdentifier: Int] = [:]
        for row in shown {
            guard var place = batch.place(of: row.index) else { continue }
            if window.message(at: place)?.id != row.message.id {
                if isExact {
                    source?.listDidFind(
                        .otherMessage(
                            index: place,
                            expected: row.message.id,
                            found: window.message(at: place)?.id ?? ""
                        )
                    )
                }
                guard let near = nearPlace(of: row.message.id, to: place) else { continue }
                place = near
            }
            places[ObjectIdentifier(row)] = place
        }
        return places
    }

    /// Returns the index of a message within 64 of an expected one.
    private func nearPlace(of id: String, to place: Int) -> Int? {
        for distance in 1...64 {
            for near in [place - distance, place + distance]
            where window.message(at: near)?.id == id {
                return near
            }
        }
        return nil
    }

    /// Anchors the list to a row that stays.
    private func moveAnchor(_ batch: ListBatch, _ places: [ObjectIdentifier: Int]) {
        guard anchor != .latest else { return }
        guard heights.count > 0 else {
            anchor = .latest
            return
        }
        let height = viewportHeight
        // The newest shown row that stays; else the next older one out of view, else a newer one.
        let staying = shown.first { row in
            places[ObjectIdentifier(row)] != nil && batch.moved[row.index] == nil
        }
        if let staying, let place = places[ObjectIdentifier(staying)] {
            anchor = ListAnchor(index: place, offset: staying.bottom - height)
        } else {
            let place = batch.placeOfStaying(near: anchor.index) ?? anchor.index
            anchor.index = max(0, min(place, heights.count - 1))
        }
    }

    /// Keeps the rows that still have an index, and fills those again that read changed messages, or that an
    /// update names.
    private func keepRows(
        _ places: [ObjectIdentifier: Int],
        _ old: MessageWindow,
        _ source: some MessageRowSource,
        named: Set<Int>
    ) {
        let rows = shown
        shown = []
        let newChannel = source.rowChannel
        let isOtherChannel = channel != newChannel
        channel = newChannel
        var taken: Set<Int> = []
        var stale: [(MessageRow, RowDraft, RecomposeReason)] = []
        for row in rows {
            guard let place = places[ObjectIdentifier(row)], taken.insert(place).inserted else {
                release(row)
                continue
            }
            let before = row.index
            row.move(to: place, in: window)
            let staleness = { (reads: RowReads) in
                isOtherChannel
                    ? RecomposeReason.channel : reads.staleness(old, before, self.window, place)
            }
            let cellCause = staleness(row.cellReads) ?? (named.contains(place) ? .updated : nil)
            let optionCause = staleness(row.optionReads)
            guard
                cellCause != nil || optionCause != nil
                    || source.asksForEachPlace && before != place
            else {
                shown.append(row)
                continue
            }
            let draft = draft(at: place)
            if draft.key != row.key || row.isPartial {
                release(row)
                replaced[place] = cellCause ?? optionCause ?? .place
            } else if cellCause != nil || draft.isDecorated || row.isDecorated {
                shown.append(row)
                stale.append((row, draft, cellCause ?? .decorated))
            } else {
                row.optionReads = draft.reads
                shown.append(row)
            }
        }
        shown.sort { $0.index < $1.index }
        for (row, draft, cause) in stale {
            fill(row, draft, cause)
        }
    }

    /// Reports shown messages that differ from those of the changes.
    private func compare(_ changes: [ListChange<ChatMessage>], _ source: some MessageRowSource) {
        var ids: Set<String> = []
        for row in shown where !ids.insert(row.message.id).inserted {
            source.listDidFind(.duplicateID(row.message.id))
        }
        for change in changes {
            let place: Int
            switch change {
            case .insert(_, let index), .update(_, let index), .move(_, _, let index):
                place = index
            case .remove: continue
            }
            guard let found = row(at: place)?.message.id, found != change.item.id else { continue }
            source.listDidFind(
                .otherMessage(index: place, expected: change.item.id, found: found)
            )
        }
    }
}

extension MessageRows {
    /// Puts the message of a row into its cell again and runs the update hooks of all parts of that, or makes another
    /// cell where it needs one.
    func showAgain(_ row: MessageRow) {
        isPlacing = true
        let draft = draft(at: row.index)
        if draft.key == row.key, !row.isPartial {
            row.cell.updateParts()
            fill(row, draft, .updated)
        } else {
            shown.removeAll { $0 === row }
            release(row)
            replaced[row.index] = .updated
        }
        isPlacing = false
        place()
        replaced = [:]
    }
}

extension RowReads {
    /// Returns the reason for which the reads at an old index are out of date at a new one; `nil` if they are not.
    func staleness(
        _ old: MessageWindow,
        _ before: Int,
        _ new: MessageWindow,
        _ now: Int
    ) -> RecomposeReason? {
        if isUntracked { return .untracked }
        if usesPlace, before != now { return .place }
        if usesCount, old.count != new.count { return .count }
        let changed = distances.filter { distance in
            !old.remembers(before + distance)
                || old.message(at: before + distance) != new.message(at: now + distance)
        }
        return changed.isEmpty ? nil : .neighbours(changed)
    }
}
