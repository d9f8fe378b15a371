import Components
import Views

extension MessageRows {
    /// Places the rows in the viewport, releases the others, and reports it.
    func place() {
        guard !isPlacing, view.node.isConnected else { return }
        placeRows()
        source?.listDidPlaceRows()
    }

    /// Places the rows without reporting it.
    ///
    /// Rows may have a different height than when they were measured, if a registration was excluded meanwhile or
    /// `layoutSubviews` changed something; each row is measured again twice at most.
    ///
    /// - Parameters:
    ///   - counts: The number of times that each row was measured again, by its index.
    ///   - round: The number of times that rows were measured again.
    func placeRows(again counts: [Int: Int] = [:], round: Int = 0) {
        let wasPlacing = isPlacing
        isPlacing = true
        defer { isPlacing = wasPlacing }
        guard heights.count > 0, view.frame.size.width > 0, viewportHeight > 0 else {
            shown.forEach(release)
            show([])
            return removeReleased()
        }
        measureShown()
        releaseDistant()
        var stretch = RowSpan(rows: self)
        stretch.fillViewport()
        finish(stretch)
        if wasMadeAnew {
            wasMadeAnew = false
            return placeRows()
        }
        let changers = placeCells()
        let settling = changers.keys.filter { counts[$0, default: 0] < 2 }
        // Rows that come into view meanwhile are measured again, too, up to a limit.
        if !settling.isEmpty, round < 100 {
            let counts = counts.merging(settling.map { ($0, 1) }, uniquingKeysWith: +)
            return placeRows(again: counts, round: round + 1)
        }
        for row in shown where counts[row.index] == 2 { changers[row.index]?.reportUnsettled() }
        orderCells()
        checkReuse()
        view.didPlaceSubviews()
    }

    /// Measures the rows that are shown, at the current widths.
    private func measureShown() {
        readColumns()
        shown.forEach(measure)
    }

    /// Releases the cells outside of the viewport, so that they can be reused.
    private func releaseDistant() {
        let line = line(of: max(0, min(anchor.index, heights.count - 1)))
        guard let place = shown.firstIndex(where: { line.contains($0.index) }) else {
            return releaseFar(from: anchor.index)
        }
        let height = viewportHeight
        _ = stack(shown[place...], from: height + anchor.offset)
        let top = stack(shown[..<place], from: 0)
        for row in shown[..<place] { row.top += height + anchor.offset - top }
        let kept = shown.filter { row in
            if row.isReached(height) || line.contains(row.index) { return true }
            release(row)
            return false
        }
        show(kept)
    }

    /// Releases the cells of rows that are far from an index or cannot be in view together with it.
    private func releaseFar(from index: Int) {
        let reach = 2 * shown.count + 2
        let older = shown.filter { $0.index >= index }
        let newer = shown.filter { $0.index < index }
        var near: [MessageRow] = []
        for side in [older, newer.reversed()] {
            var room = viewportHeight
            for row in side {
                if room > 0, abs(row.index - index) <= reach {
                    near.append(row)
                } else {
                    release(row)
                }
                room -= row.height / Double(max(1, places.count))
            }
        }
        show(near.sorted { $0.index < $1.index })
    }

    private func finish(_ stretch: RowSpan) {
        let height = viewportHeight
        let kept = stretch.rows.filter { row in
            if row.isReached(height) { return true }
            release(row)
            return false
        }
        show(kept)
        removeReleased()
        if let newest = shown.first {
            anchor = ListAnchor(index: newest.index, offset: newest.bottom - height)
            let (first, last) = (newest.index, shown.last?.index ?? newest.index)
            window.keep(first - 8..<last + 9)
        }
    }

    /// Sets the frame of each row, and returns the views whose `layoutSubviews` changed the height of rows, by the
    /// indices of the rows.
    private func placeCells() -> [Int: View] {
        var changers: [Int: View] = [:]
        for row in shown {
            guard let changer = place(row.cell, of: row) else { continue }
            if RowHeights.height(fit(row.cell, at: row.index).height) != row.ownHeight {
                changers[row.index] = changer
            } else {
                // Measuring may have moved its subviews.
                place(row.cell, of: row)
            }
        }
        return changers
    }

    /// Sorts the cells among the subviews, oldest first.
    private func orderCells() {
        var last = -1
        for row in shown.reversed() {
            guard let place = view.subviews.firstIndex(where: { $0 === row.cell }) else { continue }
            if place < last { return reinsertCells() }
            last = place
        }
    }

    private func reinsertCells() {
        for (place, row) in shown.reversed().enumerated() {
            view.insertSubview(row.cell, at: place)
        }
    }
}

extension MessageRow {
    /// Returns whether the row is at least partly in a viewport of a height.
    fileprivate func isReached(_ height: Double) -> Bool {
        bottom > 0 && top < height
    }
}
