import Views

/// Draws a scene on a grid.
struct ScenePainter {
    private(set) var grid: CellGrid
    let rows: SceneRows
    let items: [SceneItem]
    let options: TerminalOptions
    let glyphs: ChromeGlyphs
    let colors: CellColors
    /// How far what stands in one row moves, so that gaps stay gaps.
    let columnShifts: [Int: Int]
    /// Where text inside each box may stand.
    private var clips: [Int: Range<Int>] = [:]
    /// The rows and columns in which text stands, by the chip around it.
    private var chipTexts: [Int: (row: Int, columns: Range<Int>)] = [:]

    init(_ items: [SceneItem], _ options: TerminalOptions) {
        self.items = items
        self.options = options
        rows = SceneRows(items)
        columnShifts = SceneGaps(items, rows, options).shifts
        grid = CellGrid(columns: options.columns, rows: rows.count)
        glyphs = ChromeGlyphs(options.style)
        colors = CellColors(scheme: options.scheme)
        findChipTexts()
        for place in items.indices {
            grid.owner = place
            draw(items[place], place)
        }
    }

    private mutating func draw(_ item: SceneItem, _ place: Int) {
        switch item.kind {
        case .box(let box): draw(box, item, place)
        case .text(let text): draw(text, item, place)
        case .button(let text): drawButton(text, item)
        case .glyph(let glyph): draw(glyph, item, place)
        }
    }

    // MARK: Boxes

    private mutating func draw(_ box: SceneBox, _ item: SceneItem, _ place: Int) {
        let columns = item.bounds.columns
        clips[place] = clip(of: item)
        switch box.form {
        case .fill:
            fill(rows.rows(of: item), columns, box, item)
        case .rule:
            guard let row = rows.row(of: item) else { return }
            line(glyphs.horizontal, row..<row + 1, columns, box, item)
        case .stroke:
            let column = columns.lowerBound
            line(glyphs.vertical, rows.rows(of: item), column..<column + 1, box, item)
        case .bar:
            drawBar(box, item, columns)
        case .frame:
            drawFrame(box, item, columns)
            clips[place] = clip(of: item).clamped(to: columns.inside)
        case .chip:
            drawChip(box, item, place, columns)
        }
    }

    private mutating func fill(
        _ rowRange: Range<Int>,
        _ columns: Range<Int>,
        _ box: SceneBox,
        _ item: SceneItem
    ) {
        guard let first = rowRange.first, let column = columns.first else { return }
        let ground = grid.background(row: first, column: max(column, 0))
        let color = box.fill.map { colors.value($0, opacity: item.opacity, over: ground) }
        grid.fill(rows: rowRange, columns: columns.clamped(to: clip(of: item)), color)
    }

    private mutating func line(
        _ glyph: CellCluster,
        _ rowRange: Range<Int>,
        _ columns: Range<Int>,
        _ box: SceneBox,
        _ item: SceneItem
    ) {
        let clip = clip(of: item)
        for row in rowRange {
            for column in columns.clamped(to: clip) {
                let ground = grid.background(row: row, column: column)
                let color = (box.edge ?? box.fill).map {
                    colors.value($0, opacity: item.opacity, over: ground)
                }
                grid.put(glyph, row: row, column: column, foreground: color, clip: clip)
            }
        }
    }

    private mutating func drawBar(_ box: SceneBox, _ item: SceneItem, _ columns: Range<Int>) {
        let rowRange = rows.rows(of: item)
        fill(rowRange, columns, box, item)
        guard let first = columns.first, let last = columns.last else { return }
        let column = box.isRightToLeft ? last : first
        let glyph = box.isRightToLeft ? glyphs.bars.right : glyphs.bars.left
        for row in rowRange {
            let ground = grid.background(row: row, column: column)
            let color = ground.map { colors.bar(over: $0) }
            grid.put(glyph, row: row, column: column, foreground: color, clip: clip(of: item))
        }
    }

    private mutating func drawFrame(_ box: SceneBox, _ item: SceneItem, _ columns: Range<Int>) {
        let rowRange = rows.rows(of: item)
        guard let top = rowRange.first, let bottom = rowRange.last,
            let left = columns.first, let right = columns.last, left < right
        else { return }
        let first = box.isCutAbove ? top : top + 1
        let end = box.isCutBelow ? bottom + 1 : bottom
        guard first <= end else { return }
        // The line lies in the middle of its cells, so the colour begins beside it.
        if box.fill != nil {
            grid.fill(rows: rowRange, columns: columns.clamped(to: clip(of: item)), nil)
        }
        if box.fill != nil { fill(first..<end, left + 1..<right, box, item) }
        line(glyphs.vertical, first..<end, left..<left + 1, box, item)
        line(glyphs.vertical, first..<end, right..<right + 1, box, item)
        let corners = glyphs.corners(rounded: box.rounded)
        if !box.isCutAbove {
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

    // MARK: Chips

    /// Remembers where the texts of chips stand, since brackets stand in the same row.
    private mutating func findChipTexts() {
        for item in items {
            guard case .text(let text) = item.kind, let row = rows.row(of: item) else { continue }
            let first = CellBounds.column(item.bounds.left)
            let columns = first..<first + Self.clusters(text).reduce(0) { $0 + $1.clusters.cells }
            var next = item.holder
            while let place = next {
                if items[place].box?.form == .chip {
                    let known = chipTexts[place]
                    let start = min(
                        known?.columns.lowerBound ?? columns.lowerBound,
                        columns.lowerBound
                    )
                    let end = max(
                        known?.columns.upperBound ?? columns.upperBound,
                        columns.upperBound
                    )
                    chipTexts[place] = (known?.row ?? row, start..<end)
                }
                next = items[place].holder
            }
        }
    }

    private mutating func drawChip(
        _ box: SceneBox,
        _ item: SceneItem,
        _ place: Int,
        _ columns: Range<Int>
    ) {
        guard let row = chipTexts[place]?.row ?? rows.row(of: item) else { return }
        fill(row..<row + 1, columns, box, item)
        guard let first = columns.first, let last = columns.last, first < last else { return }
        if let text = chipTexts[place]?.columns, text.lowerBound <= first || text.upperBound > last
        {
            return
        }
        let brackets = box.rounded.isEmpty ? ("[", "]") : ("(", ")")
        line(CellCluster(chrome: brackets.0), row..<row + 1, first..<first + 1, box, item)
        line(CellCluster(chrome: brackets.1), row..<row + 1, last..<last + 1, box, item)
    }

    // MARK: Places

    /// Returns the columns inside the frame around something.
    func clip(of item: SceneItem) -> Range<Int> {
        let held = item.holder.flatMap { clips[$0] } ?? 0..<options.columns
        return item.columns.map(held.clamped) ?? held
    }

    /// Puts a cluster at a place in the colour that shows there.
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
            color.map { colors.value($0, opacity: opacity, over: ground) }
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

    /// Makes a row's cells blank, in a colour if there is one.
    mutating func clear(row: Int, _ columns: Range<Int>, _ fillColor: Color?, _ item: SceneItem) {
        let ground = grid.background(row: row, column: max(0, columns.lowerBound))
        let color = fillColor.map { colors.value($0, opacity: item.opacity, over: ground) }
        grid.fill(rows: row..<row + 1, columns: columns.clamped(to: clip(of: item)), color)
    }
}

extension Range where Bound == Int {
    /// The range without its first and its last element.
    fileprivate var inside: Range<Int> {
        let first = Swift.min(lowerBound + 1, upperBound)
        return first..<Swift.max(first, upperBound - 1)
    }
}
