/// A relation as the solver reads it: an activity, and the range it should lie in.
///
/// Each variable occurs once, by index, and rows have an order of their own. What is computed from
/// sorted rows is the same to the last bit, whatever order they came in.
struct CanonicalRow {
    /// The variables of the terms; those beyond the count mean nothing.
    private(set) var variables = SIMD4<Int32>()
    /// The factors of the terms; those beyond the count mean nothing.
    private(set) var coefficients = SIMD4<Double>()
    private(set) var count = 0
    let low: Double
    let high: Double
    /// 1,000 is required, and the most.
    let strength: Double
    /// Equalities before ranges, few terms before many, then by variables.
    private var key: UInt64 = 0

    /// Whether the row must hold.
    var isRequired: Bool { strength >= 1000 }
    /// Whether the activity may have one value only.
    var isEquality: Bool { low == high }

    /// Creates the relation, unless it names an unknown variable or a number that is not finite.
    init?(_ row: LinearRow, variableCount: Int) {
        guard (0...4).contains(row.count), row.constant.isFinite, !row.strength.isNaN else {
            return nil
        }
        let (first, second, third, fourth) = row.terms
        low = row.relation == .lessThanOrEqual ? -.infinity : row.constant
        high = row.relation == .greaterThanOrEqual ? .infinity : row.constant
        strength = row.strength < 1000 ? row.strength : 1000
        let kind: UInt64 = row.relation == .equal ? 0 : 1
        variables = SIMD4(first.variable, second.variable, third.variable, fourth.variable)
        coefficients = SIMD4(
            first.coefficient,
            second.coefficient,
            third.coefficient,
            fourth.coefficient
        )
        for position in 0..<row.count {
            let term = LinearTerm(
                variable: variables[position],
                coefficient: coefficients[position]
            )
            guard isValid(term, variableCount) else { return nil }
            insert(term.variable, term.coefficient)
        }
        guard removeZeros() else { return nil }
        key = kind << 3 | UInt64(count)
        for position in 0..<4 {
            let variable = position < count ? variables[position] : 0
            key = key << 15 | UInt64(min(variable, 0x7FFF))
        }
    }

    /// Creates the relation that a variable has a value.
    init(variable: Int, equals value: Double) {
        variables = SIMD4(Int32(variable), 0, 0, 0)
        coefficients = SIMD4(1, 0, 0, 0)
        count = 1
        low = value
        high = value
        strength = 0
    }

    /// Whether the row comes before another: stronger ones first.
    func precedes(_ other: CanonicalRow) -> Bool {
        if strength != other.strength { return strength > other.strength }
        if key != other.key { return key < other.key }
        for position in 0..<count {
            if variables[position] != other.variables[position] {
                return variables[position] < other.variables[position]
            }
            if coefficients[position] != other.coefficients[position] {
                return coefficients[position] < other.coefficients[position]
            }
        }
        return low != other.low ? low < other.low : high < other.high
    }

    private func isValid(_ term: LinearTerm, _ variableCount: Int) -> Bool {
        term.variable >= 0 && term.variable < variableCount && term.coefficient.isFinite
    }

    /// Inserts a term in order; terms of the same variable become one.
    private mutating func insert(_ variable: Int32, _ coefficient: Double) {
        var position = count
        while position > 0, variables[position - 1] >= variable {
            position -= 1
            if variables[position] == variable {
                coefficients[position] += coefficient
                return
            }
        }
        var next = count
        while next > position {
            variables[next] = variables[next - 1]
            coefficients[next] = coefficients[next - 1]
            next -= 1
        }
        variables[position] = variable
        coefficients[position] = coefficient
        count += 1
    }

    /// Removes terms without effect, and returns whether the sums of the others are finite.
    private mutating func removeZeros() -> Bool {
        var kept = 0
        for position in 0..<count where coefficients[position] != 0 {
            guard coefficients[position].isFinite else { return false }
            variables[kept] = variables[position]
            coefficients[kept] = coefficients[position]
            kept += 1
        }
        count = kept
        return true
    }
}
