public import Views

extension TerminalPicture {
    /// Returns the range of the view's height that a row shows, in points; nil for an empty row.
    public func extent(ofRow row: Int) -> ClosedRange<Double>? {
        extents.indices.contains(row) ? extents[row] : nil
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
