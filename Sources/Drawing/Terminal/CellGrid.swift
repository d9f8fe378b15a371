import Views

/// Cells in rows and columns; later drawing covers earlier, and nothing is drawn outside.
struct CellGrid: Sendable {
    /// The number of cells in a row.
    let columns: Int
    /// The rows, from the top.
    private(set) var rows: [[TerminalCell]]
    /// The index in `scene.items` of the item that drew each cell last; nil if none did.
    private(set) var owners: [[Int?]]
    /// The index in `scene.items` of the item that is being drawn.
    var owner: Int?

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = Array(repeating: Array(repeating: .blank, count: columns), count: rows)
        owners = Array(repeating: Array(repeating: nil, count: columns), count: rows)
    }

    /// Writes a cluster at a position, over the cells behind it, if all of it lies in the clip.
    mutating func put(
        _ cluster: CellCluster,
        row: Int,
        column: Int,
        foreground: RGBA?,
        traits: CellTraits = [],
        clip: Range<Int>
    ) {
        let clip = clip.clamped(to: 0..<columns)
        guard rows.indices.contains(row) else { return }
        guard column >= clip.lowerBound, column + cluster.width <= clip.upperBound else { return }
        for place in column..<column + cluster.width {
            clearCluster(row, place)
        }
        for place in column..<column + cluster.width {
            var style = rows[row][place].style
            style.foreground = foreground
            style.traits = traits
            rows[row][place] = TerminalCell(
                glyph: place == column ? cluster.glyph : "",
                style: style,
                isUncertain: cluster.isUncertain
            )
            owners[row][place] = owner
        }
    }

    /// Clears the cells of a rectangle and gives them a background colour; with nil, each keeps its own.
    mutating func fill(rows rowRange: Range<Int>, columns columnRange: Range<Int>, _ color: RGBA?) {
        let places = columnRange.clamped(to: 0..<columns)
        guard !places.isEmpty else { return }
        for row in rowRange.clamped(to: rows.indices) {
            clearCluster(row, places.lowerBound)
            clearCluster(row, places.upperBound - 1)
            for place in places {
                let background = color ?? rows[row][place].style.background
                rows[row][place] = .blank
                rows[row][place].style.background = background
                owners[row][place] = owner
            }
        }
    }

    /// Whether every cell in a range of columns of a row holds a space; false if the range leaves the grid.
    func isBlank(row: Int, columns columnRange: Range<Int>) -> Bool {
        guard rows.indices.contains(row), columnRange.lowerBound >= 0,
            columnRange.upperBound <= columns
        else { return false }
        return rows[row][columnRange].allSatisfy { $0.glyph == " " }
    }

    /// Returns the background colour at a position.
    func background(row: Int, column: Int) -> RGBA? {
        guard rows.indices.contains(row), (0..<columns).contains(column) else { return nil }
        return rows[row][column].style.background
    }

    /// Copies finished cells to a position, over those there; wide clusters that do not fit are left out.
    mutating func put(_ cells: ArraySlice<TerminalCell>, row: Int, column: Int) {
        guard rows.indices.contains(row) else { return }
        let shown = (0..<columns).clamped(to: column..<column + cells.count)
        for place in shown { clearCluster(row, place) }
        for place in shown { rows[row][place] = cells[cells.startIndex + place - column] }
        // Clusters that are cut at an edge leave blanks.
        var place = shown.lowerBound
        while place < shown.upperBound, rows[row][place].isContinuation {
            rows[row][place].glyph = " "
            place += 1
        }
        let next = cells.startIndex + shown.upperBound - column
        if !shown.isEmpty, next < cells.endIndex, cells[next].isContinuation {
            clearCluster(row, shown.upperBound - 1)
        }
    }

    /// Changes the style of cells in a row, and leaves their clusters.
    mutating func paint(
        row: Int,
        columns columnRange: Range<Int>,
        _ look: (inout CellStyle) -> Void
    ) {
        guard rows.indices.contains(row) else { return }
        for place in columnRange.clamped(to: 0..<columns) { look(&rows[row][place].style) }
    }

    /// Removes a wide cluster completely, so that no half of it stays.
    private mutating func clearCluster(_ row: Int, _ place: Int) {
        var first = place
        while first > 0, rows[row][first].isContinuation { first -= 1 }
        var next = first
        repeat {
            rows[row][next].glyph = " "
            next += 1
        } while next < columns && rows[row][next].isContinuation
    }
}
