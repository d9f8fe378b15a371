import Views

/// Draws some rows of a scene on a grid.
struct ScenePainter {
    /// The requested rows; the first of them is row 0.
    private(set) var grid: CellGrid
    let scene: TerminalScene
    let glyphs: ChromeGlyphs
    let colors: CellColors
    /// The row of the scene that is the grid's first.
    private let firstRow: Int

    var options: TerminalOptions { scene.options }

    /// Draws rows of one band, or only the items before an index of the scene.
    init(_ scene: TerminalScene, rows: Range<Int>, before end: Int = .max) {
        self.scene = scene
        firstRow = rows.lowerBound
        grid = CellGrid(columns: scene.options.columns, rows: rows.count)
        glyphs = ChromeGlyphs(scene.options.style)
        colors = CellColors(scheme: scene.options.scheme)
        for place in scene.places(nearRow: rows.lowerBound).lazy.map(Int.init) where place < end {
            guard scene.rowRanges[place].overlaps(rows) else { continue }
            grid.owner = place
            draw(scene.items[place], place)
        }
    }

    /// Returns the rows of an item, counted from the grid's first; some may lie beyond the grid.
    func rows(of place: Int) -> Range<Int> {
        let rows = scene.rowRanges[place]
        return rows.lowerBound - firstRow..<rows.upperBound - firstRow
    }

    /// Returns the row of an item with one row.
    func row(of place: Int) -> Int? { rows(of: place).first }

    private mutating func draw(_ item: SceneItem, _ place: Int) {
        switch item.kind {
        case .box(let box): draw(box, item, place)
        case .text(let text): draw(text, item, place)
        case .button(let text): drawButton(text, item, place)
        case .glyph(let glyph):
            if let drawing = scene.drawings[place] {
                draw(drawing, item, place)
            } else {
                draw(glyph, item, place)
            }
        }
    }

    // MARK: Boxes

    /// The cells of a box, or some of them.
    private struct BoxCells {
        let box: SceneBox
        let item: SceneItem
        let place: Int
        var rows: Range<Int>
        var columns: Range<Int>

        func at(_ rows: Range<Int>, _ columns: Range<Int>) -> Self {
            BoxCells(box: box, item: item, place: place, rows: rows, columns: columns)
        }
    }

    private mutating func draw(_ box: SceneBox, _ item: SceneItem, _ place: Int) {
        let (rows, columns) = (rows(of: place), item.bounds.columns)
        let cells = BoxCells(box: box, item: item, place: place, rows: rows, columns: columns)
        switch box.form {
        case .fill:
            fill(cells)
        case .rule:
            line(glyphs.horizontal, cells)
        case .stroke:
            line(glyphs.vertical, cells.at(rows, columns.lowerBound..<columns.lowerBound + 1))
        case .bar:
            fill(cells)
            drawBar(cells)
        case .frame:
            drawFrame(cells)
        case .chip:
            drawChip(cells)
        }
    }

    private mutating func fill(_ cells: BoxCells) {
        let item = cells.item
        guard let first = cells.rows.first, let column = cells.columns.first else { return }
        let ground =
            scene.grounds[cells.place] ?? grid.background(row: first, column: max(column, 0))
        let color = cells.box.fill.map { colors.value($0, opacity: item.opacity, over: ground) }
        grid.fill(rows: cells.rows, columns: cells.columns.clamped(to: scene.clip(of: item)), color)
    }

    private mutating func line(_ glyph: CellCluster, _ cells: BoxCells) {
        let clip = scene.clip(of: cells.item)
        for row in cells.rows.clamped(to: grid.rows.indices) {
            for column in cells.columns.clamped(to: clip) {
                let ground = grid.background(row: row, column: column)
                let color = (cells.box.edge ?? cells.box.fill).map {
                    colors.value($0, opacity: cells.item.opacity, over: ground)
                }
                grid.put(glyph, row: row, column: column, foreground: color, clip: clip)
            }
        }
    }

    private mutating func drawBar(_ cells: BoxCells) {
        guard let first = cells.columns.first, let last = cells.columns.last else { return }
        let column = cells.box.isRightToLeft ? last : first
        let glyph = cells.box.isRightToLeft ? glyphs.bars.right : glyphs.bars.left
        let opacity = cells.item.opacity
        let clip = scene.clip(of: cells.item)
        for row in cells.rows.clamped(to: grid.rows.indices) {
            let ground = grid.background(row: row, column: column)
            let color =
                ground.flatMap { ground in
                    options.bar.map { colors.value($0, opacity: opacity, over: ground) }
                        ?? colors.bar(over: ground)
                }
            grid.put(glyph, row: row, column: column, foreground: color, clip: clip)
        }
    }

    private mutating func drawFrame(_ cells: BoxCells) {
        let box = cells.box
        guard let top = cells.rows.first, let bottom = cells.rows.last,
            let left = cells.columns.first, let right = cells.columns.last, left < right
        else { return }
        let first = box.hasUpperEdge ? top + 1 : top
        let end = box.isCutBelow ? bottom + 1 : bottom
        guard first <= end else { return }
        // The line is in the middle of its cells, so the colour begins beside it.
        if box.fill != nil {
            let columns = cells.columns.clamped(to: scene.clip(of: cells.item))
            grid.fill(rows: cells.rows, columns: columns, nil)
            fill(cells.at(first..<end, left + 1..<right))
        }
        line(glyphs.vertical, cells.at(first..<end, left..<left + 1))
        line(glyphs.vertical, cells.at(first..<end, right..<right + 1))
        let corners = glyphs.corners(rounded: box.rounded)
        if box.hasUpperEdge {
            drawEdge(cells.at(top..<top + 1, cells.columns), corners[0], corners[1])
        }
        if !box.isCutBelow {
            drawEdge(cells.at(bottom..<bottom + 1, cells.columns), corners[2], corners[3])
        }
    }

    /// Draws a line between two corners.
    private mutating func drawEdge(_ cells: BoxCells, _ left: CellCluster, _ right: CellCluster) {
        let (first, last) = (cells.columns.lowerBound, cells.columns.upperBound - 1)
        line(glyphs.horizontal, cells.at(cells.rows, first + 1..<last))
        line(left, cells.at(cells.rows, first..<first + 1))
        line(right, cells.at(cells.rows, last..<last + 1))
    }

    /// Draws brackets, unless the texts between them take their cells.
    private mutating func drawChip(_ cells: BoxCells) {
        fill(cells)
        guard let first = cells.columns.first, let last = cells.columns.last, first < last
        else { return }
        if let text = scene.chipColumns[cells.place],
            text.lowerBound <= first || text.upperBound > last
        {
            return
        }
        let brackets = cells.box.rounded.isEmpty ? ("[", "]") : ("(", ")")
        line(CellCluster(chrome: brackets.0), cells.at(cells.rows, first..<first + 1))
        line(CellCluster(chrome: brackets.1), cells.at(cells.rows, last..<last + 1))
    }

    // MARK: Places

    /// The look of clusters, and the columns in which they are seen.
    struct Look {
        let color: Color?
        var traits: CellTraits = []
        let opacity: Double
        let clip: Range<Int>
    }

    /// Puts a cluster at a place in the colour that shows there.
    mutating func put(_ cluster: CellCluster, row: Int, column: Int, _ look: Look) {
        let ground = grid.background(row: row, column: column)
        let color = look.color ?? options.letters
        let foreground =
            color.map { colors.value($0, opacity: look.opacity, over: ground) }
            ?? colors.letters(over: ground, opacity: look.opacity)
        grid.put(
            cluster,
            row: row,
            column: column,
            foreground: foreground,
            traits: look.traits,
            clip: look.clip
        )
    }

    /// Clears the cells of a row, in a colour if there is one.
    mutating func clear(row: Int, _ columns: Range<Int>, _ fillColor: Color?, _ item: SceneItem) {
        let ground = grid.background(row: row, column: max(0, columns.lowerBound))
        let color = fillColor.map { colors.value($0, opacity: item.opacity, over: ground) }
        grid.fill(rows: row..<row + 1, columns: columns.clamped(to: scene.clip(of: item)), color)
    }
}
