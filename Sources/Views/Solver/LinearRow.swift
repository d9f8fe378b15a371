/// `c1·x1 + … + c4·x4 relation constant`, with at most four terms: a sum, and the range it should lie in.
///
/// Each variable occurs once, by index, and rows have an order of their own. What is computed from
/// sorted rows is the same to the last bit, whatever order they came in.
struct LinearRow {
    /// The variables of the terms; those beyond the count mean nothing.
    private(set) var variables = SIMD4<Int32>()
    /// The factors of the terms; those beyond the count mean nothing.
    var coefficients = SIMD4<Double>()
    private(set) var count = 0
    let relation: ConstraintRelation
    var constant: Double
    /// 1,000 is required, and the most; the others are kept as far as stronger ones allow.
    var strength: Double
    /// Equalities before ranges, few terms before many, then by variables.
    private var key: UInt64 = 0

    /// Creates a relation of a sum without terms.
    init(_ relation: ConstraintRelation, _ constant: Double, strength: Double) {
        self.relation = relation
        self.constant = constant
        self.strength = min(strength, 1000)
    }

    /// Creates the relation that a variable has a value.
    init(variable: Int, equals value: Double) {
        self.init(.equal, value, strength: 0)
        add(1, variable)
    }

    var low: Double { relation == .lessThanOrEqual ? -.infinity : constant }
    var high: Double { relation == .greaterThanOrEqual ? .infinity : constant }
    /// Whether the row must hold.
    var isRequired: Bool { strength >= 1000 }
    /// Whether the sum may have one value only.
    var isEquality: Bool { relation == .equal }

    /// Adds a multiple of a variable to the sum.
    mutating func add(_ coefficient: Double, _ variable: Int) {
        let variable = Int32(truncatingIfNeeded: variable)
        var position = count
        while position > 0, variables[position - 1] >= variable {
            position -= 1
            if variables[position] == variable { return coefficients[position] += coefficient }
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

    /// Returns the row without terms that have no effect, ready to be compared; nil if it names an unknown variable or
    /// a number that is not finite.
    func prepared(variableCount: Int) -> LinearRow? {
        guard constant.isFinite, !strength.isNaN else { return nil }
        var row = self
        row.count = 0
        for position in 0..<count {
            let (variable, coefficient) = (variables[position], coefficients[position])
            guard variable >= 0, variable < variableCount, coefficient.isFinite else { return nil }
            guard coefficient != 0 else { continue }
            row.variables[row.count] = variable
            row.coefficients[row.count] = coefficient
            row.count += 1
        }
        row.key = (isEquality ? 0 : 1) << 3 | UInt64(row.count)
        for position in 0..<4 {
            let variable = position < row.count ? row.variables[position] : 0
            row.key = row.key << 15 | UInt64(min(variable, 0x7FFF))
        }
        return row
    }

    /// Whether the row comes before another: stronger ones first.
    func precedes(_ other: LinearRow) -> Bool {
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
}
