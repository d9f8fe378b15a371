import Components
import Views

extension ChannelRows {
    /// Places the rows without reporting it.
    func placeRows() {
        guard !view.isPlacingSubviews else { return }
        view.isPlacingSubviews = true
        defer { view.isPlacingSubviews = false }
        if width != view.frame.size.width { heights.forgetAll() }
        width = view.frame.size.width
        guard heights.count > 0, width > 0, viewportHeight > 0 else {
            shown.forEach(release)
            shown = []
            return removeReleased()
        }
        // A row may have another height than measured if something was excluded or `layoutSubviews` changed it.
        for round in 0..<3 {
            shown.forEach(measure)
            releaseDistant()
            fillViewport()
            removeReleased()
            orderViews()
            let changers = shown.compactMap(placeView)
            if changers.isEmpty { break }
            if round == 2 { changers.forEach { $0.reportUnsettled() } }
        }
        view.didPlaceSubviews()
    }

    /// Sets the frame of a row's view, and returns the view whose `layoutSubviews` changed its height.
    private func placeView(of row: ChannelRow) -> View? {
        let frame = Rect(x: 0, y: row.top, width: width, height: row.height)
        guard let changer = row.view.place(frame, within: width) else { return nil }
        if RowHeights.height(row.view.heightThatFits(width)) != row.height { return changer }
        // Measuring may have moved its subviews.
        row.view.place(frame, within: width)
        return nil
    }

    func measure(_ row: ChannelRow) {
        measureCount += 1
        repeat {
            row.height = RowHeights.height(row.view.heightThatFits(width))
        } while view.node.connectedTree?.settleFaults(in: view) == true
        heights[row.index] = row.height
    }

    /// Releases the rows that are out of view at the anchor, so that their views can be reused.
    private func releaseDistant() {
        let (height, rows) = (viewportHeight, shown)
        guard let place = rows.firstIndex(where: { $0.index == anchor.index }) else {
            rows.forEach(release)
            return shown = []
        }
        var edge = -anchor.offset
        for row in rows[place...] {
            row.top = edge
            edge = row.bottom
        }
        edge = -anchor.offset
        for row in rows[..<place].reversed() {
            row.top = edge - row.height
            edge = row.top
        }
        keep(rows, from: height)
    }

    /// Keeps the rows of some that are in a viewport of a height, and that of the anchor.
    private func keep(_ rows: [ChannelRow], from height: Double) {
        shown = rows.filter { row in
            if row.bottom > 0 && row.top < height || row.index == anchor.index { return true }
            release(row)
            return false
        }
    }

    /// Adds rows around the anchor until the viewport is full, and anchors the list to the first one in view.
    private func fillViewport() {
        let (height, count) = (viewportHeight, heights.count)
        var known = Dictionary(shown.map { ($0.index, $0) }) { first, _ in first }
        func take(_ index: Int) -> ChannelRow {
            known.removeValue(forKey: index) ?? makeRow(at: index)
        }
        let first = take(max(0, min(anchor.index, count - 1)))
        first.top = -anchor.offset
        var rows = [first]
        func move(by distance: Double) {
            for row in rows { row.top += distance }
        }
        func addBelow() {
            while let last = rows.last, last.bottom < height, last.index < count - 1 {
                let row = take(last.index + 1)
                row.top = last.bottom
                rows.append(row)
            }
        }
        addBelow()
        // The last channel's lower edge is never above that of the viewport while others are out of view.
        if let last = rows.last, last.bottom < height { move(by: height - last.bottom) }
        while let first = rows.first, first.top > 0, first.index > 0 {
            let row = take(first.index - 1)
            row.top = first.top - row.height
            rows.insert(row, at: 0)
        }
        if let first = rows.first, first.top > 0 { move(by: -first.top) }
        addBelow()
        known.values.sorted { $0.index < $1.index }.forEach(release)
        anchor.index = -1
        keep(rows, from: height)
        if let first = shown.first { anchor = ListAnchor(index: first.index, offset: -first.top) }
    }

    /// Makes and measures the row at an index, in a reused or new view.
    private func makeRow(at index: Int) -> ChannelRow {
        let row = ChannelRow(
            read(index),
            at: index,
            in: spare.popLast() ?? makeView()
        )
        // Where a fault of it is found.
        shown.append(row)
        fill(row)
        return row
    }

    /// Returns a new view, without registrations that are switched off.
    private func makeView() -> any ChannelListItemView {
        guard let tree = view.node.connectedTree else { return view.make(.channelListItemView) }
        return tree.scoped(to: tree.scopes).make(.channelListItemView)
    }

    /// Returns the channel at an index; an empty one if there is none.
    func read(_ index: Int) -> ChatChannelPreview {
        if let channel = source?.channel(at: index) { return channel }
        source?.listDidFind(.missingChannel(index: index, count: heights.count))
        return ChatChannelPreview(ChatChannel(id: ""))
    }

    /// Shows the channel of a row in its view.
    func fill(_ row: ChannelRow) {
        fillCount += 1
        row.view.content = row.channel
        row.view.isSelected = source?.selectedChannelID == row.channel.id
        // A view shows its content once it is in the tree.
        if row.view.superview !== view { view.addSubview(row.view) }
        measure(row)
    }

    /// Keeps the view of a row for reuse; while rows are placed it stays a subview, as most are reused at once.
    func release(_ row: ChannelRow) {
        // A view without a registration that failed in it is not reused.
        guard row.view.node.exclusionCount == 0 else { return row.view.removeFromSuperview() }
        spare.append(row.view)
    }

    func removeReleased() {
        let views = spare
        withExtendedLifetime(views) { spare = Array(views.suffix(Self.spareLimit)) }
        for view in views { view.removeFromSuperview() }
    }

    /// Sorts the views among the subviews, the first channel's first.
    private func orderViews() {
        for (place, row) in shown.enumerated() {
            guard view.subviews.indices.contains(place), view.subviews[place] !== row.view else {
                continue
            }
            view.insertSubview(row.view, at: place)
        }
    }
}
