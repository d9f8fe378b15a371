import Views

/// Keeps what stands beside each other in a row apart.
///
/// Of a distance of half a cell, rounding leaves a cell or none. Where none is left, what lies
/// to the left moves by a cell, and so on.
enum SceneGaps {
    private struct Entry {
        let place: Int
        let bounds: CellBounds
        var start: Int
        let cells: Int
    }

    private struct Line: Hashable {
        let row: Int
        let holder: Int?
    }

    /// The distance, in points, from which two things are to be seen apart.
    private static let leastGap = 2.0

    /// Returns by how many columns things move, by their place in the scene.
    static func shifts(
        _ items: [SceneItem],
        _ rows: SceneRows,
        _ style: TerminalStyle
    ) -> [Int: Int] {
        var lines: [Line: [Entry]] = [:]
        for (place, item) in items.enumerated() {
            switch item.kind {
            case .text, .glyph: break
            case .box, .button: continue
            }
            guard let row = rows.row(of: item) else { continue }
            let entry = Entry(
                place: place,
                bounds: item.bounds,
                start: CellBounds.column(item.bounds.left),
                cells: cells(of: item, style)
            )
            lines[Line(row: row, holder: item.holder), default: []].append(entry)
        }
        var shifts: [Int: Int] = [:]
        for entries in lines.values where entries.count > 1 {
            var right: Entry?
            for var entry in entries.sorted(by: { $0.bounds.left > $1.bounds.left }) {
                if let right, right.bounds.left - entry.bounds.right >= leastGap {
                    let end = entry.start + entry.cells
                    let distance = end + 1 - right.start
                    if distance > 0, entry.start >= distance {
                        entry.start -= distance
                        shifts[entry.place] = -distance
                    }
                }
                right = entry
            }
        }
        return shifts
    }

    /// Returns the cells that something takes, which for symbols are fewer than its frame has.
    private static func cells(of item: SceneItem, _ style: TerminalStyle) -> Int {
        let columns = item.bounds.columns.count
        guard case .glyph(let glyph) = item.kind else { return columns }
        switch glyph.image {
        case .symbol(let name): return SymbolGlyphs.glyph(name, style).count
        case .initials, .remote: return columns < 3 ? 1 : columns
        }
    }
}
