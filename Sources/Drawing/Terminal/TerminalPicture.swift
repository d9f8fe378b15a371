public import Views

/// A view as it looks on a terminal: a grid of cells, 8 points wide and 16 points high.
///
/// Mount the view with the cells' measurer and lay it out first:
///
/// ```swift
/// root.layout(width: Double(options.columns) * 8)
/// print(TerminalPicture(of: root, options: options).text, terminator: "")
/// ```
///
/// Absolute edges are rounded, so neighbours neither gap nor overlap. Edges and backgrounds are drawn as
/// frames with round or square corners, backgrounds inside them as bars, and low ones as brackets. Text is
/// made harmless first: the only escape sequences are the picture's own.
public struct TerminalPicture: Sendable {
    /// How the picture is drawn.
    public let options: TerminalOptions

    /// The cells of each row, without blank ones at the end.
    let cells: [[TerminalCell]]

    /// Where in the view lies what the cells show; nothing for pictures of no view.
    let places: PicturePlaces?

    /// Creates the picture of a view and everything below it.
    ///
    /// - Complexity: Linear in the number of views and the cells that they cover.
    public init(of view: View, options: TerminalOptions = TerminalOptions()) {
        let painter = ScenePainter(SceneBuilder(root: view).items, options)
        self.init(cells: painter.grid.rows, options: options, places: PicturePlaces(painter))
    }

    /// Creates a picture of one line, such as a caption; hostile text is made harmless.
    public init(line: String, options: TerminalOptions = TerminalOptions()) {
        var grid = CellGrid(columns: options.columns, rows: 1)
        var column = 0
        for cluster in TerminalText(line, makesRoom: options.positionsCursor).clusters {
            grid.put(cluster, row: 0, column: column, foreground: nil, clip: 0..<options.columns)
            column += cluster.width
        }
        self.init(cells: grid.rows, options: options)
    }

    init(cells: [[TerminalCell]], options: TerminalOptions, places: PicturePlaces? = nil) {
        self.options = options
        self.places = places
        self.cells = cells.map { row in
            let end = row.lastIndex { $0 != .blank && !($0.glyph == " " && $0.style.isInvisible) }
            return Array(row[..<(end.map { $0 + 1 } ?? 0)])
        }
    }

    /// The number of rows.
    public var rows: Int { cells.count }

    /// The number of columns up to the last cell in which something stands.
    public var columns: Int {
        cells.reduce(0) { max($0, $1.count) }
    }

    /// The rows, each with a line feed and without spaces at its end.
    public var text: String {
        var writer = TerminalWriter(options)
        for row in cells {
            writer.write(row)
        }
        return writer.text
    }
}

extension TerminalPicture: Hashable {
    /// Whether both look the same, drawn with the same options.
    public static func == (first: Self, second: Self) -> Bool {
        first.options == second.options && first.cells == second.cells
    }

    /// Feeds the looks into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(options)
        hasher.combine(cells)
    }
}
