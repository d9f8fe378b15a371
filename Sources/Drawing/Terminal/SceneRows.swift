import Views

/// The row of the picture for each height of a scene.
///
/// Absolute edges are rounded, halves down the screen, so that neighbours have neither gaps nor overlaps. Where a line
/// of text would then cover a frame, or a low drawing a text, everything below moves down by a row. Rows that contain
/// only the sides of frames are left out. One of several empty rows stays if the distance is at least half a row.
struct SceneRows {
    /// The rows before empty ones are left out, by height in 64ths of a point.
    private var rows: [Int: Int] = [:]
    /// The rows that stay, ascending.
    private var kept: [Int] = []
    /// The range of height that each row shows, in points; nil for an empty one.
    private(set) var extents: [ClosedRange<Double>?] = []

    init(_ items: [SceneItem]) {
        var limits: [Int: [Limit]] = [:]
        for (place, item) in items.enumerated() {
            collect(item, in: items, &limits)
            if place > 0 { keepApart(items[place - 1], item, &limits) }
        }
        assignRows(limits)
        keepRows(items)
    }

    /// The number of rows.
    var count: Int { kept.count }

    /// Returns the row of an item with one row.
    func row(of item: SceneItem) -> Int? {
        rows[Self.key(item.lineTop)].map(index)
    }

    /// Returns the rows of a box, from its rounded top edge to before its rounded bottom edge.
    func rows(of item: SceneItem) -> Range<Int> {
        guard let edges = edges(of: item) else { return 0..<0 }
        let top = index(edges.lowerBound)
        return top..<max(top, index(edges.upperBound))
    }

    /// Returns the rows of a box among all rows.
    private func edges(of item: SceneItem) -> Range<Int>? {
        guard let top = rows[Self.key(item.bounds.top)],
            let bottom = rows[Self.key(item.bounds.bottom)]
        else { return nil }
        return top..<max(top, bottom)
    }

    private static func key(_ y: Double) -> Int {
        CellBounds.whole((y * 64).rounded())
    }
}

// MARK: - Rounding

extension SceneRows {
    /// A height that must be a number of rows below another.
    private struct Limit {
        let above: Int
        let distance: Int
    }

    private mutating func collect(
        _ item: SceneItem,
        in items: [SceneItem],
        _ limits: inout [Int: [Limit]]
    ) {
        let isBox = item.hasEdges
        let top = Self.key(isBox ? item.bounds.top : item.lineTop)
        let bottom = isBox ? Self.key(item.bounds.bottom) : top
        rows[top] = 0
        rows[bottom] = 0
        func limit(_ key: Int, below above: Int, by distance: Int) {
            guard key > above else { return }
            limits[key, default: []].append(Limit(above: above, distance: distance))
        }
        if let box = item.box, box.form == .frame {
            limit(bottom, below: top, by: max(1, box.rowAbove + box.rowBelow))
        }
        guard let holder = edgedHolder(of: item, in: items), let box = holder.box else { return }
        limit(top, below: Self.key(holder.bounds.top), by: box.rowAbove)
        let room = isBox ? box.rowBelow : box.rowBelow + 1
        limit(Self.key(holder.bounds.bottom), below: bottom, by: room)
    }

    /// Gives a low drawing, such as a bar, and what lies directly above or below it rows of their own.
    private func keepApart(
        _ above: SceneItem,
        _ item: SceneItem,
        _ limits: inout [Int: [Limit]]
    ) {
        guard above.isLowDrawing || item.isLowDrawing, !above.hasEdges, !item.hasEdges,
            above.holder == item.holder, above.bounds.bottom < item.bounds.top + 1,
            above.bounds.left < item.bounds.right, item.bounds.left < above.bounds.right
        else { return }
        let (upper, lower) = (Self.key(above.lineTop), Self.key(item.lineTop))
        if lower > upper { limits[lower, default: []].append(Limit(above: upper, distance: 1)) }
    }

    private func edgedHolder(of item: SceneItem, in items: [SceneItem]) -> SceneItem? {
        var next = item.holder
        while let place = next {
            if items[place].hasEdges { return items[place] }
            next = items[place].holder
        }
        return nil
    }

    private mutating func assignRows(_ limits: [Int: [Limit]]) {
        var shift = 0
        for key in rows.keys.sorted() {
            var row = CellBounds.whole((Double(key) / 1024 + 0.5).rounded(.down)) + shift
            for limit in limits[key] ?? [] {
                guard let above = rows[limit.above] else { continue }
                let least = above + limit.distance
                guard least > row else { continue }
                shift += least - row
                row = least
            }
            rows[key] = row
        }
    }
}

// MARK: - Leaving out empty rows

extension SceneRows {
    private mutating func keepRows(_ items: [SceneItem]) {
        var shown: [Int: Extent] = [:]
        var covers: [Range<Int>] = []
        func show(_ row: Int, _ extent: Extent) {
            shown[row] = shown[row].map { $0.joined(extent) } ?? extent
        }
        for item in items {
            if item.isTallDrawing, let edges = edges(of: item) {
                let height = item.bounds.height / Double(max(1, edges.count))
                for (place, row) in edges.enumerated() {
                    let top = item.bounds.top + Double(place) * height
                    show(row, Extent(top: top, bottom: top + height))
                }
                continue
            }
            switch item.box?.form {
            case .frame:
                guard let edges = edges(of: item), !edges.isEmpty else { continue }
                covers.append(edges)
                let top = Extent(top: item.bounds.top, bottom: item.bounds.top)
                if item.box?.isCutAbove == false { show(edges.lowerBound, top) }
                let bottom = Extent(top: item.bounds.bottom, bottom: item.bounds.bottom)
                if item.box?.isCutBelow == false { show(edges.upperBound - 1, bottom) }
            case .bar:
                if let edges = edges(of: item), !edges.isEmpty { covers.append(edges) }
            case .fill, .stroke: continue
            case .chip, .rule, nil:
                guard let row = rows[Self.key(item.lineTop)] else { continue }
                let bottom = item.lineTop + CellBounds.cellHeight
                show(row, Extent(top: item.lineTop, bottom: bottom))
            }
        }
        let sides = Self.joined(covers)
        var last: (row: Int, bottom: Double)?
        for (row, extent) in shown.sorted(by: { $0.key < $1.key }) {
            if let last, extent.top - last.bottom >= CellBounds.cellHeight / 2,
                let free = Self.firstFree(in: last.row + 1..<row, sides)
            {
                kept.append(free)
                extents.append(nil)
            }
            kept.append(row)
            extents.append(extent.top...max(extent.top, extent.bottom))
            last = (row, extent.bottom)
        }
    }

    /// The height of the items in a row, in points.
    private struct Extent {
        var top: Double
        var bottom: Double

        func joined(_ other: Extent) -> Extent {
            Extent(top: min(top, other.top), bottom: max(bottom, other.bottom))
        }
    }

    /// Returns the ranges in order, merging those that overlap.
    private static func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
        var joined: [Range<Int>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = joined.last, range.lowerBound <= last.upperBound {
                joined[joined.count - 1] =
                    last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                joined.append(range)
            }
        }
        return joined
    }

    /// Returns the first row of a gap that has no frame beside it.
    private static func firstFree(in gap: Range<Int>, _ sides: [Range<Int>]) -> Int? {
        guard !gap.isEmpty else { return nil }
        let next = sides.indices.partitioningIndex { sides[$0].upperBound > gap.lowerBound }
        guard next < sides.count, sides[next].contains(gap.lowerBound) else {
            return gap.lowerBound
        }
        let free = sides[next].upperBound
        return free < gap.upperBound ? free : nil
    }

    /// Returns the index of a row among those that stay, or of the next that stays.
    private func index(_ row: Int) -> Int {
        kept.indices.partitioningIndex { kept[$0] >= row }
    }
}

extension SceneBox {
    /// The number of rows of its upper edge.
    fileprivate var rowAbove: Int { hasUpperEdge ? 1 : 0 }

    /// The number of rows of its lower edge.
    fileprivate var rowBelow: Int { form == .frame && !isCutBelow ? 1 : 0 }
}

extension SceneItem {
    /// Whether it is a drawing in one row.
    fileprivate var isLowDrawing: Bool {
        guard case .glyph(let glyph) = kind, case .vector = glyph.image else { return false }
        return glyph.wholeFrame == nil
    }
}
