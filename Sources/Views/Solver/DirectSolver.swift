/// Solves systems of up to eight variables without a tableau, where what can move is confined by itself.
///
/// Every variable is a sum of ways to move. An equality removes one of its ways; the range of a sum
/// becomes that of a way, which then is the sum; and level by level rows narrow the ways. What joins
/// ways that are all confined is put aside: if it holds in the end, it had nothing to say, as what is
/// best without a row and keeps it is best with it. If not, nothing is solved.
///
/// One that is kept uses its memory again.
struct DirectSolver {
    /// The most variables there can be.
    static let limit = 8

    /// The entries of each variable and of the direction of the same number.
    private var entries: [DirectionEntry] = []
    /// The values of the variables if nothing moves.
    private var base = SIMD8<Double>()
    /// The ways that can still move, and those that are confined; a bit each.
    private var open = DirectionSet()
    private var confined = DirectionSet()
    /// The ways that rows of the level narrowed, and those that such a row could not.
    private var touched = DirectionSet()
    private var missed = DirectionSet()
    /// The variables that are a way each, of the same number.
    private var plain = DirectionSet()
    /// Whether rows of the level removed ways.
    private var isBound = false
    /// The rows that were put aside, and those that need not hold; a bit each.
    private var aside: UInt64 = 0
    private var waived: UInt64 = 0

    /// Appends the solution of a system, or returns false if only the other solver can decide.
    ///
    /// The rows come strongest first, and of equal ones equalities first.
    mutating func solve(
        _ rows: [LinearRow],
        variableCount: Int,
        into values: inout [Double]
    ) -> Bool {
        guard (1...Self.limit).contains(variableCount), rows.count < 64 else { return false }
        start(variableCount)
        var position = 0
        while position < rows.count, !open.isEmpty || rows[position].isRequired {
            let strength = rows[position].strength
            repeat {
                guard take(rows[position], at: position, after: rows[..<position]) else {
                    return false
                }
                position += 1
            } while position < rows.count && rows[position].strength == strength
            guard endLevel() else { return false }
        }
        for variable in 0..<variableCount where !open.isEmpty {
            let row = LinearRow(variable: variable, equals: 0)
            guard take(row, at: rows.count, after: []), endLevel() else { return false }
        }
        guard open.isEmpty, hold(rows[..<position]) else { return false }
        values.reserveCapacity(Self.limit)
        for variable in 0..<variableCount { values.append(base[variable]) }
        return true
    }

    private mutating func start(_ variableCount: Int) {
        entries.removeAll(keepingCapacity: true)
        entries.reserveCapacity(Self.limit)
        for variable in 0..<variableCount {
            var entry = DirectionEntry()
            entry.moves[variable] = 1
            entry.movers.insert(variable)
            entries.append(entry)
        }
        base = SIMD8()
        open = DirectionSet(first: variableCount)
        confined = DirectionSet()
        touched = DirectionSet()
        missed = DirectionSet()
        plain = open
        isBound = false
        aside = 0
        waived = 0
    }

    /// Applies a row, or returns that it cannot.
    private mutating func take(
        _ row: LinearRow,
        at position: Int,
        after earlier: ArraySlice<LinearRow>
    ) -> Bool {
        if row.count == 1, case let way = Int(row.variables[0]), plain.contains(way) {
            let factor = row.coefficients[0]
            return narrow(way, row.low / factor, row.high / factor, by: row, at: position)
        }
        guard let sum = sum(of: row) else { return false }
        guard let way = sum.ways.first else {
            // What nothing moves must hold if it is required, or might be traded for what removed its ways;
            // else it makes no difference.
            if row.holds(sum.value) { return true }
            waived |= 1 << UInt64(position)
            return !row.isRequired && !isBound
        }
        if sum.ways.isSingle {
            let factor = sum.factors[way]
            return narrow(
                way,
                (row.low - sum.value) / factor,
                (row.high - sum.value) / factor,
                by: row,
                at: position
            )
        }
        let free = sum.ways.subtracting(confined)
        if row.isEquality { return remove(sum.largest(of: free), of: sum, equals: row.low) }
        guard free.isEmpty else {
            replace(sum.largest(of: free), by: sum, row)
            return true
        }
        if let value = row.value(with: earlier) {
            return remove(sum.largest(of: free), of: sum, equals: value)
        }
        aside |= 1 << UInt64(position)
        return true
    }

    /// Returns the sum of a row; nil if rounding makes it doubtful which variables move it.
    private func sum(of row: LinearRow) -> DirectionSum? {
        var sum = DirectionSum()
        var size = 0.0
        for position in 0..<row.count {
            let (variable, coefficient) = (Int(row.variables[position]), row.coefficients[position])
            sum.value += coefficient * base[variable]
            sum.factors += coefficient * entries[variable].moves
            size = max(size, coefficient.magnitude)
        }
        for way in open {
            let factor = sum.factors[way].magnitude
            if factor > 1e-9 * size {
                sum.ways.insert(way)
            } else {
                // Rounding alone leaves less; values between the two are left to the other solver.
                guard factor <= 1e-13 * size else { return nil }
                sum.factors[way] = 0
            }
        }
        return sum
    }

    /// Narrows a way to the range between two ends, or returns that the range is not kept.
    private mutating func narrow(
        _ way: Int,
        _ first: Double,
        _ second: Double,
        by row: LinearRow?,
        at position: Int
    ) -> Bool {
        let (wantedLow, wantedHigh) = (min(first, second), max(first, second))
        let range = entries[way].range
        let (newLow, newHigh) = (max(range.low, wantedLow), min(range.high, wantedHigh))
        confined.insert(way)
        if newLow <= newHigh + LinearRow.tolerance(newHigh), !missed.contains(way) {
            entries[way].range = DirectionRange(low: min(newLow, newHigh), high: newHigh)
            touched.insert(way)
            return true
        }
        // A row that is alone with its way at its level is kept as far as it can be.
        guard let row, !row.isRequired, !touched.contains(way) else { return false }
        let nearest = wantedLow > range.high ? range.high : range.low
        entries[way].range = DirectionRange(low: nearest, high: nearest)
        touched.insert(way)
        missed.insert(way)
        waived |= 1 << UInt64(position)
        return true
    }

    /// Makes a way depend on the others so that a sum has a value.
    private mutating func remove(_ way: Int, of sum: DirectionSum, equals value: Double) -> Bool {
        let others = sum.others(than: way)
        let shift = (value - sum.value) / sum.factors[way]
        change(way, follows: others, sum.ways, shift, remaining: 0)
        open.remove(way)
        isBound = true
        guard confined.contains(way) else { return true }
        let rest = sum.ways.subtracting(DirectionSet(way))
        guard rest.isSingle, let other = rest.first else {
            // What confined the way now joins several, and has to hold in the end.
            aside = .max
            return true
        }
        let factor = others[other]
        let range = entries[way].range
        let (first, second) = ((shift - range.low) / factor, (shift - range.high) / factor)
        return narrow(other, first, second, by: nil, at: 0)
    }

    /// Replaces a way that is not confined yet by a sum that contains it.
    private mutating func replace(_ way: Int, by sum: DirectionSum, _ row: LinearRow) {
        let factor = sum.factors[way]
        let others = sum.others(than: way)
        change(way, follows: others, sum.ways, -sum.value / factor, remaining: 1 / factor)
        entries[way].range = DirectionRange(low: row.low, high: row.high)
        confined.insert(way)
        touched.insert(way)
    }

    /// Moves everything that moves with a way by a distance, less the parts of others, of some ways.
    private mutating func change(
        _ way: Int,
        follows others: SIMD8<Double>,
        _ ways: DirectionSet,
        _ shift: Double,
        remaining: Double
    ) {
        let movers = entries[way].movers
        for variable in movers {
            let factor = entries[variable].moves[way]
            guard factor != 0 else { continue }
            plain.remove(variable)
            base[variable] += factor * shift
            entries[variable].moves -= factor * others
            entries[variable].moves[way] = factor * remaining
        }
        for other in ways where other != way {
            entries[other].movers.formUnion(movers)
        }
    }

    /// Moves everything that moves with a way to the end at which the way stays.
    private mutating func fix(_ way: Int, at end: Double) {
        for variable in entries[way].movers {
            let factor = entries[variable].moves[way]
            guard factor != 0 else { continue }
            plain.remove(variable)
            base[variable] += factor * end
            entries[variable].moves[way] = 0
        }
        open.remove(way)
    }

    /// Fixes the ways that have no room left, or returns that rows of the level might be traded for others.
    private mutating func endLevel() -> Bool {
        guard missed.isEmpty || !isBound else { return false }
        for way in touched where open.contains(way) {
            let range = entries[way].range
            let end = range.high
            guard end < .infinity, end - range.low <= LinearRow.tolerance(end) else { continue }
            fix(way, at: end)
        }
        touched = DirectionSet()
        missed = DirectionSet()
        isBound = false
        return true
    }

    /// Whether all of the rows hold that were put aside.
    private func hold(_ rows: ArraySlice<LinearRow>) -> Bool {
        let doubtful = aside & ~waived
        guard doubtful != 0 else { return true }
        for (position, row) in rows.enumerated() where doubtful >> UInt64(position) & 1 == 1 {
            var value = 0.0
            for term in 0..<row.count {
                value += row.coefficients[term] * base[Int(row.variables[term])]
            }
            guard row.holds(value) else { return false }
        }
        return true
    }
}

extension LinearRow {
    fileprivate static func tolerance(_ value: Double) -> Double {
        1e-9 * max(1, value.magnitude)
    }

    /// Whether a value is in the range.
    fileprivate func holds(_ value: Double) -> Bool {
        value >= low - Self.tolerance(low) && value <= high + Self.tolerance(high)
    }

    /// The value that is left if this range and an earlier one of the same sum both hold.
    fileprivate func value(with earlier: ArraySlice<LinearRow>) -> Double? {
        for other in earlier where other.count == count {
            guard other.low == high || other.high == low, other.variables == variables,
                other.coefficients == coefficients
            else { continue }
            return other.low == high ? high : low
        }
        return nil
    }
}
