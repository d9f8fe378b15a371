import Components
public import Views

/// A view as a terminal shows it: a grid of cells, 8 points wide and 16 points high.
///
/// Mount the view with the cells' measurer and lay it out first:
///
/// ```swift
/// root.layout(width: Double(options.columns) * 8)
/// print(TerminalPicture(of: root, options: options).text, terminator: "")
/// ```
///
/// Absolute edges are rounded, so neighbours have neither gaps nor overlaps. Edges and backgrounds are drawn as frames
/// with round or square corners, backgrounds inside them as bars, and low ones as brackets. Text is escaped first: the
/// only escape sequences are the picture's own.
public struct TerminalPicture: Sendable {
    /// The options of the picture.
    public let options: TerminalOptions

    /// The scene that its rows are made from.
    let source: Source

    /// The range of the view's height that each row shows, in points; nil for an empty row.
    let extents: [ClosedRange<Double>?]

    enum Source {
        /// The cells of each row, without blank ones at the end.
        case rows([[TerminalCell]])
        /// The source of cells, which are made when a row is requested.
        case scene(TerminalScene)
    }

    /// Creates the picture of a view and everything below it.
    ///
    /// Cells are made for the requested rows, so a tall picture takes little memory until it is written, and is written
    /// in few rows at once.
    ///
    /// - Complexity: Linear in the number of views and lines; then, for each row, in the cells that are covered.
    public init(of view: View, options: TerminalOptions = TerminalOptions()) {
        self.init(of: [view], from: view.frame.origin, options: options)
    }

    /// Creates the picture of some views of one superview, one at least, from a point of that on.
    package init(of views: [View], from origin: Point, options: TerminalOptions) {
        views.forEach { $0.tellBeforeReading() }
        self.options = options
        let scene = TerminalScene(of: views, from: origin, options)
        source = .scene(scene)
        extents = scene.extents
    }

    /// Creates a picture of one line, such as a caption; hostile text is escaped.
    public init(line: String, options: TerminalOptions = TerminalOptions()) {
        var grid = CellGrid(columns: options.columns, rows: 1)
        var column = 0
        for cluster in TerminalText(line, makesRoom: options.positionsCursor).clusters {
            grid.put(cluster, row: 0, column: column, foreground: nil, clip: 0..<options.columns)
            column += cluster.width
        }
        self.init(cells: grid.rows, options: options)
    }

    init(cells: [[TerminalCell]], options: TerminalOptions) {
        self.options = options
        source = .rows(cells.map(\.withoutBlankEnd))
        extents = []
    }

    /// The number of rows.
    public var rows: Int {
        switch source {
        case .rows(let rows): rows.count
        case .scene(let scene): scene.rowCount
        }
    }

    /// The number of columns up to the last visible cell.
    public var columns: Int {
        var columns = 0
        forEachRow { columns = max(columns, $0.count) }
        return columns
    }

    /// The rows, each with a line feed and without spaces at its end.
    public var text: String {
        var writer = TerminalWriter(options)
        forEachRow { writer.write($0) }
        return writer.text
    }

    /// The cells of all rows, without blank ones at the ends.
    var cells: [[TerminalCell]] {
        var cells: [[TerminalCell]] = []
        forEachRow { cells.append($0) }
        return cells
    }

    /// Calls the closure with the cells of some rows, or of all, from the top, without blank ones at the ends.
    func forEachRow(in range: Range<Int>? = nil, _ body: ([TerminalCell]) -> Void) {
        let range = (range ?? 0..<rows).clamped(to: 0..<rows)
        switch source {
        case .rows(let rows): rows[range].forEach(body)
        case .scene(let scene):
            for band in TerminalScene.bands(of: range) {
                for row in ScenePainter(scene, rows: band).grid.rows { body(row.withoutBlankEnd) }
            }
        }
    }
}

extension [TerminalCell] {
    /// The cells up to the last visible one.
    fileprivate var withoutBlankEnd: [TerminalCell] {
        let end = lastIndex { $0 != .blank && !($0.glyph == " " && $0.style.isInvisible) }
        return Array(self[..<(end.map { $0 + 1 } ?? 0)])
    }
}

extension TerminalPicture: Hashable {
    /// Whether both look the same, drawn with the same options.
    public static func == (first: Self, second: Self) -> Bool {
        first.options == second.options && first.cells == second.cells
    }

    /// Feeds the cells into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(options)
        hasher.combine(cells)
    }
}
