@testable import Views

extension LinearRow {
    /// Creates a row from factors by variable.
    init(
        _ factors: [(Int, Double)],
        _ relation: ConstraintRelation,
        _ constant: Double,
        _ strength: Double = 1000
    ) {
        let none = LinearTerm(variable: 0, coefficient: 0)
        var terms = factors.map { LinearTerm(variable: Int32($0.0), coefficient: $0.1) }
        terms += Array(repeating: none, count: max(0, 4 - terms.count))
        self.init(
            terms: (terms[0], terms[1], terms[2], terms[3]),
            count: factors.count,
            relation: relation,
            constant: constant,
            strength: strength
        )
    }

    var usedTerms: [LinearTerm] {
        Array([terms.0, terms.1, terms.2, terms.3].prefix(count))
    }

    /// Returns the amount by which values violate the relation.
    func violation(_ values: [Double]) -> Double {
        let activity = usedTerms.reduce(0) { $0 + $1.coefficient * values[Int($1.variable)] }
        return switch relation {
        case .equal: (activity - constant).magnitude
        case .lessThanOrEqual: max(0, activity - constant)
        case .greaterThanOrEqual: max(0, constant - activity)
        }
    }
}

extension LinearSystem {
    /// Creates a system from its rows.
    init(_ variableCount: Int, _ rows: [LinearRow]) {
        self.init(variableCount: variableCount)
        self.rows = rows
    }
}
