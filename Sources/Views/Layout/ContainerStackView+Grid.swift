import Components

extension ContainerStackView {
    /// The greatest number of columns of a grid.
    static let columnLimit = 1000

    /// The columns of a row that is a grid; empty, the default, for an ordinary row.
    ///
    /// The views fill the grid row by row, each as wide as its column. ``spacing`` is the distance between columns,
    /// ``lineSpacing`` that between rows, and ``alignment`` applies within each row. A grid has no distribution, and
    /// constraints that join its views have no effect.
    ///
    /// ```swift
    /// let table = ContainerStackView(alignment: .firstBaseline, arrangedSubviews: cells)
    /// table.columns = [.fixed(80), .fraction(1), .fraction(1)]
    /// ```
    public final var columns: [GridColumn] {
        get { core.stack?.columns ?? [] }
        set {
            guard takes(newValue.count, in: 0...Self.columnLimit, "columns") else { return }
            for column in newValue { check(extent: column.number, "columns") }
            changeLines { $0.columns = newValue.map(\.usable) }
        }
    }

    /// Returns the number of columns of a grid that a view spans; 1 unless set.
    public final func columnSpan(of view: View) -> Int {
        view.superview === self ? view.core.columnSpan : 1
    }

    /// Makes a view of a grid span columns, all of them at most, until the view leaves the stack.
    public final func setColumnSpan(_ span: Int, of view: View) {
        guard view.superview === self, takes(span, in: 1...Self.columnLimit, "columnSpan")
        else { return }
        view.handle.columnSpan = span
        core.noteChange()
        setNeedsLayout()
    }

    /// Whether a number is within limits; reports it if not.
    private func takes(_ count: Int, in limits: ClosedRange<Int>, _ property: String) -> Bool {
        if limits.contains(count) { return true }
        let range = Double(limits.lowerBound)...Double(limits.upperBound)
        report { .refused(.unusableNumber(of: $0, property, "\(count)", limits: range)) }
        return false
    }
}

extension View {
    /// Places the views of a grid in its columns, finds their heights, and returns the rows.
    final func gridRows(
        _ stack: StackContent,
        _ width: Double,
        _ items: Range<Int>,
        _ pass: LayoutPass
    ) -> [Range<Int>] {
        let inset = stack.isMarginsRelative ? core.margins : .zero
        let room = width - inset.horizontal
        let places = GridTracks(stack, within: room).places(in: room)
        var rows: [Range<Int>] = []
        eachCell(items, of: places.count, pass) { place, columns in
            let (start, end) = (
                places[columns.lowerBound].start, places[columns.upperBound - 1].end
            )
            let length = pass.clampedWidth(place, max(0, end - start))
            pass.items[place].offset = inset.leading + start
            pass.items[place].length = length
            pass.items[place].breadth = pass.height(place, at: length)
            let first = columns.lowerBound == 0 ? place : rows.popLast()?.lowerBound ?? place
            rows.append(first..<place + 1)
        }
        return rows
    }

    /// Calls a closure with the columns of each view, row by row.
    private func eachCell(
        _ items: Range<Int>,
        of count: Int,
        _ pass: LayoutPass,
        _ body: (Int, Range<Int>) -> Void
    ) {
        var column = 0
        for place in items {
            let span = min(pass.items[place].view.with(\.core.columnSpan), count)
            if column + span > count { column = 0 }
            body(place, column..<column + span)
            column += span
        }
    }

    /// Returns the size of a grid within a width: as wide as all views need in one row of filling columns, or as the
    /// widest view needs in columns that share.
    final func gridFitting(
        _ stack: StackContent,
        _ limit: Double,
        _ items: Range<Int>,
        _ pass: LayoutPass
    ) -> Size {
        measureRow(items, pass)
        var tracks = GridTracks(stack, within: 0)
        let spans = items.reduce(1 - tracks.columns.count) {
            $0 + pass.items[$1].view.with(\.core.columnSpan)
        }
        tracks.fill(Double(spans))
        var share = 0.0
        eachCell(items, of: tracks.columns.count, pass) { place, columns in
            let shares = columns.reduce(0) { $0 + tracks.columns[$1].fraction }
            guard shares > 0 else { return }
            let rest = pass.items[place].length - tracks.width(columns, share: 0)
            share = max(share, rest / max(1, shares))
        }
        let inset = stack.isMarginsRelative ? core.margins.horizontal : 0
        let natural = inset + tracks.width(tracks.columns.indices, share: share)
        let width = min(max(0, natural), max(limit, leastStackWidth(stack, pass)))
        return Size(width: width, height: height(of: lines(stack, width, items, pass), stack))
    }

    /// Returns the width of the columns and gaps that a grid must have.
    final func leastGridWidth(_ stack: StackContent) -> Double {
        let inset = stack.isMarginsRelative ? core.margins.horizontal : 0
        let fixed = stack.columns.reduce(0) { $0 + ($1.isFilling ? 0 : $1.number - $1.fraction) }
        return max(0, inset + fixed + stack.spacing * Double(stack.columns.count - 1))
    }
}

extension ViewCore {
    /// The number of columns that the view spans in a grid.
    var columnSpan: Int { handle?.columnSpan ?? 1 }
}
