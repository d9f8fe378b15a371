import Views

/// A view as items to draw, each with its rows and columns.
///
/// Cells are made for the requested rows, so that a tall picture takes no more memory than its visible rows.
struct TerminalScene: Sendable {
    /// The items, in the order of drawing.
    let items: [SceneItem]
    let options: TerminalOptions
    /// The range of height that each row shows, in points; nil for an empty row.
    let extents: [ClosedRange<Double>?]
    /// The offsets of items in one row, so that gaps stay gaps.
    let columnShifts: [Int: Int]
    /// The rows of each item.
    let rowRanges: [Range<Int>]
    /// The columns of the texts of a chip.
    private(set) var chipColumns: [Int: Range<Int>] = [:]
    /// The area for the content of each box.
    private var clips: [Int: Range<Int>] = [:]
    /// The colours behind translucent boxes, at the start of their first row.
    private(set) var grounds: [Int: RGBA?] = [:]
    /// The items of each band of rows, in the order of drawing.
    private var bands: [[Int32]] = []

    /// The dots of drawings, where there is room for them.
    private(set) var drawings: [Int: Drawing] = [:]

    /// The number of rows that are drawn at once.
    private static let bandHeight = 32

    init(of view: View, _ options: TerminalOptions) {
        self.init(of: [view], from: view.frame.origin, options)
    }

    /// Creates the scene of views of one superview, from a point of that on.
    init(of views: [View], from origin: Point, _ options: TerminalOptions) {
        items = SceneBuilder(roots: views, from: origin, edge: options.edge).items
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
        for (place, item) in items.enumerated() {
            guard case .glyph(let glyph) = item.kind else { continue }
            let rows = rowRanges[place].count
            drawings[place] = Drawing(of: glyph, item, rows: rows, options.scheme)
        }
        findClips()
        fillBands()
        findGrounds()
    }

    /// The number of rows.
    var rowCount: Int { extents.count }

    /// Returns rows in the bands in which they are drawn at once.
    static func bands(of rows: Range<Int>) -> some Sequence<Range<Int>> {
        let first = rows.lowerBound / bandHeight * bandHeight
        return stride(from: first, to: rows.upperBound, by: bandHeight).lazy.map { start in
            (start..<start + bandHeight).clamped(to: rows)
        }
    }

    /// Returns the items in the band of a row, in the order of drawing.
    func places(nearRow row: Int) -> [Int32] {
        bands[row / Self.bandHeight]
    }

    /// Whether an item that is drawn after another one lies in columns of the same row.
    func isLater(_ place: Int, _ columns: Range<Int>) -> Bool {
        places(nearRow: rowRanges[place].lowerBound).lazy.map(Int.init).contains { other in
            other > place && !items[other].hasEdges && rowRanges[other] == rowRanges[place]
                && items[other].bounds.columns.overlaps(columns)
        }
    }

    /// Returns the columns inside the frame around an item.
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

    /// Finds the colours behind translucent boxes, as their first row decides them for all others.
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

/// The columns of the texts of chips, since brackets are in the same row.
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
    /// Whether its first row has a line.
    var hasUpperEdge: Bool { form == .frame && !isCutAbove }
}

extension Color {
    /// Whether the colour is translucent.
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
