/// Keeping what must hold.
extension Tableau {
    /// Keeps an equality by making one of its columns follow the others, or returns that it cannot.
    ///
    /// For columns without bounds.
    mutating func substitute(_ row: LinearRow) -> Bool {
        let quantity = quantities.count
        guard let line = append(row) else { return isKept }
        let column = pivot(of: line)
        let factor = factors[line * width + column]
        move(column, by: (row.low - quantities[quantity].value) / factor)
        quantities[quantity].value = row.low
        exchange(line, column)
        close(column)
        return true
    }

    /// Keeps ranges together, or returns that they cannot be kept.
    ///
    /// For columns without bounds.
    mutating func require(_ rows: ArraySlice<LinearRow>) -> Bool {
        let first = quantities.count
        var isKept = true
        for row in rows {
            if append(row) == nil, !self.isKept { isKept = false }
        }
        guard quantities.count > first else { return isKept }
        let slopes = minimize(from: first)
        if !isContent(from: first) { isKept = false }
        settle(slopes, from: first)
        return isKept
    }

    /// Keeps one more row beside those that are kept, or leaves it out.
    mutating func require(_ row: LinearRow) -> Bool {
        let first = quantities.count
        guard append(row) != nil else { return isKept }
        let slopes = minimize(from: first)
        guard isContent(from: first) else {
            remove(line: ~quantities[first].place)
            return false
        }
        settle(slopes, from: first)
        return true
    }

    /// Returns the column that is best expressed by the others.
    ///
    /// A factor of 1 or -1 keeps integers whole; else the largest loses least.
    private mutating func pivot(of line: Int) -> Int {
        if isLarge, let column = freshUnit(of: line) { return column }
        var best = 0
        var largest = 0.0
        var unit: Int?
        Self.forEachColumn(lines[line].columns, of: width) { column in
            let size = factors[line * width + column].magnitude
            if size > largest { (best, largest) = (column, size) }
            if size == 1 { unit = column }
        }
        if let unit, largest <= 16 { return unit }
        return best
    }

    /// Returns the last column with a factor of 1 or -1 that no line had yet, so that keeping the row changes no
    /// other line; nil if no column has one, or if another factor is much larger.
    ///
    /// Without it, chains of hundreds of views would fill the tableau with sums of all of them.
    private mutating func freshUnit(of line: Int) -> Int? {
        var unit: Int?
        var largest = 0.0
        let start = line * width
        Self.forEachColumn(lines[line].columns, of: width) { column in
            let size = factors[start + column].magnitude
            guard size > 0 else { return }
            largest = max(largest, size)
            if size == 1, !shared[column], column > unit ?? -1 { unit = column }
            shared[column] = true
        }
        return largest <= 16 ? unit : nil
    }
}
