import Views

extension ScenePainter {
    /// Draws the dots of a drawing.
    mutating func draw(_ drawing: TerminalScene.Drawing, _ item: SceneItem, _ place: Int) {
        let rows = rows(of: place)
        let first = item.bounds.columns.lowerBound + (scene.columnShifts[place] ?? 0)
        for row in rows.clamped(to: grid.rows.indices) {
            let line = drawing.firstRow + row - rows.lowerBound
            guard drawing.dots.rows.indices.contains(line) else { continue }
            let cells = drawing.dots.rows[line]
            if let ground = drawing.dots.ground {
                clear(row: row, first..<first + cells.count, ground, item)
            }
            for (column, cell) in cells.enumerated() where cell.dots != 0 {
                let look = Look(
                    color: cell.color,
                    opacity: item.opacity,
                    clip: scene.clip(of: item)
                )
                put(cell.cluster(options.style), row: row, column: first + column, look)
            }
        }
    }
}

extension DrawingDots.Cell {
    /// Returns a Braille pattern, or where there is ASCII only, a character that is the darker the more dots are set.
    fileprivate func cluster(_ style: TerminalStyle) -> CellCluster {
        switch style {
        case .unicode:
            Unicode.Scalar(0x2800 + UInt32(dots)).map { CellCluster($0) } ?? CellCluster(" ")
        case .ascii:
            CellCluster(
                chrome: [" ", ".", ".", ":", ":", "+", "+", "#", "#"][dots.nonzeroBitCount]
            )
        }
    }
}

extension TerminalScene {
    /// The dots of a drawing, and the first of their rows that is visible.
    struct Drawing: Sendable {
        let dots: DrawingDots
        let firstRow: Int

        /// Creates the dots of a glyph that is a drawing, in a number of visible rows; nil without room for them.
        init?(of glyph: SceneGlyph, _ item: SceneItem, rows: Int, _ scheme: TreeScheme) {
            guard case .vector(let image) = glyph.image, item.bounds.height > 0,
                glyph.wholeFrame != nil || item.bounds.height < CellBounds.cellHeight * 1.5
            else { return nil }
            let share = Double(rows) / item.bounds.height
            let frame = glyph.wholeFrame ?? item.bounds
            let dots = DrawingDots(
                image,
                columns: frame.columns.count,
                rows: CellBounds.whole((frame.height * share).rounded()),
                scheme: scheme,
                isMirrored: glyph.isRightToLeft && image.flipsForRightToLeft
            )
            guard let dots else { return nil }
            self.dots = dots
            firstRow = CellBounds.whole(((item.bounds.top - frame.top) * share).rounded())
        }
    }
}
