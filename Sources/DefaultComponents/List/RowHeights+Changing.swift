extension RowHeights {
    /// The height of a row in points; `nil` while it is not measured.
    ///
    /// A new height is rounded to 1/64 point and limited to ``greatestHeight``; NaN is ignored.
    subscript(index: Int) -> Double? {
        get {
            guard isRow(index), let place = place(of: index), place.row == index else { return nil }
            return HeightUnits.points(Int(chunks[place.chunk].entries[place.entry].units))
        }
        set {
            guard isRow(index) else { return }
            if let newValue {
                guard let units = HeightUnits.rounding(newValue) else { return }
                measure(index, units: units)
            } else if let place = place(of: index), place.row == index {
                let entry = removeEntry(at: place)
                widenGap(at: index - Int(entry.gap), by: Int(entry.gap) + 1)
                mergeChunks(around: place.chunk)
            }
        }
    }

    /// Inserts rows that are not measured before a row.
    mutating func insert(count added: Int, at index: Int) {
        let added = min(max(added, 0), Self.largestCount - count)
        guard added > 0, index >= 0, index <= count else { return }
        widenGap(at: index, by: added)
        count += added
    }

    /// Removes a row.
    mutating func remove(at index: Int) {
        guard isRow(index) else { return }
        if let place = place(of: index) {
            if place.row == index {
                let entry = removeEntry(at: place)
                widenGap(at: index - Int(entry.gap), by: Int(entry.gap))
                mergeChunks(around: place.chunk)
            } else {
                widenGap(at: index, by: -1)
            }
        }
        count -= 1
    }

    private func isRow(_ index: Int) -> Bool {
        index >= 0 && index < count
    }
}

extension RowHeights {
    /// The location of a measured row.
    private struct Place {
        /// The row.
        var row: Int
        var chunk: Int
        var entry: Int
    }

    /// Returns the first measured row that is not newer than a row.
    private func place(of index: Int) -> Place? {
        let (chunk, before) = sums.longestRun { $0.rows <= index }
        guard chunk < chunks.count else { return nil }
        let entries = chunks[chunk].entries
        var entry = 0
        var row = before.rows + Int(entries[0].gap)
        while row < index, entry + 1 < entries.count {
            entry += 1
            row += Int(entries[entry].gap) + 1
        }
        return Place(row: row, chunk: chunk, entry: entry)
    }

    private mutating func measure(_ index: Int, units: Int) {
        guard let place = place(of: index) else {
            let gap = index - sums.total.rows
            insert(HeightChunk.Entry(gap: gap, units: units), at: chunks.count - 1, entry: nil)
            return
        }
        let kept = chunks[place.chunk].entries[place.entry]
        guard place.row != index else {
            replace(HeightChunk.Entry(gap: Int(kept.gap), units: units), at: place)
            return
        }
        let after = place.row - index - 1
        replace(HeightChunk.Entry(gap: after, units: Int(kept.units)), at: place)
        let new = HeightChunk.Entry(gap: Int(kept.gap) - after - 1, units: units)
        insert(new, at: place.chunk, entry: place.entry)
    }

    /// Widens the gap that contains a row, or the one directly before it.
    private mutating func widenGap(at index: Int, by rows: Int) {
        // Gaps after the last measured row are not stored.
        guard rows != 0, let place = place(of: index) else { return }
        let kept = chunks[place.chunk].entries[place.entry]
        replace(HeightChunk.Entry(gap: Int(kept.gap) + rows, units: Int(kept.units)), at: place)
    }

    private mutating func replace(_ entry: HeightChunk.Entry, at place: Place) {
        sums.add(chunks[place.chunk].replace(at: place.entry, with: entry), at: place.chunk)
    }

    private mutating func removeEntry(at place: Place) -> HeightChunk.Entry {
        let entry = chunks[place.chunk].entries[place.entry]
        sums.add(chunks[place.chunk].remove(at: place.entry), at: place.chunk)
        return entry
    }

    /// Inserts a measured row into a chunk, at its end if no index is given.
    ///
    /// A full chunk is split in halves, except at its end, so that rows measured in order leave full chunks.
    private mutating func insert(_ entry: HeightChunk.Entry, at chunk: Int, entry place: Int?) {
        guard chunk >= 0 else {
            chunks.append(HeightChunk(CollectionOfOne(entry)))
            sums = HeightSums(chunks.map(\.sum))
            return
        }
        let place = place ?? chunks[chunk].entries.count
        guard chunks[chunk].entries.count == HeightChunk.limit else {
            sums.add(chunks[chunk].insert(entry, at: place), at: chunk)
            return
        }
        if place == HeightChunk.limit || place == 0 {
            chunks.insert(
                HeightChunk(CollectionOfOne(entry)),
                at: place == 0 ? chunk : chunk + 1
            )
        } else {
            var entries = chunks[chunk].entries
            entries.insert(entry, at: place)
            chunks[chunk] = HeightChunk(entries.prefix(HeightChunk.limit / 2))
            chunks.insert(HeightChunk(entries.dropFirst(HeightChunk.limit / 2)), at: chunk + 1)
        }
        sums = HeightSums(chunks.map(\.sum))
    }

    /// Merges a chunk with a neighbour if they are small.
    private mutating func mergeChunks(around chunk: Int) {
        for first in [chunk, chunk - 1] where first >= 0 && first + 1 < chunks.count {
            let count = chunks[first].entries.count + chunks[first + 1].entries.count
            guard count <= HeightChunk.mergeLimit else { continue }
            chunks[first].append(chunks.remove(at: first + 1))
            sums = HeightSums(chunks.map(\.sum))
            return
        }
        guard chunks[chunk].entries.isEmpty else { return }
        chunks.remove(at: chunk)
        sums = HeightSums(chunks.map(\.sum))
    }
}
