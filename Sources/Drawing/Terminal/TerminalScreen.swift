public import Views

/// The cells of a whole window, with pictures on it, of a fixed number of rows and columns.
///
/// Write `update(from:)` to a terminal after each change: only the rows that differ are drawn.
///
/// ```swift
/// var screen = TerminalScreen(rows: 24, options: options)
/// screen.draw(picture, row: 2)
/// print(screen.update(from: shown), terminator: "")
/// ```
public struct TerminalScreen: Sendable {
    /// The options for writing; their columns are the screen's.
    public let options: TerminalOptions
    private var grid: CellGrid

    /// The greatest distance from the screen at which a picture is drawn, in rows or columns.
    private static let reach = 1 << 30

    /// Creates an empty screen.
    public init(rows: Int, options: TerminalOptions) {
        self.options = options
        grid = CellGrid(columns: options.columns, rows: max(0, rows))
    }

    /// The number of rows.
    public var rows: Int { grid.rows.count }

    /// Draws a picture, or some rows of it, with its upper left corner on a cell.
    ///
    /// Blank cells of the picture at the beginning and the end of a row leave the screen as it was. The picture is cut
    /// at the edges; a wide character that is cut is left out. A margin is a number of blank cells beside each row.
    public mutating func draw(
        _ picture: TerminalPicture,
        rows range: Range<Int>? = nil,
        row: Int,
        column: Int = 0,
        margin: Int = 0
    ) {
        let blank = Array(
            repeating: TerminalCell.blank,
            count: min(max(0, margin), options.columns)
        )
        // Far outside nothing is drawn, and sums stay in range.
        let column = min(max(column, -Self.reach), Self.reach)
        var row = min(max(row, -Self.reach), Self.reach)
        picture.forEachRow(in: range) { cells in
            defer { row += 1 }
            guard let first = cells.firstIndex(where: { !$0.showsNothing }) else { return }
            let shown = blank + cells[first...] + blank
            grid.put(shown[...], row: row, column: column + first - blank.count)
        }
    }

    /// Clears some cells.
    public mutating func clear(rows: Range<Int>, columns: Range<Int>) {
        for row in rows.clamped(to: grid.rows.indices) {
            let range = columns.clamped(to: 0..<options.columns)
            let blank = Array(repeating: TerminalCell.blank, count: range.count)
            grid.put(blank[...], row: row, column: range.lowerBound)
        }
    }

    /// Colours some cells of a row, and makes their letters bold if requested.
    public mutating func paint(
        row: Int,
        columns: Range<Int>,
        foreground: Color? = nil,
        background: Color? = nil,
        isBold: Bool = false
    ) {
        let colors = CellColors(scheme: options.scheme)
        let front = foreground.map { colors.value($0, over: nil) }
        let back = background.map { colors.value($0, over: nil) }
        grid.paint(row: row, columns: columns) { style in
            if let front { style.foreground = front }
            if let back { style.background = back }
            if isBold { style.traits.insert(.bold) }
        }
    }

    /// The rows, each with a line feed and without spaces at its end.
    public var text: String {
        TerminalPicture(cells: grid.rows, options: options).text
    }

    /// Returns the bytes that turn a terminal with another screen, or an unknown one, into this one.
    ///
    /// Rows that look the same are not written. The final position of the cursor is undefined.
    public func update(from old: TerminalScreen?) -> String {
        let isSame = old?.options == options && old?.rows == rows
        var text = ""
        for (row, cells) in grid.rows.enumerated() {
            if isSame, old?.grid.rows[row] == cells { continue }
            text += "\u{1B}[\(row + 1);1H"
            // A terminal may draw an uncertain cluster narrower than its cells, so the cells behind it are cleared.
            let isUncertain = cells.contains { $0.isUncertain }
            if isUncertain { text += "\u{1B}[2K" }
            var writer = TerminalWriter(options)
            let width = writer.write(row: cells)
            text += writer.text
            // At the right edge the cursor is still on the last cell, which would be cleared.
            if !isUncertain, width < options.columns { text += "\u{1B}[K" }
        }
        return text
    }
}

extension TerminalScreen: Hashable {
    /// Whether both look the same, written with the same options.
    public static func == (first: Self, second: Self) -> Bool {
        first.options == second.options && first.grid.rows == second.grid.rows
    }

    /// Feeds the cells into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(options)
        hasher.combine(grid.rows)
    }
}

extension TerminalCell {
    /// Whether the cell is invisible.
    fileprivate var showsNothing: Bool {
        self == .blank || glyph == " " && style.isInvisible
    }
}
