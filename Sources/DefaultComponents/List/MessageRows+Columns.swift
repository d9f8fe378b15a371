import Components
import Views

extension MessageRows {
    /// Reads the width of the viewport and the columns of rows; heights for others are forgotten.
    func readColumns() {
        let width = view.frame.size.width
        let components = view.node.connectedTree?.components ?? Components()
        let columns = components[.messageListColumns]
        if self.width != width || self.columns != columns { heights.forgetAll() }
        self.width = width
        guard !columns.isEmpty || !self.columns.isEmpty else { return }
        self.columns = columns
        places = columns.places(in: width)
        calendar =
            components[.messageListDateSeparatorEnabled] ? components[.appearance].calendar : nil
    }

    /// Whether lines may have several rows.
    var hasColumns: Bool { places.count > 1 }

    /// Returns the rows in the line of a row, counted from the oldest message of all, or of the day if days have
    /// separators.
    ///
    /// - Complexity: O(log *n*) in the messages, if days have separators.
    func line(of index: Int) -> Range<Int> {
        guard hasColumns else { return index..<index + 1 }
        let rows = calendar.map { window.day(of: index, in: $0) } ?? 0..<heights.count
        let oldest = index + max(0, rows.upperBound - 1 - index) % places.count
        return max(rows.lowerBound, oldest - places.count + 1)..<oldest + 1
    }

    /// Returns the edges of the column of a row, counted along the reading direction, and whether it is the first.
    private func column(of index: Int) -> (start: Double, end: Double, isFirst: Bool) {
        guard !places.isEmpty else { return (0, width, false) }
        let column = line(of: index).upperBound - 1 - index
        return (places[column].start, places[column].end, column == 0)
    }

    /// Measures a cell in the column of a row, and the views in it that are as wide as the list.
    func fit(_ cell: any MessageCell, at index: Int) -> (height: Double, spanned: Double) {
        let column = column(of: index)
        let spanned =
            places.isEmpty
            ? 0 : cell.widenHeaders(by: column.isFirst ? width - column.end : 0, to: width)
        return (cell.heightThatFits(column.end - column.start), spanned)
    }

    /// Places a cell of a row in the viewport; returns the view whose `layoutSubviews` last requested another layout.
    @discardableResult
    func place(_ cell: any MessageCell, of row: MessageRow) -> View? {
        let column = column(of: row.index)
        let frame = Rect(
            x: column.start,
            y: row.top + row.inset,
            width: column.end - column.start,
            height: row.height - row.inset
        )
        let changer = cell.place(frame, within: width)
        let rest = row.height - row.ownHeight
        if row.spannedHeight > 0, rest > 0 { cell.stretchMessage(by: rest) }
        return changer
    }

    /// Gives rows of a line, newest first, the height of the line, and returns that.
    @discardableResult
    func level(_ line: ArraySlice<MessageRow>) -> Double {
        var height = 0.0
        for row in line {
            row.inset = row === line.last ? 0 : line.last?.spannedHeight ?? 0
            height = max(height, row.inset + row.ownHeight)
        }
        for row in line { row.height = height }
        return height
    }

    /// Keeps the height of a complete line as that of its oldest row.
    func keepHeight(of line: ArraySlice<MessageRow>) {
        guard hasColumns else { return }
        for row in line { heights[row.index] = row === line.last ? row.height : 0 }
    }

    /// Stacks rows, newest first, upwards from an edge, and returns the upper edge.
    func stack(_ rows: ArraySlice<MessageRow>, from edge: Double) -> Double {
        var (edge, rest) = (edge, rows)
        while let first = rest.first {
            let indices = line(of: first.index)
            let line = rest.prefix { indices.contains($0.index) }
            rest = rest.dropFirst(line.count)
            edge -= level(line)
            for row in line { row.top = edge }
        }
        return edge
    }
}

extension MessageWindow {
    /// Returns the messages of the day of a message, if they are in the order of time.
    ///
    /// - Complexity: O(log *n*), and O(1) for a message of the same day as the one before.
    func day(of index: Int, in calendar: ChatCalendar) -> Range<Int> {
        if let day, day.contains(index) { return day }
        let day = { self.message(at: $0).map { calendar.day($0.createdAt) } }
        let wanted = day(index)
        var (newer, newest, oldest, older) = (-1, index, index, count)
        while newest - newer > 1 {
            let middle = (newer + newest) / 2
            if day(middle) == wanted { newest = middle } else { newer = middle }
        }
        while older - oldest > 1 {
            let middle = (older + oldest) / 2
            if day(middle) == wanted { oldest = middle } else { older = middle }
        }
        self.day = newest..<older
        return newest..<older
    }
}

extension MessageCell {
    /// Makes the views above the message wider than the cell, at its trailing edge, and returns their height if they are.
    fileprivate func widenHeaders(by extent: Double, to width: Double) -> Double {
        guard let cell = self as? ChatMessageCell else { return 0 }
        let headers = cell.headerDecorations
        let isWider = extent > 0 && !headers.isEmpty && !cell.isLayoutMarginsRelativeArrangement
        guard isWider || cell.wideMargins != nil else { return 0 }
        for header in headers where cell.respectsLayoutMargins(header) != true || !isWider {
            cell.setRespectsLayoutMargins(isWider ? true : nil, for: header)
        }
        let (margins, last) = (cell.directionalLayoutMargins, cell.wideMargins)
        let own = last.flatMap { $0.wide == margins ? $0.own : nil } ?? margins
        let wide = DirectionalEdgeInsets(trailing: -extent)
        cell.wideMargins = isWider ? (own: own, wide: wide) : nil
        cell.directionalLayoutMargins = isWider ? wide : own
        guard isWider else { return 0 }
        return headers.reduce(0) { height, header in
            if header.isHidden { return height }
            let spacing = cell.customSpacing(after: header) ?? cell.spacing
            return height + header.heightThatFits(width) + spacing
        }.roundedUpToGrid
    }

    /// Gives the room that a line has below views above the message to the message.
    fileprivate func stretchMessage(by rest: Double) {
        guard let cell = self as? ChatMessageCell else { return }
        let (width, isMirrored) = (
            cell.frame.size.width, cell.effectiveLayoutDirection == .rightToLeft
        )
        var top = 0.0
        for view in cell.arrangedSubviews where !view.isHidden {
            var frame = view.frame
            if isMirrored { frame.x = width - frame.x - frame.size.width }
            frame.y = top
            frame.size.height = view.heightThatFits(frame.size.width)
            if view === cell.messageContentView { frame.size.height += rest }
            view.place(frame, within: width)
            top += frame.size.height + (cell.customSpacing(after: view) ?? cell.spacing)
        }
    }
}
