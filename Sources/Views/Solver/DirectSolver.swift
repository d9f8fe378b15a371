/// Solves systems of up to four variables without a tableau, where equalities leave one way to move.
///
/// Equalities remove variables as long as more than one is left. Every row that was passed meanwhile
/// has to hold, or nothing is solved; the others confine what is left, level by level.
struct DirectSolver {
    /// The most variables there can be.
    static let limit = 4

    /// Where the variables are if nothing moves.
    private var base = SIMD4<Double>()
    /// By how much the variables move with each thing that can move.
    private var moves = Moves()
    private var openCount: Int
    /// The range of the last thing that can move.
    private var low = -Double.infinity
    private var high = Double.infinity

    /// Returns what solves a system; none if it takes the other solver to know.
    ///
    /// The rows come strongest first, and of equal ones equalities first.
    static func solve(_ rows: [CanonicalRow], variableCount: Int) -> SIMD4<Double>? {
        guard variableCount > 0, variableCount <= limit else { return nil }
        var solver = DirectSolver(variableCount)
        return solver.solve(rows)
    }

    private init(_ variableCount: Int) {
        openCount = variableCount
        for variable in 0..<variableCount { moves[variable][variable] = 1 }
    }

    private mutating func solve(_ rows: [CanonicalRow]) -> SIMD4<Double>? {
        var position = 0
        while openCount > 1 {
            guard position < rows.count else { return nil }
            let row = rows[position]
            if row.isEquality {
                guard substitute(row, equals: row.low) else { return nil }
            } else if let value = row.value(with: rows[..<position]) {
                guard substitute(row, equals: value) else { return nil }
            }
            position += 1
        }
        // What else is wanted as much might be traded for what was kept.
        while position > 0, position < rows.count,
            rows[position].strength == rows[position - 1].strength
        {
            position += 1
        }
        for row in rows[..<position] {
            guard narrow(row, to: .keep) else { return nil }
        }
        while position < rows.count, rows[position].isRequired || !isFixed {
            let start = position
            let strength = rows[start].strength
            while position < rows.count, rows[position].strength == strength { position += 1 }
            let duty: Duty =
                rows[start].isRequired ? .keep : position == start + 1 ? .approach : .keepIfPossible
            for row in rows[start..<position] {
                guard narrow(row, to: duty) else { return nil }
            }
        }
        guard isFixed else { return nil }
        return base + moves[0] * high
    }

    /// Whether nothing can move any more.
    private var isFixed: Bool { high < .infinity && high - low <= Self.tolerance(high) }

    /// Lets one thing that can move follow the others so that a row has a value, or says that none can.
    private mutating func substitute(_ row: CanonicalRow, equals value: Double) -> Bool {
        let factors = row.factors
        let rest = value - (factors * base).sum()
        var best = 0
        var pivot = 0.0
        for index in 0..<openCount {
            let factor = (factors * moves[index]).sum()
            if factor.magnitude > pivot.magnitude { (best, pivot) = (index, factor) }
        }
        // What is decided already may hold or not; that is known to the other solver.
        guard pivot.magnitude > 1e-9 * row.size else { return false }
        let removed = moves[best] / pivot
        base += removed * rest
        openCount -= 1
        moves[best] = moves[openCount]
        for index in 0..<openCount {
            moves[index] -= removed * (factors * moves[index]).sum()
        }
        return true
    }

    /// What is to be done about a row.
    private enum Duty {
        /// It has to hold.
        case keep
        /// It has to hold unless nothing that moves changes it.
        case keepIfPossible
        /// It is alone at its level, and is kept as far as it can be.
        case approach
    }

    /// Narrows the range to that of a row, or says that the row is not kept as it should be.
    private mutating func narrow(_ row: CanonicalRow, to duty: Duty) -> Bool {
        let factors = row.factors
        let value = (factors * base).sum()
        let factor = (factors * moves[0]).sum()
        guard factor.magnitude > 1e-9 * row.size else {
            // Rounding alone leaves less; what is between the two is left to the other solver.
            guard factor.magnitude <= 1e-13 * row.size else { return false }
            return duty != .keep
                || value >= row.low - Self.tolerance(row.low)
                    && value <= row.high + Self.tolerance(row.high)
        }
        let (first, second) = ((row.low - value) / factor, (row.high - value) / factor)
        let (wantedLow, wantedHigh) = factor > 0 ? (first, second) : (second, first)
        let (newLow, newHigh) = (max(low, wantedLow), min(high, wantedHigh))
        if newLow <= newHigh + Self.tolerance(newHigh) {
            (low, high) = (min(newLow, newHigh), newHigh)
        } else {
            guard duty == .approach else { return false }
            let nearest = wantedLow > high ? high : low
            (low, high) = (nearest, nearest)
        }
        return true
    }

    private static func tolerance(_ value: Double) -> Double { 1e-9 * max(1, value.magnitude) }
}

extension DirectSolver {
    /// By how much the variables move with each thing that can.
    private struct Moves {
        private var first = SIMD4<Double>()
        private var second = SIMD4<Double>()
        private var third = SIMD4<Double>()
        private var fourth = SIMD4<Double>()

        subscript(index: Int) -> SIMD4<Double> {
            get {
                switch index {
                case 0: first
                case 1: second
                case 2: third
                default: fourth
                }
            }
            set {
                switch index {
                case 0: first = newValue
                case 1: second = newValue
                case 2: third = newValue
                default: fourth = newValue
                }
            }
        }
    }
}

extension CanonicalRow {
    /// The factor of each of the first four variables.
    fileprivate var factors: SIMD4<Double> {
        var factors = SIMD4<Double>()
        for position in 0..<count { factors[Int(variables[position])] = coefficients[position] }
        return factors
    }

    /// The value that is left if this range and an earlier one of the same sum both hold.
    fileprivate func value(with earlier: ArraySlice<CanonicalRow>) -> Double? {
        for other in earlier where other.count == count {
            guard other.low == high || other.high == low, other.variables == variables,
                other.coefficients == coefficients
            else { continue }
            return other.low == high ? high : low
        }
        return nil
    }

    /// The size of the largest factor.
    fileprivate var size: Double {
        var size = 0.0
        for position in 0..<count { size = max(size, coefficients[position].magnitude) }
        return size
    }
}
