import Views

/// Keeps items in a row apart.
///
/// Rounding turns a distance of half a cell into a cell or none. If it turns into none, the items on one side move by a
/// cell, and so on: the left side, unless the row begins at a whole cell and fewer items have to move to the right.
struct SceneGaps {
    private struct Entry {
        let place: Int
        let bounds: CellBounds
        let cells: Int
        var start: Int

        var end: Int { start + cells }
    }

    private struct Line: Hashable {
        let row: Int
        let holder: Int?
    }

    /// The number of columns that items move, by their index in the scene.
    private(set) var shifts: [Int: Int] = [:]
    private let options: TerminalOptions

    /// The minimum distance, in points, of two items that have to be separated.
    private static let leastGap = 2.0

    /// Separates the items of rows, which are given by index in the scene.
    init(_ items: [SceneItem], rows: [Range<Int>], _ options: TerminalOptions) {
        self.options = options
        // Most texts are alone in their row.
        var (taken, shared) = (Set<Int>(), Set<Int>())
        for (place, item) in items.enumerated() where item.canMove {
            guard let row = rows[place].first else { continue }
            if !taken.insert(row).inserted { shared.insert(row) }
        }
        var lines: [Line: [Entry]] = [:]
        for (place, item) in items.enumerated() where item.canMove {
            guard let row = rows[place].first, shared.contains(row) else { continue }
            let entry = Entry(
                place: place,
                bounds: item.bounds,
                cells: cells(of: item),
                start: CellBounds.column(item.bounds.left)
            )
            lines[Line(row: row, holder: item.holder), default: []].append(entry)
        }
        for entries in lines.values where entries.count > 1 {
            separate(entries.sorted { ($0.bounds.left, $0.place) < ($1.bounds.left, $1.place) })
        }
    }

    private mutating func separate(_ entries: [Entry]) {
        let left = movedLeft(entries)
        let right = movedRight(entries)
        let begins = (entries[0].bounds.left / CellBounds.cellWidth)
        let isWhole = begins == begins.rounded() && (right.last?.end ?? 0) <= options.columns
        let moved = isWhole && count(entries, right) < count(entries, left) ? right : left
        for (entry, other) in zip(entries, moved) where entry.start != other.start {
            shifts[entry.place] = other.start - entry.start
        }
    }

    private func count(_ entries: [Entry], _ moved: [Entry]) -> Int {
        zip(entries, moved).reduce(0) { $0 + ($1.0.start == $1.1.start ? 0 : 1) }
    }

    private func movedLeft(_ entries: [Entry]) -> [Entry] {
        var moved = entries
        for place in entries.indices.dropLast().reversed() where isGap(after: place, entries) {
            let distance = moved[place].end + 1 - moved[place + 1].start
            if distance > 0, moved[place].start >= distance { moved[place].start -= distance }
        }
        return moved
    }

    private func movedRight(_ entries: [Entry]) -> [Entry] {
        var moved = entries
        for place in entries.indices.dropLast() where isGap(after: place, entries) {
            moved[place + 1].start = max(moved[place + 1].start, moved[place].end + 1)
        }
        return moved
    }

    private func isGap(after place: Int, _ entries: [Entry]) -> Bool {
        entries[place + 1].bounds.left - entries[place].bounds.right >= Self.leastGap
    }

    /// Returns the cells of an item, which for symbols are fewer than those of its frame.
    private func cells(of item: SceneItem) -> Int {
        let columns = item.bounds.columns.count
        guard case .glyph(let glyph) = item.kind else { return columns }
        switch glyph.image {
        case .symbol: return TerminalText(glyph.sign(options.style)).clusters.cells
        case .initials, .remote, .vector: return columns < 3 ? 1 : columns
        }
    }
}

extension SceneItem {
    /// Whether it may be beside others in a row, and moves for them.
    fileprivate var canMove: Bool {
        switch kind {
        case .text: true
        case .glyph: !isTallDrawing
        case .box, .button: false
        }
    }
}
