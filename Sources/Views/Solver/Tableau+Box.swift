/// Solving a level without the simplex method, where each of its lines moves with one column.
extension Tableau {
    /// Solves the level whose lines begin at an index, and removes them, or changes nothing.
    ///
    /// A line over one column is a range of that column. That is all there is to a level whose
    /// ranges have something in common, or each a column of its own.
    mutating func solveAsBox(from first: Int) -> Bool {
        var bounded: UInt64 = 0
        for line in 0..<first where quantities[lines[line].quantity].isBounded {
            bounded |= lines[line].columns
        }
        var missed: UInt64 = 0
        for line in first..<lines.count {
            let bits = lines[line].columns
            guard bits & bounded == 0, let column = onlyColumn(of: line),
                let index = columns[column]
            else { return false }
            quantities[index].wantedLow = quantities[index].low
            quantities[index].wantedHigh = quantities[index].high
        }
        var touched: UInt64 = 0
        for line in first..<lines.count {
            guard let column = onlyColumn(of: line), let index = columns[column] else {
                return false
            }
            let bit = Self.bit(column)
            let (low, high) = range(of: line, column)
            let (wantedLow, wantedHigh) = (
                max(low, quantities[index].wantedLow), min(high, quantities[index].wantedHigh)
            )
            if wantedLow <= wantedHigh + Quantity.tolerance(wantedHigh), missed & bit == 0 {
                quantities[index].wantedLow = min(wantedLow, wantedHigh)
                quantities[index].wantedHigh = wantedHigh
            } else {
                guard touched & bit == 0 else { return false }
                missed |= bit
                let nearest =
                    low > quantities[index].wantedHigh
                    ? quantities[index].wantedHigh : quantities[index].wantedLow
                quantities[index].wantedLow = nearest
                quantities[index].wantedHigh = nearest
            }
            touched |= bit
        }
        for line in (first..<lines.count).reversed() {
            if let column = onlyColumn(of: line), let index = columns[column] {
                quantities[index].low = quantities[index].wantedLow
                quantities[index].high = quantities[index].wantedHigh
                clamp(column)
            }
            remove(line: line)
        }
        return true
    }

    /// Narrows the column of a line to the line's range, or returns false if that leaves nothing.
    mutating func narrow(_ line: Int, _ column: Int) -> Bool {
        guard let index = columns[column] else { return false }
        let (low, high) = range(of: line, column)
        let newLow = max(low, quantities[index].low)
        let newHigh = min(high, quantities[index].high)
        guard newLow <= newHigh + Quantity.tolerance(newHigh) else { return false }
        quantities[index].low = min(newLow, newHigh)
        quantities[index].high = newHigh
        return true
    }

    /// Moves the quantity of a column into its bounds.
    mutating func clamp(_ column: Int) {
        guard let index = columns[column] else { return }
        let quantity = quantities[index]
        let nearest = min(max(quantity.value, quantity.low), quantity.high)
        move(column, by: nearest - quantity.value)
        quantities[index].value = nearest
        closeIfFixed(column)
    }

    /// Returns the column that a line moves with, if it is the only one.
    func onlyColumn(of line: Int) -> Int? {
        let bits = lines[line].columns
        guard bits != 0, bits & (bits &- 1) == 0 else { return nil }
        if width <= 64 { return bits.trailingZeroBitCount }
        var only: Int?
        var count = 0
        Self.forEachColumn(bits, of: width) { column in
            guard factors[line * width + column] != 0 else { return }
            only = column
            count += 1
        }
        return count == 1 ? only : nil
    }

    /// Returns the range of a column's quantity in which a line is where it is wanted.
    private func range(of line: Int, _ column: Int) -> (low: Double, high: Double) {
        let factor = factors[line * width + column]
        let quantity = quantities[lines[line].quantity]
        let value = columns[column].map { quantities[$0].value } ?? 0
        let low = value + (quantity.wantedLow - quantity.value) / factor
        let high = value + (quantity.wantedHigh - quantity.value) / factor
        return factor > 0 ? (low, high) : (high, low)
    }
}
