import Views

/// A view as things to draw, each with the rows and columns in which it stands.
///
/// Cells are made of the rows that are asked for, so that a tall picture takes no more room than what it shows.
struct TerminalScene: Sendable {
    /// The things, in the order in which they are drawn.
    let items: [SceneItem]
    let options: TerminalOptions
    /// The stretch of height that each row shows, in points; none for an empty row.
    let extents: [ClosedRange<Double>?]
    /// How far what stands in one row moves, so that gaps stay gaps.
    let columnShifts: [Int: Int]
    /// The rows that each thing takes.
    let rowRanges: [Range<Int>]
    /// The columns in which the texts of a chip stand.
    private(set) var chipColumns: [Int: Range<Int>] = [:]
    /// Where what is inside of each box may stand.
    private var clips: [Int: Range<Int>] = [:]
    /// What lies behind boxes that are seen through, where their first row begins.
    private(set) var grounds: [Int: RGBA?] = [:]
    /// What stands in so many rows each, in the order in which it is drawn.
    private var bands: [[Int32]] = []

    /// How many rows are drawn at once.
    private static let bandHeight = 32

    init(of view: View, _ options: TerminalOptions) {
        items = SceneBuilder(root: view, edge: options.edge).items
        self.options = options
        let rows = SceneRows(items)
        extents = rows.extents
        let chips = ChipTexts(items, rows, options)
        chipColumns = chips.columns
        rowRanges = items.enumerated().map { place, item in
            if item.hasEdges { return rows.rows(of: item) }
            guard let row = chips.rows[place] ?? rows.row(of: item) else { return 0..<0 }
            return row..<row + 1
        }
        columnShifts = SceneGaps(items, rows: rowRanges, options).shifts
        findClips()
        fillBands()
        findGrounds()
    }

    /// The number of rows.
    var rowCount: Int { extents.count }

    /// Returns rows in the stretches in which they are drawn at once.
    static func bands(of rows: Range<Int>) -> some Sequence<Range<Int>> {
        let first = rows.lowerBound / bandHeight * bandHeight
        return stride(from: first, to: rows.upperBound, by: bandHeight).lazy.map { start in
            (start..<start + bandHeight).clamped(to: rows)
        }
    }

    /// Returns what stands in the band of a row, in the order in which it is drawn.
    func places(nearRow row: Int) -> [Int32] {
        bands[row / Self.bandHeight]
    }

    /// Returns the columns inside the frame around something.
    func clip(of item: SceneItem) -> Range<Int> {
        let held = item.holder.flatMap { clips[$0] } ?? 0..<options.columns
        return item.columns.map(held.clamped) ?? held
    }

    private mutating func findClips() {
        for (place, item) in items.enumerated() {
            guard let box = item.box else { continue }
            let clip = clip(of: item)
            clips[place] = box.form == .frame ? clip.clamped(to: item.bounds.columns.inside) : clip
        }
    }

    private mutating func fillBands() {
        let count = (rowCount + Self.bandHeight - 1) / Self.bandHeight
        bands = Array(repeating: [], count: count)
        for (place, rows) in rowRanges.enumerated() where !rows.isEmpty {
            let first = rows.lowerBound / Self.bandHeight
            let last = (rows.upperBound - 1) / Self.bandHeight
            for band in (first..<last + 1).clamped(to: 0..<count) {
                bands[band].append(Int32(place))
            }
        }
    }

    /// Finds what lies behind boxes that are seen through, as their first row decides it for all others.
    private mutating func findGrounds() {
        for place in items.indices where rowRanges[place].count > 1 {
            let item = items[place]
            guard let box = item.box, let fill = box.fill,
                fill.isSeenThrough(in: options.scheme, opacity: item.opacity)
            else { continue }
            let row = rowRanges[place].lowerBound + (box.hasUpperEdge ? 1 : 0)
            let column = item.bounds.columns.lowerBound + (box.form == .frame ? 1 : 0)
            guard row < rowCount else { continue }
            let painter = ScenePainter(self, rows: row..<row + 1, before: place)
            grounds[place] = .some(painter.grid.background(row: 0, column: max(column, 0)))
        }
    }
}

/// Where the texts of chips stand, since brackets stand in the same row.
private struct ChipTexts {
    private(set) var rows: [Int: Int] = [:]
    private(set) var columns: [Int: Range<Int>] = [:]

    init(_ items: [SceneItem], _ rows: SceneRows, _ options: TerminalOptions) {
        for item in items {
            guard case .text(let text) = item.kind else { continue }
            var next = item.holder
            while let place = next {
                if items[place].box?.form == .chip, let row = rows.row(of: item) {
                    add(text, item, row, to: place, options)
                }
                next = items[place].holder
            }
        }
    }

    private mutating func add(
        _ text: SceneText,
        _ item: SceneItem,
        _ row: Int,
        to chip: Int,
        _ options: TerminalOptions
    ) {
        let cells = ScenePainter.clusters(text, options).reduce(0) { $0 + $1.clusters.cells }
        let first = CellBounds.column(item.bounds.left)
        let known = columns[chip] ?? first..<first + cells
        columns[chip] =
            min(known.lowerBound, first)..<max(known.upperBound, first + cells)
        rows[chip] = rows[chip] ?? row
    }
}

extension SceneBox {
    /// Whether its first row shows a line.
    var hasUpperEdge: Bool { form == .frame && !isCutAbove }
}

extension Color {
    /// Whether what lies behind the colour shows through it.
    fileprivate func isSeenThrough(in scheme: TreeScheme, opacity: Double) -> Bool {
        let value = scheme == .light ? light : dark
        return Double(value.alpha) / 255 * opacity < 1
    }
}

extension Range where Bound == Int {
    /// The range without its first and its last element.
    fileprivate var inside: Range<Int> {
        let first = Swift.min(lowerBound + 1, upperBound)
        return first..<Swift.max(first, upperBound - 1)
    }
}
