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
    private func rows(of place: Int) -> Range<Int> {
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
        case .glyph(let glyph): draw(glyph, item, place)
        }
    }

    // MARK: Boxes

    private mutating func draw(_ box: SceneBox, _ item: SceneItem, _ place: Int) {
        let columns = item.bounds.columns
        let rows = rows(of: place)
        switch box.form {
        case .fill:
            fill(rows, columns, box, item, place)
        case .rule:
            line(glyphs.horizontal, rows, columns, box, item)
        case .stroke:
            let column = columns.lowerBound
            line(glyphs.vertical, rows, column..<column + 1, box, item)
        case .bar:
            fill(rows, columns, box, item, place)
            drawBar(rows, columns, box, item)
        case .frame:
            drawFrame(rows, columns, box, item, place)
        case .chip:
            drawChip(rows, columns, box, item, place)
        }
    }

    private mutating func fill(
        _ rowRange: Range<Int>,
        _ columns: Range<Int>,
        _ box: SceneBox,
        _ item: SceneItem,
        _ place: Int
    ) {
        guard let first = rowRange.first, let column = columns.first else { return }
        let ground = scene.grounds[place] ?? grid.background(row: first, column: max(column, 0))
        let color = box.fill.map { colors.value($0, opacity: item.opacity, over: ground) }
        grid.fill(rows: rowRange, columns: columns.clamped(to: scene.clip(of: item)), color)
    }

    private mutating func line(
        _ glyph: CellCluster,
        _ rowRange: Range<Int>,
        _ columns: Range<Int>,
        _ box: SceneBox,
        _ item: SceneItem
    ) {
        let clip = scene.clip(of: item)
        for row in rowRange.clamped(to: grid.rows.indices) {
            for column in columns.clamped(to: clip) {
                let ground = grid.background(row: row, column: column)
                let color = (box.edge ?? box.fill).map {
                    colors.value($0, opacity: item.opacity, over: ground)
                }
                grid.put(glyph, row: row, column: column, foreground: color, clip: clip)
            }
        }
    }

    private mutating func drawBar(
        _ rowRange: Range<Int>,
        _ columns: Range<Int>,
        _ box: SceneBox,
        _ item: SceneItem
    ) {
        guard let first = columns.first, let last = columns.last else { return }
        let column = box.isRightToLeft ? last : first
        let glyph = box.isRightToLeft ? glyphs.bars.right : glyphs.bars.left
        let clip = scene.clip(of: item)
        for row in rowRange.clamped(to: grid.rows.indices) {
            let ground = grid.background(row: row, column: column)
            let color =
                ground.flatMap { ground in
                    options.bar.map { colors.value($0, opacity: item.opacity, over: ground) }
                        ?? colors.bar(over: ground)
                }
            grid.put(glyph, row: row, column: column, foreground: color, clip: clip)
        }
    }

    private mutating func drawFrame(
        _ rowRange: Range<Int>,
        _ columns: Range<Int>,
        _ box: SceneBox,
        _ item: SceneItem,
        _ place: Int
    ) {
        guard let top = rowRange.first, let bottom = rowRange.last,
            let left = columns.first, let right = columns.last, left < right
        else { return }
        let first = box.hasUpperEdge ? top + 1 : top
        let end = box.isCutBelow ? bottom + 1 : bottom
        guard first <= end else { return }
        // The line is in the middle of its cells, so the colour begins beside it.
        if box.fill != nil {
            grid.fill(rows: rowRange, columns: columns.clamped(to: scene.clip(of: item)), nil)
            fill(first..<end, left + 1..<right, box, item, place)
        }
        line(glyphs.vertical, first..<end, left..<left + 1, box, item)
        line(glyphs.vertical, first..<end, right..<right + 1, box, item)
        let corners = glyphs.corners(rounded: box.rounded)
        if box.hasUpperEdge {
            drawEdge(top, columns, corners[0], corners[1], box, item)
        }
        if !box.isCutBelow {
            drawEdge(bottom, columns, corners[2], corners[3], box, item)
        }
    }

    /// Draws a line between two corners.
    private mutating func drawEdge(
        _ row: Int,
        _ columns: Range<Int>,
        _ left: CellCluster,
        _ right: CellCluster,
        _ box: SceneBox,
        _ item: SceneItem
    ) {
        let (first, last) = (columns.lowerBound, columns.upperBound - 1)
        line(glyphs.horizontal, row..<row + 1, first + 1..<last, box, item)
        line(left, row..<row + 1, first..<first + 1, box, item)
        line(right, row..<row + 1, last..<last + 1, box, item)
    }

    /// Draws brackets, unless the texts between them need their cells.
    private mutating func drawChip(
        _ rows: Range<Int>,
        _ columns: Range<Int>,
        _ box: SceneBox,
        _ item: SceneItem,
        _ place: Int
    ) {
        fill(rows, columns, box, item, place)
        guard let first = columns.first, let last = columns.last, first < last else { return }
        if let text = scene.chipColumns[place], text.lowerBound <= first || text.upperBound > last {
            return
        }
        let brackets = box.rounded.isEmpty ? ("[", "]") : ("(", ")")
        line(CellCluster(chrome: brackets.0), rows, first..<first + 1, box, item)
        line(CellCluster(chrome: brackets.1), rows, last..<last + 1, box, item)
    }

    // MARK: Places

    /// Writes a cluster at a position in its visible colour.
    mutating func put(
        _ cluster: CellCluster,
        row: Int,
        column: Int,
        color: Color?,
        traits: CellTraits = [],
        opacity: Double,
        clip: Range<Int>
    ) {
        let ground = grid.background(row: row, column: column)
        let foreground =
            (color ?? options.letters).map { colors.value($0, opacity: opacity, over: ground) }
            ?? colors.letters(over: ground, opacity: opacity)
        grid.put(
            cluster,
            row: row,
            column: column,
            foreground: foreground,
            traits: traits,
            clip: clip
        )
    }

    /// Clears the cells of a row, in a colour if there is one.
    mutating func clear(row: Int, _ columns: Range<Int>, _ fillColor: Color?, _ item: SceneItem) {
        let ground = grid.background(row: row, column: max(0, columns.lowerBound))
        let color = fillColor.map { colors.value($0, opacity: item.opacity, over: ground) }
        grid.fill(rows: row..<row + 1, columns: columns.clamped(to: scene.clip(of: item)), color)
    }
}
