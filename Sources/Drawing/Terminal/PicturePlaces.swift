public import Views

/// Where in a view lies what the cells of its picture show.
struct PicturePlaces: Sendable {
    /// The stretch of height that each row shows, in points; none for an empty row.
    let extents: [ClosedRange<Double>?]
    /// What stands in each cell, as its place among `bounds`.
    private let owners: [[Int?]]
    /// Where each thing lies, in points, and by how many columns its cells lie aside.
    private let bounds: [(bounds: CellBounds, shift: Int)]

    init(_ painter: ScenePainter) {
        extents = painter.rows.extents
        owners = painter.grid.owners
        bounds = painter.items.enumerated().map { place, item in
            (item.bounds, painter.columnShifts[place] ?? 0)
        }
    }

    /// Returns the point that a cell shows: of what stands there, or else of the row.
    func point(row: Int, column: Int) -> Point? {
        guard extents.indices.contains(row), let extent = extents[row] else { return nil }
        let middle = (extent.lowerBound + extent.upperBound) / 2
        let left = Double(column) * CellBounds.cellWidth
        guard owners[row].indices.contains(column), let owner = owners[row][column] else {
            return Point(x: left + CellBounds.cellWidth / 2, y: middle)
        }
        let (bounds, shift) = bounds[owner]
        // Counted from where it begins, which rounding may have drawn half a cell beside.
        let place = Double(column - shift - CellBounds.column(bounds.left)) + 0.5
        let x = bounds.left + place * CellBounds.cellWidth
        return Point(
            x: Self.inside(bounds.left, bounds.right, x),
            y: Self.inside(bounds.top, bounds.bottom, middle)
        )
    }

    /// Returns the number between two edges that is nearest to another, a little off the edges.
    private static func inside(_ low: Double, _ high: Double, _ value: Double) -> Double {
        let margin = min(0.5, (high - low) / 2)
        return max(low + margin, min(value, high - margin))
    }
}

extension TerminalPicture {
    /// Returns the stretch of the view's height that a row shows, in points; none for an empty row.
    public func extent(ofRow row: Int) -> ClosedRange<Double>? {
        guard let extents = places?.extents, extents.indices.contains(row) else { return nil }
        return extents[row]
    }

    /// Returns the point of the view that a cell shows, to tap there; none for an empty row.
    ///
    /// It lies in what was drawn in the cell last, although rounding may have drawn that elsewhere.
    public func point(row: Int, column: Int) -> Point? {
        places?.point(row: row, column: column)
    }
}
