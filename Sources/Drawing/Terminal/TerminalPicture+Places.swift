public import Views

extension TerminalPicture {
    /// Returns the range of the view's height that a row shows, in points; nil for an empty row.
    public func extent(ofRow row: Int) -> ClosedRange<Double>? {
        extents.indices.contains(row) ? extents[row] : nil
    }

    /// Returns the rows of all that is drawn inside of a frame; nil if that is nothing.
    package func rows(drawing frame: Rect) -> ClosedRange<Int>? {
        guard case .scene(let scene) = source else { return nil }
        // Sums of lengths differ by their order.
        let (size, slack) = (frame.size, 0.5)
        let area = CellBounds(
            Rect(width: size.width + 2 * slack, height: size.height + 2 * slack),
            x: frame.x - slack,
            y: frame.y - slack
        )
        let drawn = zip(scene.items, scene.rowRanges).filter { item, rows in
            !rows.isEmpty && area.left <= item.bounds.left && item.bounds.right <= area.right
                && area.top <= item.bounds.top && item.bounds.bottom <= area.bottom
        }
        guard let first = drawn.map(\.1.lowerBound).min(), let end = drawn.map(\.1.upperBound).max()
        else { return nil }
        return first...end - 1
    }

    /// Returns the point of the view that a cell shows, for a tap; nil for an empty row.
    ///
    /// It lies in the item that was drawn last in the cell, although rounding may have moved that.
    public func point(row: Int, column: Int) -> Point? {
        guard let extent = extent(ofRow: row), case .scene(let scene) = source else { return nil }
        let middle = (extent.lowerBound + extent.upperBound) / 2
        let left = Double(column) * CellBounds.cellWidth
        let owners = ScenePainter(scene, rows: row..<row + 1).grid.owners[0]
        guard owners.indices.contains(column), let owner = owners[column] else {
            return Point(x: left + CellBounds.cellWidth / 2, y: middle)
        }
        let bounds = scene.items[owner].bounds
        let first = CellBounds.column(bounds.left) + (scene.columnShifts[owner] ?? 0)
        // Counted from its start, which rounding may have moved by half a cell.
        let x = bounds.left + (Double(column - first) + 0.5) * CellBounds.cellWidth
        return Point(
            x: Self.inside(bounds.left, bounds.right, x),
            y: Self.inside(bounds.top, bounds.bottom, middle)
        )
    }

    /// Returns the number between two edges that is nearest to another, slightly inside the edges.
    private static func inside(_ low: Double, _ high: Double, _ value: Double) -> Double {
        let margin = min(0.5, (high - low) / 2)
        return max(low + margin, min(value, high - margin))
    }
}
