import Components
import Views

extension MessageRows {
    /// Shows the rows that the viewport reaches, each where it belongs, and lets go of the others.
    func place() {
        guard !isPlacing, view.node.isConnected else { return }
        placeRows()
        source?.listDidPlaceRows()
    }

    /// Places the rows and tells nobody.
    ///
    /// If something was left out of rows meanwhile, others may have another height than when they were measured; so may
    /// those in which `layoutSubviews` changed something, each of which is measured again twice at most.
    ///
    /// - Parameters:
    ///   - counts: How many times each row was measured again, by its place.
    ///   - round: How many times rows were measured again.
    func placeRows(again counts: [Int: Int] = [:], round: Int = 0) {
        let wasPlacing = isPlacing
        isPlacing = true
        defer { isPlacing = wasPlacing }
        guard heights.count > 0, view.frame.size.width > 0, viewportHeight > 0 else {
            shown.forEach(release)
            shown = []
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
        // Rows that come into view meanwhile are measured again, too, as long as there is an end.
        if !settling.isEmpty, round < 100 {
            let counts = counts.merging(settling.map { ($0, 1) }, uniquingKeysWith: +)
            return placeRows(again: counts, round: round + 1)
        }
        for row in shown where counts[row.index] == 2 { changers[row.index]?.reportUnsettled() }
        orderCells()
        checkReuse()
        view.didPlaceSubviews()
    }

    /// Measures the rows that are shown, at the present width.
    private func measureShown() {
        let width = view.frame.size.width
        if self.width != width {
            self.width = width
            heights.forgetAll()
        }
        shown.forEach(measure)
    }

    /// Lets the cells go that the viewport will not reach, so that others can use them.
    private func releaseDistant() {
        guard let place = shown.firstIndex(where: { $0.index == anchor.index }) else {
            return releaseFar(from: anchor.index)
        }
        let height = viewportHeight
        var bottom = height + anchor.offset
        for row in shown[place...] {
            row.top = bottom - row.height
            bottom = row.top
        }
        var top = shown[place].bottom
        for row in shown[..<place].reversed() {
            row.top = top
            top = row.bottom
        }
        shown = shown.filter { row in
            if row.isReached(height) || row.index == anchor.index { return true }
            release(row)
            return false
        }
    }

    /// Lets the cells go of rows that cannot be in view once a row at a place is, or are far from it.
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
                room -= row.height
            }
        }
        shown = near.sorted { $0.index < $1.index }
    }

    private func finish(_ stretch: RowSpan) {
        let height = viewportHeight
        shown = stretch.rows.filter { row in
            if row.isReached(height) { return true }
            release(row)
            return false
        }
        removeReleased()
        if let newest = shown.first {
            anchor = ListAnchor(index: newest.index, offset: newest.bottom - height)
            let (first, last) = (newest.index, shown.last?.index ?? newest.index)
            window.keep(first - 8..<last + 9)
        }
    }

    /// Puts each row where it belongs, and returns the views whose `layoutSubviews` gave rows other heights, by the
    /// places of the rows.
    private func placeCells() -> [Int: View] {
        var changers: [Int: View] = [:]
        for row in shown {
            let frame = Rect(x: 0, y: row.top, width: width, height: row.height)
            guard let changer = row.cell.place(frame, within: width) else { continue }
            if Self.rowHeight(row.cell.heightThatFits(width)) != row.height {
                changers[row.index] = changer
            } else {
                // Measuring may have moved what is in it.
                row.cell.place(frame, within: width)
            }
        }
        return changers
    }

    /// Puts cells of rows that moved where they belong among the subviews, oldest first.
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
    /// Whether the row lies in a viewport of this height, at least in part.
    fileprivate func isReached(_ height: Double) -> Bool {
        bottom > 0 && top < height
    }
}
